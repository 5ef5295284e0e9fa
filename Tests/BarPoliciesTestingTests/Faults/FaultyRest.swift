import BarPolicies

// Policies that leave a bar half way, turn too often, or never arrive: L14, L15, L16, L17.

// MARK: L14

/// Follows the finger point by point and settles where `settle` says so.
struct Follows: Sendable {
    var exposure = 1.0
    var position = 0.0

    mutating func follow(_ step: ScrollStep) -> BarDecision? {
        if step.isAtStart {
            exposure = 1
            return .show(because: "at the start")
        }
        exposure = step.bar.target
        guard step.travel != 0 else { return nil }
        exposure = min(max(exposure - step.travel / step.bar.length, 0), 1)
        return BarDecision(exposure: exposure, motion: .following, reason: "follows")
    }

    func settle() -> BarDecision? {
        guard exposure > 0, exposure < 1 else { return nil }
        return exposure < 0.5 ? .hide(because: "settles") : .show(because: "settles")
    }
}

/// Settles when momentum begins; a touch that is cancelled, or lifts at rest, leaves the bar half way.
struct ForgetsACancelledDrag: VisibilityPolicy {
    var bar = Follows()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if let decision = bar.follow(step) { return decision }
        return step.phase == .decelerating ? bar.settle() : nil
    }
}

/// Settles at the lift; but momentum goes on following.
struct ForgetsMomentum: VisibilityPolicy {
    var bar = Follows()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if let decision = bar.follow(step) { return decision }
        return step.endsDrag ? bar.settle() : nil
    }
}

/// Settles at rest; but not where the program takes over from the finger.
struct ForgetsTheProgram: VisibilityPolicy {
    var bar = Follows()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if let decision = bar.follow(step) { return decision }
        return step.settles && step.previousPhase.isMotionOfUser ? bar.settle() : nil
    }
}

/// Never settles.
struct NeverSettles: VisibilityPolicy {
    var bar = Follows()

    mutating func decide(_ step: ScrollStep) -> BarDecision? { bar.follow(step) }
}

/// Leaves a third of the bar, and does not say that it has such a stop.
struct CondensesUndeclared: VisibilityPolicy {
    var rule = StickyHeaderPolicy().minimumExposure(0.3)

    mutating func decide(_ step: ScrollStep) -> BarDecision? { rule.decide(step) }
}

// MARK: L15

/// Turns with every 100 points.
struct TurnsEveryHundredPoints: VisibilityPolicy {
    var anchor = 0.0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.isAtStart { return .show(because: "at the start") }
        if step.carry != 0 || step.beginsDrag { anchor = step.previousPosition }
        guard step.travel != 0, abs(step.position - anchor) > 100 else { return nil }
        anchor = step.position
        return step.bar.target == 1 ? .hide(because: "a hundred more") : .show(because: "a hundred more")
    }
}

/// Peeks out between 300 and 400 points from the drag's beginning.
struct Peeks: VisibilityPolicy {
    var origin = 0.0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.isAtStart { return .show(because: "at the start") }
        if step.carry != 0 || step.beginsDrag { origin = step.previousPosition + step.carry }
        guard step.travel != 0 else { return nil }
        if step.travel < 0 { return .show(because: "scrolled up") }
        let way = step.position - origin
        return way > 300 && way < 400 ? .show(because: "peeks out") : .hide(because: "scrolled down")
    }
}

/// Hides in even screens of the content and shows in odd ones.
struct TurnsWithTheScreens: VisibilityPolicy {
    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.isAtStart { return .show(because: "at the start") }
        guard step.travel != 0 else { return nil }
        let screen = Int(step.position / step.viewportLength)
        return screen % 2 == 0 ? .hide(because: "an even screen") : .show(because: "an odd screen")
    }
}

// MARK: L16

/// Never hides, and does not say so.
struct NeverHidesUndeclared: VisibilityPolicy {
    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        step.isAtStart ? .show(because: "at the start") : nil
    }
}

/// Comes back at the start only, and does not say so.
struct RevealsAtTheStartUndeclared: VisibilityPolicy {
    var rule = Presets.minimising()

    mutating func decide(_ step: ScrollStep) -> BarDecision? { rule.decide(step) }
}

/// Hides fast movements only, by the host's velocity, and many hosts know none while a finger is down.
struct WaitsForAVelocity: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard let decision = rule.decide(step) else { return nil }
        return decision.exposure == 1 || (step.velocity ?? 0) > 500 ? decision : nil
    }
}

/// Stops half way down, below the lowest stop that it declares.
struct HidesHalf: VisibilityPolicy {
    var rule = StickyHeaderPolicy().minimumExposure(0.5)

    mutating func decide(_ step: ScrollStep) -> BarDecision? { rule.decide(step) }
}

/// Comes back where it went: up again only above the place of the last hiding.
struct RevealsWhereItHid: VisibilityPolicy {
    var rule = StickyHeaderPolicy()
    var place = Double.infinity

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard let decision = rule.decide(step) else { return nil }
        if decision.exposure == 0, step.bar.target == 1 { place = step.position }
        return decision.exposure == 1 && step.position > place ? nil : decision
    }
}

// MARK: L17

/// Declares a tolerance of 4 points and turns with every one.
struct TremblesWithTheFinger: VisibilityPolicy {
    var rule = StickyHeaderPolicy(hideDistance: 0, showDistance: 0)

    mutating func decide(_ step: ScrollStep) -> BarDecision? { rule.decide(step) }
}

/// Sums ways up whatever their direction: enough trembling is a distance.
struct SumsTrembling: VisibilityPolicy {
    var sum = 0.0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.isAtStart { return .show(because: "at the start") }
        if step.beginsDrag { sum = 0 }
        sum += abs(step.travel)
        guard step.travel != 0, sum > 12 else { return nil }
        return step.travel > 0 ? .hide(because: "scrolled down") : .show(because: "scrolled up")
    }
}

/// Compares with the drag's beginning without a distance: half a point below it is below it.
struct HasNoDistance: VisibilityPolicy {
    var rule = FlickToolbarPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? { rule.decide(step) }
}
