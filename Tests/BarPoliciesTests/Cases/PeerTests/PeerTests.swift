import BarPolicies

/// The behaviour tests of other open-source bars.
enum PeerTests {
    static let table = CaseTable(
        source: .peerTests,
        title: "Tests of other open-source bars",
        credits: """
            What the projects' own tests state, by prefix: **CC** Chromium's compositor, **CI** Chrome for iOS, \
            **HR** headroom.js, **RH** react-headroom, **AL** Material Components for Android, **FI** Firefox for iOS, \
            **DD** DuckDuckGo for iOS; **N** what none of them tests.
            """,
        ids: CaseTable.ids("CC", 37) + CaseTable.ids("CI", 20) + CaseTable.ids("HR", 16) + CaseTable.ids("RH", 18)
            + CaseTable.ids("AL", 37) + CaseTable.ids("FI", 24) + CaseTable.ids("DD", 6) + CaseTable.ids("N", 10),
        cases: chromium + chromiumReleases + chromiumLengths + chromeIOS + chromeIOSGuards + headroom + reactHeadroom
            + appBarLayout + appBarSnapping + firefox + firefoxRules + duckDuckGo + untested,
        shown: shown,
        leftOut: leftOut)

    /// A row of this collection.
    static func row(
        _ id: String, _ kind: BehaviourCase.Kind, _ policy: some VisibilityPolicy, _ meaning: String, _ script: String
    ) -> BehaviourCase {
        BehaviourCase(id, .peerTests, kind, policy, meaning, script)
    }
}
