/// Hides after so many points down, shows after so many points up: the rule inside the two-state policies.
///
/// Use it in compositions; alone it lacks what keeps a bar from getting lost, which a ``StartZone`` adds:
///
/// ```swift
/// let policy = FirstDecision {
///     StartZone(60)
///     TravelRule(hideDistance: 24, showDistance: 0)
/// }
/// ```
///
/// Trace, 8 pt each way from the turn: down 100 → hidden, up 5 → nothing, up 5 more → shown.
///
/// Only what the user scrolls counts; see ``ScrollDistance``. Bouncing, layout, the program and a pinch say nothing.
public struct TravelRule: VisibilityPolicy, Hashable {
    /// How the bar moves.
    public var motion: BarMotion
    /// Points per second towards the start beyond which a lift of the finger reveals the bar, and nothing else does.
    /// `nil` = distance reveals.
    public let minimumFlickVelocity: Double?
    @usableFromInline var distance: ScrollDistance

    /// Makes a rule.
    ///
    /// - Parameters:
    ///   - hideDistance: points down that must be exceeded.
    ///   - showDistance: points up that must be exceeded.
    ///   - start: where counting starts.
    ///   - minimumFlickVelocity: pt/s; for readers who want only a flick to reveal. A lift whose velocity is unknown
    ///     is no flick.
    ///   - motion: how the bar moves.
    /// - Precondition: distances and velocity are finite and not negative.
    @inlinable
    public init(
        hideDistance: Double = 8, showDistance: Double = 8, from start: ScrollDistance.Start = .turn,
        minimumFlickVelocity: Double? = nil, motion: BarMotion = .sliding()
    ) {
        if let minimum = minimumFlickVelocity {
            precondition(minimum >= 0 && minimum < .infinity, "A flick's velocity is 0 pt/s or more.")
        }
        self.motion = motion
        self.minimumFlickVelocity = minimumFlickVelocity
        distance = ScrollDistance(from: start, down: hideDistance, up: showDistance)
    }

    /// Points down that must be exceeded.
    @inlinable public var hideDistance: Double { distance.down }
    /// Points up that must be exceeded.
    @inlinable public var showDistance: Double { distance.up }
    /// Where counting starts.
    @inlinable public var start: ScrollDistance.Start { distance.start }

    /// Says `hide` on travel down and `show` on travel up, beyond the distances.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        switch distance.advance(by: step) {
        case .down:
            return isFlickUp(step) ? .show(motion, because: "flicked up") : .hide(motion, because: "scrolled down")
        case .up where minimumFlickVelocity == nil:
            return .show(motion, because: "scrolled up")
        default:
            return isFlickUp(step) ? .show(motion, because: "flicked up") : nil
        }
    }

    /// Whether the finger lifts fast enough, where only that reveals.
    @inlinable @inline(__always)
    func isFlickUp(_ step: ScrollStep) -> Bool {
        guard let minimumFlickVelocity, step.endsDrag, let velocity = step.velocity else { return false }
        return velocity < -minimumFlickVelocity
    }
}
