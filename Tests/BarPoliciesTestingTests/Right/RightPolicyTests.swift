import BarPolicies
import BarPoliciesTesting
import Testing

/// The kit never cries wolf.
@Suite struct RightPolicyTests {
    @Test(arguments: RightPolicy.custom + RightPolicy.policies + RightPolicy.presets + RightPolicy.combinators)
    func passes(policy: RightPolicy) throws {
        let report = policy.conformance.report()
        #expect(report.passes, "\(report)")
        #expect(report.unneededWaivers.isEmpty, "\(report)")
    }

    @Test(arguments: RightPolicy.modifiers)
    func modifierPasses(policy: RightPolicy) throws {
        let report = policy.conformance.report()
        #expect(report.passes, "\(report)")
        #expect(report.unneededWaivers.isEmpty, "\(report)")
    }

    /// Compositions that nobody thought of. What they promise is not known, so only what holds for all policies is asked.
    @Test(arguments: UInt64(0)..<200)
    func randomCompositionPasses(seed: UInt64) {
        let conformance = PolicyConformance { RandomComposition(seed: seed).policy }
            .seed(seed).traces(Thoroughness.isThorough ? PolicyConformance.usualTraceCount : 10)
        let report = conformance.report(PolicyLaw.all.filter { !$0.isDeclarable })
        #expect(report.passes, "\(report)")
    }
}
