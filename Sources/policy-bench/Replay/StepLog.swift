import BarPolicies

/// A policy that notes the step it is shown and otherwise does what the policy inside does.
///
/// The driver shows every step to its policy, so that what is noted is what the driver saw and nothing else.
struct LoggingPolicy<Policy: VisibilityPolicy>: VisibilityPolicy {
    var policy: Policy
    let log: StepLog

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        log.step = step
        return policy.decide(step)
    }
}

/// The last step; shared by all copies of the policy that notes it. Used by one thread.
final class StepLog: @unchecked Sendable {
    var step: ScrollStep?
}
