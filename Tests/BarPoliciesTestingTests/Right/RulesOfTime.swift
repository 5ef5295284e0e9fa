import BarPolicies

// Unusual policies of time and speed that are right.

/// Hides when nothing was scrolled for two seconds; any scrolling brings the bar back.
struct HidesAfterAPause: VisibilityPolicy {
    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.isAtStart { return .show(because: "at the start") }
        if step.travel != 0 { return .show(because: "scrolled") }
        guard step.bar.target == 1, step.phase == .idle else { return nil }
        var decision = BarDecision.hide(because: "nobody scrolls")
        decision.delay = 2
        return decision
    }
}

/// Hides at most once in half a second of the samples' time.
struct HidesSeldom: VisibilityPolicy {
    var rule = StickyHeaderPolicy()
    var lastHiding: Double?

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard let decision = rule.decide(step) else { return nil }
        guard decision.exposure == 0, step.bar.target > 0 else { return decision }
        if let lastHiding, step.time - lastHiding < 0.5 { return nil }
        lastHiding = step.time
        return decision
    }
}

/// Hides late, shows at once.
struct HidesLate: VisibilityPolicy {
    var distance = ScrollDistance(from: .turn, down: 8, up: 8)

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let way = distance.advance(by: step)
        if step.isAtStart { return .show(because: "at the start") }
        switch way {
        case .up: return .show(because: "scrolled up")
        case .down:
            var decision = BarDecision.hide(because: "scrolled down a while ago")
            decision.delay = 0.3
            return decision
        case nil: return nil
        }
    }
}

/// Hides for those who race through the content: faster than 1,500 pt/s from sample to sample.
struct HidesForTheFast: VisibilityPolicy {
    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.isAtStart { return .show(because: "at the start") }
        if step.travel < 0 { return .show(because: "scrolled up") }
        return step.elapsed > 0 && step.travel > 1500 * step.elapsed ? .hide(because: "fast") : nil
    }
}

/// Only a flick up reveals, as in some browsers.
struct RevealsOnAFlick: VisibilityPolicy {
    var distance = ScrollDistance(from: .turn, down: 8, up: 0)

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let way = distance.advance(by: step)
        if step.isAtStart { return .show(because: "at the start") }
        if step.endsDrag, let velocity = step.velocity, velocity < -400 { return .show(because: "flicked up") }
        return way == .down ? .hide(because: "scrolled down") : nil
    }
}
