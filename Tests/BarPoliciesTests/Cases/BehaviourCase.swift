import Testing

/// A behaviour that users or tests of other apps asked for, as a script that can be played.
///
/// The ids name where a case comes from: `apple-reports` and `other-reports` are users' reports about bars on Apple
/// platforms and elsewhere, `peers` and `apple-peers` the tests of other open-source bars. Scripts are ours.
struct BehaviourCase: Sendable, CustomTestStringConvertible {
    enum Class: String, CaseIterable, Sendable {
        case bounce, start, fits, layout, program, jitter, refresh, holds, forced, lifecycle
    }

    let id: String
    let kind: Class
    /// What the case is about, in one sentence.
    let meaning: String
    let policy: CasePolicy
    /// The one-line notation, with expectations.
    let script: String

    init(_ id: String, _ kind: Class, _ policy: CasePolicy, _ meaning: String, _ script: String) {
        self.id = id
        self.kind = kind
        self.meaning = meaning
        self.policy = policy
        self.script = script
    }

    var testDescription: String { "\(id): \(meaning)" }
}

extension BehaviourCase {
    static let all =
        bounce + start + fits + layout + program + jitter + thresholds + refresh + holds + forced + lifecycle
}
