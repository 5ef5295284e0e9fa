import BarPolicies
import BarPoliciesTesting
import Testing

/// The kit never cries wolf.
@Suite struct RightPolicyTests {
    @Test func thereAreManyOfThem() {
        #expect(RightPolicy.custom.count >= 12)
    }

    @Test(
        arguments: RightPolicy.custom + RightPolicy.policies + RightPolicy.presets + RightPolicy.combinators
            + RightPolicy.modifiers)
    func passes(policy: RightPolicy) {
        let report = policy.conformance.traces(Thoroughness.traceCount).report()
        #expect(report.passes, "\(report)")
        #expect(report.unneededWaivers.isEmpty, "\(report)")
    }

    /// Compositions that nobody thought of. What they promise is not known, so only what holds for all policies is asked.
    @Test(arguments: UInt64(0)..<(Thoroughness.isThorough ? 200 : 20))
    func randomCompositionPasses(seed: UInt64) {
        let conformance = PolicyConformance { RandomComposition(seed: seed).policy }
            .seed(seed).traces(Thoroughness.isThorough ? 400 : 20)
        let report = conformance.report(PolicyLaw.all.filter { !$0.isDeclarable })
        #expect(report.passes, "\(report)")
    }
}

extension Thoroughness {
    /// How many sessions a right policy plays.
    fileprivate static var traceCount: Int { isThorough ? PolicyConformance.usualTraceCount : 20 }
}
