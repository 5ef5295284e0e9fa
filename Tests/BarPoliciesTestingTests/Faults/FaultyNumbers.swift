import BarPolicies

// Decisions that are no decisions: L3.

/// Pulls the bar out beyond its length while the content is pulled past the start.
struct ExposesMoreThanAll: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        guard step.overscroll < 0 else { return said }
        return BarDecision(exposure: 1 - step.overscroll / 100, motion: .following, reason: "pulled out")
    }
}

/// Follows the finger and does not stop when the bar is away.
struct ExposesLessThanNothing: VisibilityPolicy {
    var anchor = 0.0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.isAtStart { return .show(because: "at the start") }
        if step.beginsDrag { anchor = step.previousPosition }
        guard step.travel > 0 else { return step.travel < 0 ? .show(because: "up") : nil }
        return BarDecision(exposure: 1 - (step.position - anchor) / 44, motion: .following, reason: "down")
    }
}

/// The share of the content that is left; which is 0 / 0 where the content fits.
struct DividesByTheLimit: VisibilityPolicy {
    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.travel == 0, !step.isAtStart { return nil }
        return BarDecision(
            exposure: 1 - step.position / step.limit, motion: .following, reason: "the share that is left")
    }
}

/// The quicker the finger the quicker the bar; beyond 2,000 pt/s it is there before it sets out.
struct SlidesForANegativeTime: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard var decision = rule.decide(step) else { return nil }
        decision.motion.duration = 0.4 - abs(step.velocity ?? 0) / 5000
        return decision
    }
}

/// The time that the finger's speed gives; a lift at rest gives for ever.
struct SlidesForEver: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard var decision = rule.decide(step) else { return nil }
        if let velocity = step.velocity { decision.motion.duration = step.bar.length / abs(velocity) }
        return decision
    }
}

/// What is left of a time, passed or not.
struct DelaysByLessThanNothing: VisibilityPolicy {
    var rule = StickyHeaderPolicy()
    var lastChange: Double?

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard var decision = rule.decide(step), decision.exposure != step.bar.target else { return nil }
        if let lastChange, decision.exposure == 0 { decision.delay = 0.5 - (step.time - lastChange) }
        lastChange = step.time
        return decision
    }
}

/// Hides after an endless while, which was meant to be never.
struct DelaysForEver: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard var decision = rule.decide(step) else { return nil }
        if decision.exposure == 0, step.contentLength < 2 * step.viewportLength { decision.delay = .infinity }
        return decision
    }
}

/// The quicker the finger from sample to sample, the longer the way; and two samples may have one time.
struct DividesByElapsed: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard var decision = rule.decide(step) else { return nil }
        if step.travel != 0 { decision.motion.duration = abs(step.travel / step.elapsed) / 10_000 }
        return decision
    }
}

/// The share of the bar that was scrolled away; and a bar may have no length.
struct DividesByTheBar: VisibilityPolicy {
    var anchor = 0.0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.beginsDrag || step.carry != 0 { anchor = step.previousPosition }
        guard step.phase == .interacting, !step.isAtStart else {
            return step.isAtStart || step.endsDrag ? .show(because: "at the start, or lifted") : nil
        }
        let share = (step.position - anchor) / step.bar.length
        if share < 0 { return .show(because: "up") }
        return BarDecision(exposure: share > 1 ? 0 : 1 - share, motion: .following, reason: "down")
    }
}
