extension VisibilityPolicy {
    /// The same rule for content that rests at its end: a chat that opens at the newest message, at the bottom.
    ///
    /// The policy sees the content the other way round: the end is its start, scrolling up is its scrolling down.
    ///
    /// ```swift
    /// var driver = BarDriver(StickyHeaderPolicy().reversed())
    /// ```
    ///
    /// Trace, viewport 600, content 3000: resting at 2400 → shown; up to 2300 → hidden; down to 2320 → shown.
    ///
    /// Every number that has a way is mirrored: positions, offsets, travel, displacement, velocity, what is pulled past an
    /// end. A host that reports offsets from the end already has nothing to reverse.
    @inlinable
    public func reversed() -> Reversed<Self> { Reversed(self) }
}

/// A policy that sees the content the other way round; ``VisibilityPolicy/reversed()`` makes it.
public struct Reversed<Base: VisibilityPolicy>: VisibilityPolicy {
    /// The policy that sees the mirrored steps.
    public var base: Base

    @inlinable
    init(_ base: Base) { self.base = base }

    /// Whether the policy inside never lowers the bar.
    @inlinable public var onlyShows: Bool { base.onlyShows }

    /// Says what the policy says to the mirrored step.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        base.decide(step.mirrored)
    }
}

extension Reversed: Equatable where Base: Equatable {}
extension Reversed: Hashable where Base: Hashable {}

extension ScrollStep {
    /// The same step, measured from the end towards the start.
    @inlinable @inline(__always)
    var mirrored: ScrollStep {
        var mirroredVelocity: Double?
        if let velocity { mirroredVelocity = 0 - velocity }
        let sample = ScrollSample(
            time: time, offset: limit - offset, contentLength: contentLength, viewportLength: viewportLength,
            phase: phase, velocity: mirroredVelocity)
        let now = limit - position
        let before = previousLimit - previousPosition
        return ScrollStep(
            time: time, elapsed: elapsed, sample: sample, previousPhase: previousPhase, cause: cause, isFirst: isFirst,
            travel: 0 - travel, carry: (now - before) + travel, displacement: 0 - displacement, position: now,
            previousPosition: before, limit: limit, previousLimit: previousLimit,
            previousOffset: previousLimit - previousOffset, bar: bar)
    }
}
