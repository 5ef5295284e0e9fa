import BarPolicies

/// Passes a policy's decisions on, and counts what breaks the contract.
struct Witness<Policy: VisibilityPolicy>: VisibilityPolicy {
    var policy: Policy
    /// Decisions to lower a bar that rests shown, on a step without travel.
    var hidesWithoutTravel = 0
    /// The last step seen.
    var step: ScrollStep?
    /// What was said on it.
    var said: BarDecision?

    init(_ policy: Policy) { self.policy = policy }

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        said = policy.decide(step)
        self.step = step
        if let said, said.exposure < 1, step.bar.isShown, step.travel == 0 { hidesWithoutTravel += 1 }
        return said
    }
}
