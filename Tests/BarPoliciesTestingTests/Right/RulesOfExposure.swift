import BarPolicies

// Unusual policies that are right, of a bar that has more than two places.

/// Condenses to two fifths, fading.
struct Condenses: VisibilityPolicy {
    var distance = ScrollDistance(from: .turn, down: 16, up: 16)

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let way = distance.advance(by: step)
        if step.isAtStart { return .show(.fading(), because: "at the start") }
        switch way {
        case .down: return BarDecision(exposure: 0.4, motion: .fading(), reason: "condenses")
        case .up: return .show(.fading(), because: "scrolled up")
        case nil: return nil
        }
    }
}

/// Half at 60 points from the turn, away at 200.
struct GoesInTwoSteps: VisibilityPolicy {
    var half = ScrollDistance(from: .turn, down: 60, up: 20)
    var whole = ScrollDistance(from: .turn, down: 200, up: 20)

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let ways = (half.advance(by: step), whole.advance(by: step))
        if step.isAtStart { return .show(because: "at the start") }
        if ways.0 == .up { return .show(because: "scrolled up") }
        if ways.1 == .down { return .hide(because: "far down") }
        guard ways.0 == .down, step.bar.target > 0.5 else { return nil }
        return BarDecision(exposure: 0.5, reason: "down")
    }
}

/// Follows the finger at half its speed, and settles at the nearest third when the content comes to rest.
struct FollowsAtHalfSpeed: VisibilityPolicy {
    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.isAtStart { return .show(because: "at the start") }
        let exposure = step.bar.target
        if step.travel != 0 {
            let way = step.travel / max(2 * step.bar.length, 1)
            return BarDecision(exposure: min(max(exposure - way, 0), 1), motion: .following, reason: "follows")
        }
        guard step.phase != .tracking, !step.phase.isMotionOfUser, exposure > 0, exposure < 1 else { return nil }
        let third = Double(Int(exposure * 3 + 0.5)) / 3
        return third == exposure ? nil : BarDecision(exposure: third, reason: "settles")
    }
}

/// Pays back: what was scrolled down in a drag beyond the bar must be scrolled up before it comes back.
struct PaysBack: VisibilityPolicy {
    var rule = FollowingBarPolicy(travelLength: 88, turn: .paysBack, release: ReleaseRules(.previous))

    mutating func decide(_ step: ScrollStep) -> BarDecision? { rule.decide(step) }
}
