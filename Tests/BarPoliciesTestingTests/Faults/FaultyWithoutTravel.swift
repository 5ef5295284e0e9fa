import BarPolicies

// Policies that hide where nobody scrolled: L7. Each is the sticky header's rule, and one thing more.

/// Goes on saying what it said.
struct RepeatsItself: VisibilityPolicy {
    var rule = StickyHeaderPolicy()
    var wish = BarDecision.show(because: "at first")

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if let said = rule.decide(step) { wish = said }
        return wish
    }
}

/// A function of the position: below 100 points hidden, whoever moved the content there.
struct LooksAtThePosition: VisibilityPolicy {
    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        step.position > 100 ? .hide(because: "below 100 points") : .show(because: "near the start")
    }
}

/// Counts every displacement, the program's too.
struct HidesOnAJump: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if let said = rule.decide(step) { return said }
        return step.cause == .program && step.displacement > 8 ? .hide(because: "jumped down") : nil
    }
}

/// Makes room when the content grows.
struct HidesWhenContentGrows: VisibilityPolicy {
    var rule = StickyHeaderPolicy()
    var length = Double.infinity

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        defer { length = step.contentLength }
        if let said = rule.decide(step) { return said }
        return step.contentLength > length ? .hide(because: "there is more to read") : nil
    }
}

/// Takes rows put in above for scrolling: the raw offset grew.
struct HidesOnInsertionAbove: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if let said = rule.decide(step) { return said }
        return step.cause == .layout && step.displacement > 8 ? .hide(because: "scrolled down") : nil
    }
}

/// Makes room for a keyboard.
struct HidesForAKeyboard: VisibilityPolicy {
    var rule = StickyHeaderPolicy()
    var viewport = 0.0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        defer { viewport = step.viewportLength }
        if let said = rule.decide(step) { return said }
        return step.viewportLength < viewport ? .hide(because: "a keyboard") : nil
    }
}

/// A pinch wants all of the screen.
struct HidesOnAPinch: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if let said = rule.decide(step) { return said }
        return step.cause == .zoom && step.displacement > 0 ? .hide(because: "zoomed in") : nil
    }
}

/// Hides when a finger touches down: reading begins.
struct HidesOnTouch: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if let said = rule.decide(step) { return said }
        return step.phase == .tracking && step.previousPhase == .idle ? .hide(because: "touched") : nil
    }
}

/// Waits for the lift to hide, and the sample that lifts the finger has no travel.
struct HidesOnTheLift: VisibilityPolicy {
    var rule = StickyHeaderPolicy()
    var wish: BarDecision?

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if let said = rule.decide(step) { wish = said }
        guard let decision = wish, decision.exposure == 1 || step.endsDrag else { return nil }
        wish = nil
        return decision
    }
}

/// Hides when momentum has come to rest.
struct HidesAtRest: VisibilityPolicy {
    var rule = StickyHeaderPolicy().onlyShowing()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if let said = rule.decide(step) { return said }
        let rests = step.phase == .idle && step.previousPhase == .decelerating
        return rests && !step.isAtStart ? .hide(because: "reads now") : nil
    }
}

/// Opens a page that was left half way with the bar hidden.
struct HidesOnTheFirstSample: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if let said = rule.decide(step) { return said }
        return step.isFirst ? .hide(because: "left half way") : nil
    }
}

/// Hides a second after the last travel, and does not say that it is a policy of time.
struct HidesAfterRestUndeclared: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if let said = rule.decide(step) { return said }
        guard step.settles, !step.isAtStart else { return nil }
        var decision = BarDecision.hide(because: "reads now")
        decision.delay = 1
        return decision
    }
}

/// Begins hidden; and the end of a hold, or of a forced call, is a beginning too.
struct BeginsHidden: VisibilityPolicy {
    var rule = StickyHeaderPolicy()
    var hasBegun = false

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        defer { hasBegun = true }
        if let said = rule.decide(step) { return said }
        return hasBegun || step.isFirst ? nil : .hide(because: "begins hidden")
    }
}

/// Content that shrinks leaves too little room for a bar.
struct HidesWhenContentShrinks: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if let said = rule.decide(step) { return said }
        return step.limit < step.previousLimit ? .hide(because: "little is left") : nil
    }
}

/// A cancelled touch on the way down still hides, on the idle sample.
struct HidesAfterACancelledTouch: VisibilityPolicy {
    var rule = StickyHeaderPolicy(hideDistance: 30)
    var way = ScrollDistance(from: .turn, down: 4, up: 4)

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        _ = way.advance(by: step)
        if let said = rule.decide(step) { return said }
        let isCancelled = step.phase == .idle && step.previousPhase == .interacting
        return isCancelled && way.way == .down ? .hide(because: "was going down") : nil
    }
}
