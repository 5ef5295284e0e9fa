import BarPolicies

// Policies to which it matters how often the scroller reports: L12.

/// More than 8 points in one event.
struct MeasuresEvents: VisibilityPolicy {
    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.isAtStart { return .show(because: "at the start") }
        if step.travel > 8 { return .hide(because: "scrolled down") }
        return step.travel < -8 ? .show(because: "scrolled up") : nil
    }
}

/// Five events of one way, however small.
struct CountsEvents: VisibilityPolicy {
    var count = 0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.isAtStart { return .show(because: "at the start") }
        if step.travel > 0 { count = max(count, 0) + 1 }
        if step.travel < 0 { count = min(count, 0) - 1 }
        guard step.travel != 0, abs(count) >= 5 else { return nil }
        return count > 0 ? .hide(because: "five steps down") : .show(because: "five steps up")
    }
}

/// Sums travel up and leaves out what is less than a point, as noise.
struct LeavesOutSmallSteps: VisibilityPolicy {
    var sum = 0.0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.isAtStart { return .show(because: "at the start") }
        guard abs(step.travel) >= 2 else { return nil }
        sum = step.travel * sum > 0 ? sum + step.travel : step.travel
        if sum > 20 { return .hide(because: "scrolled down") }
        return sum < -20 ? .show(because: "scrolled up") : nil
    }
}

/// Rounds every event's travel to whole points before it sums.
struct RoundsEveryStep: VisibilityPolicy {
    var sum = 0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.isAtStart { return .show(because: "at the start") }
        guard step.travel != 0 else { return nil }
        let points = Int(step.travel)
        sum = points * sum >= 0 ? sum + points : points
        if sum > 30 { return .hide(because: "scrolled down") }
        return sum < -30 ? .show(because: "scrolled up") : nil
    }
}

/// Smooths the way by a tenth with every event, so that twice the events are twice as stiff.
struct SmoothsByTheEvent: VisibilityPolicy {
    var smooth = 0.0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.isAtStart { return .show(because: "at the start") }
        smooth += (step.travel - smooth) * 0.1
        guard step.travel != 0 else { return nil }
        if smooth > 2 { return .hide(because: "scrolled down") }
        return smooth < -2 ? .show(because: "scrolled up") : nil
    }
}

/// A speed per event instead of per second: at 120 Hz everything is slow.
struct TakesTravelForSpeed: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard let decision = rule.decide(step) else { return nil }
        return decision.exposure == 1 || step.travel > 15 ? decision : nil
    }
}
