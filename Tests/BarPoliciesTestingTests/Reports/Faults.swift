import BarPolicies

// The faults whose reports are compared whole.

/// Hides whenever the position grows, whoever did it.
struct HidesWhereverItGrows: VisibilityPolicy {
    func decide(_ step: ScrollStep) -> BarDecision? {
        if step.isAtStart { return .show(because: "at the start") }
        if step.position > step.previousPosition { return .hide(because: "further down") }
        return step.position < step.previousPosition ? .show(because: "further up") : nil
    }
}

/// Hides on large steps alone.
struct HidesOnLargeSteps: VisibilityPolicy {
    func decide(_ step: ScrollStep) -> BarDecision? {
        if step.isAtStart { return .show(because: "at the start") }
        if step.travel > 16 { return .hide(because: "a large step") }
        return step.travel < 0 ? .show(because: "scrolled up") : nil
    }
}
