import BarPolicies

/// L11: every child of a combinator sees every step.
///
/// The children write down what they see; each speaks on some steps and is silent on others.
struct ChildrenSeeEveryStep {
    let combine: @Sendable (AnyVisibilityPolicy, AnyVisibilityPolicy) -> AnyVisibilityPolicy

    func complaint() -> Complaint? { nil }
}
