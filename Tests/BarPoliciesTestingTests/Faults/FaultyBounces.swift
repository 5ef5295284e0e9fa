import BarPolicies

// Policies that take a spring for scrolling: L10 at the start, L13 at the end.

// MARK: L10

/// The spring-back after a pull goes down, in raw offsets.
struct HidesOnTheSpringBack: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        let springs = step.offset < 0 && step.offset > step.previousOffset && step.phase == .decelerating
        return springs ? .hide(because: "scrolled down") : said
    }
}

/// Takes where it was pulled to for the beginning of the next way down.
struct CountsFromThePull: VisibilityPolicy {
    var top = 0.0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.offset < step.previousOffset { top = step.offset }
        if step.offset - top > 8 { return .hide(because: "scrolled down") }
        return step.offset < step.previousOffset ? .show(because: "scrolled up") : nil
    }
}

/// Hides while the content is pulled: the spinner needs the room.
struct HidesForTheSpinner: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        return step.overscroll < -40 && step.phase == .interacting ? .hide(because: "refreshes") : said
    }
}

/// Hides when a held refresh is over and the program scrolls back.
struct HidesAfterTheRefresh: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        let isOver = step.previousOffset < 0 && step.offset >= 0 && step.previousPhase != .interacting
        return isOver ? .hide(because: "refreshed") : said
    }
}

// MARK: L13

/// The spring-back at the end goes up, in raw offsets.
struct ShowsOnTheSpringBack: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        let springs = step.offset > step.limit && step.offset < step.previousOffset
        return springs ? .show(because: "scrolled up") : said
    }
}

/// Shows when the content is back from beyond its end.
struct ShowsAfterABounce: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        let isBack = step.previousOffset > step.previousLimit && step.offset <= step.limit
        return isBack && step.previousPhase == .decelerating ? .show(because: "at the end") : said
    }
}

/// Counts raw offsets: a bounce of more than the distance is a way up.
struct CountsRawOffsets: VisibilityPolicy {
    var lowest = 0.0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.isAtStart { return .show(because: "at the start") }
        if step.offset > step.previousOffset { lowest = step.offset }
        if step.travel > 0 { return .hide(because: "scrolled down") }
        return lowest - step.offset > 20 && step.phase.isMotionOfUser ? .show(because: "scrolled up") : nil
    }
}
