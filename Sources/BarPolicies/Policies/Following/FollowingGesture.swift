/// One drag or stroke of a wheel, with its momentum, as a following bar sees it.
@usableFromInline
struct FollowingGesture: Sendable, Hashable {
    /// Whether it has begun and has not been settled.
    var isOpen = false
    /// Whether it has begun and has not moved anything.
    var isFresh = false
    /// Whether the lift decided, so that the momentum after it does not move the bar.
    var ignoresMomentum = false
    /// The exposure when it began.
    var exposureBefore = 1.0
    /// The velocity at the lift, pt/s; `nil` = unknown.
    var velocity: Double?
    /// The way that the content goes, and since where.
    var way = ScrollDistance(from: .turn, down: 0, up: 0)
    /// The distance at which the bar goes the rest of the way, if there is one.
    var commitDistance: ScrollDistance?

    init(commit: FollowingBarPolicy.Commit?) {
        if case .distance(let points) = commit {
            commitDistance = ScrollDistance(from: .drag, down: points, up: points)
        }
    }

    /// Takes note of a step.
    ///
    /// - Returns: the way of its travel if that goes beyond the commit distance.
    mutating func look(at step: ScrollStep) -> ScrollDistance.Way? {
        // Without a beginning: a hold ended in the middle of it, or the program's scrolling counts.
        if step.beginsMotion || (step.travel != 0 && !isOpen) {
            isOpen = true
            isFresh = true
            ignoresMomentum = false
            exposureBefore = step.bar.reducesMotion ? step.bar.target : step.bar.exposure
            velocity = nil
            way = ScrollDistance(from: .turn, down: 0, up: 0)
        }
        if step.endsDrag { velocity = step.velocity }
        _ = way.advance(by: step)
        return commitDistance?.advance(by: step)
    }

    /// Whether a step ends the drag, and if so, whether momentum goes on; `nil` = neither drag nor momentum ends here.
    ///
    /// A finger that stops momentum ends nothing as long as it stays.
    mutating func ends(with step: ScrollStep) -> Bool? {
        guard isOpen else { return nil }
        if step.phase == .decelerating { return step.endsDrag ? true : nil }
        guard !step.phase.isMotionOfUser, step.phase != .tracking else { return nil }
        if step.phase == .animating, step.travel != 0 { return nil }
        isOpen = false
        return false
    }
}
