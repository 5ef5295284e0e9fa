/// The tests of bars in other apps for Apple's platforms.
enum ApplePeerTests {
    static let table = CaseTable(
        source: .applePeerTests,
        title: "Tests of bars in other apps for Apple's platforms",
        credits: "",
        ids: [],
        cases: start + fits + program + jitter + holds + forced + lifecycle,
        shown: [],
        leftOut: [])
}
