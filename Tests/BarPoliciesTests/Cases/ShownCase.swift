/// A case about values rather than scripts, shown by a test of its own.
struct ShownCase: Sendable {
    let id: String
    let source: CaseSource
    let kind: BehaviourCase.Kind
    /// What holds, in one sentence.
    let meaning: String
    /// The suite and the function that show it: `BarSectionsTests.rowsGoOneAfterTheOther`.
    let test: String

    init(_ id: String, _ source: CaseSource, _ kind: BehaviourCase.Kind, _ meaning: String, test: String) {
        self.id = id
        self.source = source
        self.kind = kind
        self.meaning = meaning
        self.test = test
    }

    /// The id that the row covers.
    var covers: String { CaseTable.plainID(id) }
}
