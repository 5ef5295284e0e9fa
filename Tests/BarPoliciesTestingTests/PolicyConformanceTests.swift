import BarPolicies
import BarPoliciesTesting
import Testing

/// Asking the kit about a policy.
@Suite struct PolicyConformanceTests {
    @Test(arguments: PolicyLaw.all)
    func theStickyHeaderKeepsEveryLaw(law: PolicyLaw) throws {
        try PolicyConformance { StickyHeaderPolicy() }.tolerance(8).verify(law)
    }

    @Test func aPolicyThatForgetsTheStartBreaksLaws() {
        let report = PolicyConformance { ForgetsTheStart() }.report()
        print(report)
        #expect(!report.passes)
    }
}

struct ForgetsTheStart: VisibilityPolicy {
    func decide(_ step: ScrollStep) -> BarDecision? {
        step.travel > 0 ? .hide(because: "scrolled down") : nil
    }
}
