// The kit in a plain program: no test framework, and its word is the exit status.
import BarPolicies
import BarPoliciesTesting

/// Takes every displacement for scrolling, the program's too.
struct HidesOnAJump: VisibilityPolicy {
    func decide(_ step: ScrollStep) -> BarDecision? {
        if step.displacement > 0 { return .hide(because: "went down") }
        return step.displacement < 0 || step.isAtStart ? .show(because: "went up, or at the start") : nil
    }
}

let right = PolicyConformance { StickyHeaderPolicy() }.tolerance(8).report()
print(right)
precondition(right.passes, "A right policy passes.")

let wrong = PolicyConformance { HidesOnAJump() }.traces(4).report()
print(wrong)
precondition(wrong.failures.contains { $0.law == .l7 }, "A wrong one does not.")
