import BarPolicies

/// A policy behind `any VisibilityPolicy`: what the language offers where `AnyVisibilityPolicy` is not used.
struct ExistentialPolicy: VisibilityPolicy {
    var policy: any VisibilityPolicy

    mutating func decide(_ step: ScrollStep) -> BarDecision? { policy.decide(step) }
}
