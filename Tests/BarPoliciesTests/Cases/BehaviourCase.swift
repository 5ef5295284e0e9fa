import BarPolicies
import Testing

/// A behaviour that users or tests of other systems asked for, as a script that can be played.
///
/// Scripts and wording are ours; ids are those of the collection that a case comes from.
struct BehaviourCase: Sendable, CustomTestStringConvertible {
    enum Kind: String, CaseIterable, Sendable {
        case bounce, start, end, fits, layout, program, jitter, refresh, holds, forced, lifecycle
        case following, release, lengths, several, time
    }

    /// The id in its collection; a word in brackets tells several rows for one id apart: `CC-07 (2)`.
    let id: String
    let source: CaseSource
    let kind: Kind
    /// Prints itself as an expression.
    let policy: AnyVisibilityPolicy
    /// What happens, in one sentence.
    let meaning: String
    /// The one-line notation, with expectations.
    let script: String

    init(
        _ id: String, _ source: CaseSource, _ kind: Kind, _ policy: some VisibilityPolicy, _ meaning: String,
        _ script: String
    ) {
        self.id = id
        self.source = source
        self.kind = kind
        self.policy = AnyVisibilityPolicy(policy)
        self.meaning = meaning
        self.script = script
    }

    /// The id that the row covers.
    var covers: String { CaseTable.plainID(id) }

    var testDescription: String { "\(id): \(meaning)" }
}
