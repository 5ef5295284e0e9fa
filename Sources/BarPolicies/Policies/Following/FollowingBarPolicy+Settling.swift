extension FollowingBarPolicy {
    /// Where the bar goes by itself when the finger lets go, and when its momentum has run out.
    mutating func settle(_ step: ScrollStep, isFollowing: Bool, length: Double) -> BarDecision? {
        let bar = step.bar
        let isLeftHalfWay = !followed.isSet && !gesture.isOpen && step.phase == .idle && bar.target > stops.lowest
        guard let hasMomentum = gesture.ends(with: step) ?? (isLeftHalfWay ? false : nil) else { return nil }
        // At the start the bar is shown, whatever the rules.
        guard isFollowing || !bar.isMoving, !step.isAtStart else { return nil }
        let isOverruled = followed.isSet && !isOurs(bar)
        let isKnown = isFollowing || (isOurs(bar) && !gesture.isFresh)
        if !isKnown { followed.anchor(at: step.position, exposure: bar.exposure) }
        let exposure = followed.now
        let present = presentStops(step, length: length)
        // What the lift decided is not decided again when its momentum has run out.
        if gesture.ignoresMomentum, !hasMomentum, present.contains(exposure) { return nil }
        let release = Release(
            exposure: exposure, before: gesture.exposureBefore, stops: present, way: gesture.way.way,
            points: gesture.way.points, velocity: gesture.velocity, length: length, hasMomentum: hasMomentum)
        guard let stop = release.stop(by: self.release) else { return nil }
        // A bar that rests shown is lowered by travel alone.
        if stop < 1, exposure == 1, step.travel == 0 { return nil }
        gesture.ignoresMomentum = hasMomentum
        followed.anchor(at: step.position, exposure: stop)
        // Where others vote too, what was said last is taken back.
        guard isFollowing || stop != bar.target || isOverruled else { return nil }
        return BarDecision(exposure: stop, motion: motion, reason: "settles")
    }

    /// The stops at this place.
    func presentStops(_ step: ScrollStep, length: Double) -> PresentStops {
        let isNearStart = step.position < length
        return PresentStops(
            stops: stops, revealed: revealedAway, most: isNearStart ? 1 : max(revealedAway, followed.now))
    }
}
