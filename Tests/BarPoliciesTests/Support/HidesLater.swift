import BarPolicies

/// Hides after a while on the way down, and shows at once on the way up.
struct HidesLater: VisibilityPolicy {
    var delay = 0.5
    var shows = BarMotion.immediate

    func decide(_ step: ScrollStep) -> BarDecision? {
        if step.travel < 0 { return .show(shows, because: "up") }
        guard step.travel > 0 else { return nil }
        var decision = BarDecision.hide(.immediate, because: "later")
        decision.delay = delay
        return decision
    }
}
