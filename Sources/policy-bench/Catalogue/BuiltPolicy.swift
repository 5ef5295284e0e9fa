import BarPolicies
import BarPoliciesTesting

/// A policy that was made from an expression, in the forms in which it is used.
struct BuiltPolicy: Sendable {
    /// For replaying, and as a part of a composition.
    let erased: AnyVisibilityPolicy
    /// The policy as it prints itself.
    let text: String
    /// For measuring: the policy's own type, not erased.
    let loop: TimedLoop
    /// For comparing: not erased either.
    let compared: ComparedPolicy

    init<Policy: VisibilityPolicy>(_ policy: Policy) {
        erased = AnyVisibilityPolicy(policy)
        text = erased.description
        loop = TimedLoop(policy)
        compared = ComparedPolicy(policy)
    }
}
