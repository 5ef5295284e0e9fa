/// A case that the package does not follow.
struct LeftOutCase: Sendable {
    let id: String
    let source: CaseSource
    /// Why, in one sentence.
    let reason: String

    init(_ id: String, _ source: CaseSource, _ reason: String) {
        self.id = id
        self.source = source
        self.reason = reason
    }
}
