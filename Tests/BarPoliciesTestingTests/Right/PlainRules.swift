import BarPolicies

// Unusual policies of two states that are right.

/// Never hides; it only brings back a bar that the app hid.
struct NeverHides: VisibilityPolicy {
    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        step.isAtStart ? .show(because: "at the start") : nil
    }

    var onlyShows: Bool { true }
}

/// The README's: hides a screen further down.
struct HideAfterAScreen: VisibilityPolicy {
    var distance = ScrollDistance(from: .turn, down: 600, up: 20)

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let way = distance.advance(by: step)
        if step.isAtStart { return .show(because: "at the start") }
        switch way {
        case .down: return .hide(.sliding(0.3), because: "a screen further down")
        case .up: return .show(.sliding(0.3), because: "turned back")
        case nil: return nil
        }
    }
}

/// Hides on scrolling down and comes back at the start alone.
struct RevealsOnlyAtTheStart: VisibilityPolicy {
    var distance = ScrollDistance(from: .turn, down: 20, up: 0)

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let way = distance.advance(by: step)
        if step.isAtStart { return .show(because: "at the start") }
        return way == .down ? .hide(because: "scrolled down") : nil
    }
}

/// Shown in the first 300 points, hidden by scrolling on beyond them.
struct BelongsToTheFirstPoints: VisibilityPolicy {
    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.position <= 300 { return .show(because: "in the first points") }
        return step.travel > 0 ? .hide(because: "beyond the first points") : nil
    }
}

/// Only a finger counts; momentum changes nothing but arriving at the start.
struct OnlyTheFingerCounts: VisibilityPolicy {
    var rule = TravelRule(hideDistance: 12, showDistance: 12)

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        if step.isAtStart { return .show(because: "at the start") }
        return step.phase == .interacting ? said : nil
    }
}

/// Reluctant near the start, quick deep in the content.
struct QuickerDeepDown: VisibilityPolicy {
    var near = ScrollDistance(from: .turn, down: 200, up: 8)
    var deep = ScrollDistance(from: .turn, down: 4, up: 100)

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let ways = (near.advance(by: step), deep.advance(by: step))
        if step.isAtStart { return .show(because: "at the start") }
        let isDeep = step.position > 2000
        switch isDeep ? ways.1 : ways.0 {
        case .down: return .hide(because: isDeep ? "deep down" : "far down")
        case .up: return .show(because: "scrolled up")
        case nil: return nil
        }
    }
}

/// At once, and it cuts into whatever runs.
struct JumpsAtOnce: VisibilityPolicy {
    var distance = ScrollDistance(from: .drag, down: 30, up: 30)

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let way = distance.advance(by: step)
        guard step.isAtStart || way != nil else { return nil }
        let shows = step.isAtStart || way == .up
        var decision = BarDecision(exposure: shows ? 1 : 0, motion: .immediate, reason: "at once")
        decision.interruptsMotion = true
        return decision
    }
}

/// Shown at both ends of the content.
struct ShownAtBothEnds: VisibilityPolicy {
    var distance = ScrollDistance(from: .turn, down: 8, up: 8)

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let way = distance.advance(by: step)
        if step.isAtStart || step.isAtEnd { return .show(because: "at an end") }
        switch way {
        case .down: return .hide(because: "scrolled down")
        case .up: return .show(because: "scrolled up")
        case nil: return nil
        }
    }
}

/// The second drag down in a row hides: one is a look, two are reading.
struct HidesOnTheSecondDrag: VisibilityPolicy {
    var distance = ScrollDistance(from: .drag, down: 20, up: 20)
    var drags = 0
    var counts = false

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.beginsDrag { counts = true }
        let way = distance.advance(by: step)
        if step.isAtStart {
            drags = 0
            return .show(because: "at the start")
        }
        switch way {
        case .up:
            drags = 0
            return .show(because: "turned back")
        case .down:
            if counts { drags += 1 }
            counts = false
            return drags >= 2 ? .hide(because: "the second drag down") : nil
        case nil: return nil
        }
    }
}
