/// Shows the bar while the content is near its start.
///
/// A guard for compositions: it says `show` or nothing, on every step, whatever moved the content there.
///
/// ```swift
/// let policy = FirstDecision {
///     StartZone(60)
///     TravelRule()
/// }
/// ```
///
/// Trace, 60 pt: position 61 → nothing; 60 → shown; pulled past the start → shown.
public struct StartZone: VisibilityPolicy, Hashable {
    /// Points from the start within which the bar is shown, the last one included.
    public let length: Double
    /// How the bar moves.
    public var motion: BarMotion

    /// Makes a guard.
    ///
    /// - Parameters:
    ///   - length: points from the start, 0 = at the start only.
    ///   - motion: how the bar moves.
    /// - Precondition: `length` is finite and not negative.
    @inlinable
    public init(_ length: Double = 0, motion: BarMotion = .sliding()) {
        precondition(length >= 0 && length < .infinity, "A start zone's length is 0 points or more.")
        self.length = length
        self.motion = motion
    }

    /// Says `show` while the position is within the zone.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard step.position <= length + ScrollStep.tolerance else { return nil }
        var decision = BarDecision.show(motion, because: "near the start")
        decision.isMomentary = true
        return decision
    }
}
