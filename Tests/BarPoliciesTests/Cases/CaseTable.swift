/// A collection of behaviours that cases come from.
enum CaseSource: String, CaseIterable, Sendable {
    case peerTests, applePeerTests, otherReports, appleReports
}

/// One collection: the ids in it, and what became of each.
struct CaseTable: Sendable {
    let source: CaseSource
    /// What the collection is, as a heading.
    let title: String
    /// Which projects it is about, as sentences.
    let credits: String
    /// All ids of the collection, in its order.
    let ids: [String]
    let cases: [BehaviourCase]
    let shown: [ShownCase]
    let leftOut: [LeftOutCase]

    static let all = [PeerTests.table, ApplePeerTests.table, OtherReports.table, AppleReports.table]

    /// The ids `CC-01` ... `CC-37`.
    static func ids(_ prefix: String, _ count: Int) -> [String] {
        (1...count).map { "\(prefix)-\($0 < 10 ? "0" : "")\($0)" }
    }

    /// An id without the words in brackets that tell rows apart.
    static func plainID(_ id: String) -> String {
        guard id.hasSuffix(")"), let bracket = id.lastIndex(of: "(") else { return id }
        return id[..<bracket].trimmingSuffix(" ")
    }
}

extension Substring {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        var text = self
        while text.last == character { text.removeLast() }
        return String(text)
    }
}
