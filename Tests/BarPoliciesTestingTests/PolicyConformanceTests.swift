import BarPolicies
import BarPoliciesTesting
import Testing

/// Asking the kit about a policy, one test case a law.
@Suite struct PolicyConformanceTests {
    @Test(arguments: PolicyLaw.all)
    func theStickyHeaderKeeps(law: PolicyLaw) throws {
        try PolicyConformance { StickyHeaderPolicy() }.tolerance(8).verify(law)
    }

    @Test func whatItIsToldIsRemembered() {
        let conformance = PolicyConformance { FixedPolicy() }
            .tolerance(4).stops(1, 0.5).traces(12).seed(99)
            .declaring(.l16, "it never hides").waiving(.l5, because: "time")
        #expect(conformance.tolerance == 4)
        #expect(conformance.stops == [0.5, 1])
        #expect(conformance.traceCount == 12)
        #expect(conformance.seed == 99)
        #expect(conformance.declarations == [.l16: "it never hides"])
        #expect(conformance.waivers == [.l5: "time"])
    }

    @Test func oneLawIsLookedAtAlone() {
        let report = PolicyConformance { StickyHeaderPolicy() }.traces(4).report([.l7])
        #expect(report.findings.map(\.law) == [.l7])
        #expect(report[.l8] == nil)
    }
}
