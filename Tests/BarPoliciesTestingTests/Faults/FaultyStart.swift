import BarPolicies

// Policies that lose the bar at the start: L6 and L8.

// MARK: L6

/// Wants 60 points up, however near the start is.
struct WantsItsWayAtTheStart: VisibilityPolicy {
    var rule = TravelRule(hideDistance: 8, showDistance: 60)

    mutating func decide(_ step: ScrollStep) -> BarDecision? { rule.decide(step) }
}

/// Only a flick reveals, and hosts that know no velocity have none.
struct WantsAFlickAtTheStart: VisibilityPolicy {
    var rule = TravelRule(hideDistance: 8, minimumFlickVelocity: 300)

    mutating func decide(_ step: ScrollStep) -> BarDecision? { rule.decide(step) }
}

/// Takes 0 for "no drag yet", so a drag that begins at 0 is none, and one that only pulls there shows nothing.
struct TakesZeroForNothing: VisibilityPolicy {
    var origin = 0.0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.beginsDrag { origin = step.previousPosition }
        guard step.travel != 0 || step.overscroll < 0, origin != 0 else {
            return step.travel > 0 ? .hide(because: "down") : nil
        }
        if step.position > origin { return .hide(because: "below the drag's beginning") }
        return step.position < origin ? .show(because: "above the drag's beginning") : nil
    }
}

/// Hides for good after it has been shown again three times.
struct GivesUp: VisibilityPolicy {
    var rule = StickyHeaderPolicy()
    var showings = 0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard let decision = rule.decide(step) else { return nil }
        if decision.exposure == 1, step.bar.target == 0 {
            showings += 1
            if showings > 2 { return nil }
        }
        return decision
    }
}

/// Hides only, and nothing shows.
struct OnlyEverHides: VisibilityPolicy {
    var distance = ScrollDistance(from: .turn, down: 8, up: 8)

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        distance.advance(by: step) == .down ? .hide(because: "down") : nil
    }
}

/// At the start it shows the bar with the next rest only if the user stays there.
struct HidesOnTheWayBackToo: VisibilityPolicy {
    var distance = ScrollDistance(from: .turn, down: 8, up: 8)

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        distance.advance(by: step) == nil ? nil : .hide(because: "the user is busy")
    }
}

// MARK: L8

/// Shows at the start where the user scrolled there; a jump of the program is none of its business.
struct MissesAJumpToTheStart: VisibilityPolicy {
    var rule = TravelRule()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        return step.isAtStart && step.travel != 0 ? .show(because: "at the start") : said
    }
}

/// The start is offset 0 and nothing else: a refresh that holds the content before it is elsewhere.
struct MissesAHeldRefresh: VisibilityPolicy {
    var rule = TravelRule()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        if step.offset < 0, step.bar.target == 1 { return .hide(because: "makes room for the spinner") }
        return step.offset == 0 ? .show(because: "at the start") : said
    }
}

/// Looks for the start only while a finger is down: momentum arrives unseen.
struct MissesMomentumToTheStart: VisibilityPolicy {
    var distance = ScrollDistance(from: .drag, down: 8, up: 200)

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let way = distance.advance(by: step)
        if step.isAtStart, step.phase == .interacting { return .show(because: "at the start") }
        switch way {
        case .down: return .hide(because: "down")
        case .up: return .show(because: "up")
        case nil: return nil
        }
    }
}

/// Shows at the start once: a latch that nothing opens.
struct ShowsAtTheStartOnce: VisibilityPolicy {
    var rule = TravelRule()
    var hasShown = false

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        guard step.isAtStart, step.bar.target == 0, !hasShown else { return said }
        hasShown = true
        return .show(because: "at the start")
    }
}

/// Rows deleted above bring the content to the start, and it looks away, as at all layout.
struct LooksAwayAtLayout: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        return step.cause == .layout || (step.travel == 0 && step.phase == .idle) ? nil : said
    }
}
