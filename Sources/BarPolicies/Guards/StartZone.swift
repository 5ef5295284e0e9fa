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
///
/// A zone may keep a shown bar for longer than it brings a hidden one back: `StartZone(70, keeping: 120)` shows it from
/// 70 points up, and lets nobody after it hide it before 120 points down.
public struct StartZone: VisibilityPolicy, Hashable {
    /// Points from the start within which the bar is shown, the last one included.
    public let length: Double
    /// Points from the start within which a bar that is shown stays so, the last one included. At least ``length``.
    public let keptLength: Double
    /// How the bar moves.
    public var motion: BarMotion

    /// Makes a guard.
    ///
    /// - Parameters:
    ///   - length: points from the start, 0 = at the start only.
    ///   - keptLength: points from the start within which a shown bar stays so; `nil` = the same.
    ///   - motion: how the bar moves.
    /// - Precondition: the lengths are finite, `length` is not negative, `keptLength` not below it.
    @inlinable
    public init(_ length: Double = 0, keeping keptLength: Double? = nil, motion: BarMotion = .sliding()) {
        precondition(length >= 0 && length < .infinity, "A start zone's length is 0 points or more.")
        let kept = keptLength ?? length
        precondition(kept >= length && kept < .infinity, "A start zone keeps the bar for at least its length.")
        self.length = length
        self.keptLength = kept
        self.motion = motion
    }

    /// `true`: a guard says `show`, or nothing.
    @inlinable public var onlyShows: Bool { true }

    /// Says `show` while the position is within the zone.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard step.position <= keptLength + ScrollStep.tolerance,
            step.position <= length + ScrollStep.tolerance || step.bar.target == 1
        else { return nil }
        var decision = BarDecision.show(motion, because: "near the start")
        decision.isMomentary = true
        return decision
    }
}
