extension VisibilityPolicy {
    /// What the program scrolls counts as if the user had scrolled it: for readers that scroll by themselves, and for
    /// jumps to an anchor that should move the bar.
    ///
    /// ```swift
    /// var driver = BarDriver(StickyHeaderPolicy().countingProgram())
    /// ```
    ///
    /// Trace: a jump from 500 to 900 → hidden; one back to 500 → shown.
    ///
    /// The policy sees a step of the program with travel and the cause `user`; the phase stays, so no drag begins. It
    /// hides the bar without a finger, therefore. Momentum of a page that was replaced does not count here either.
    @inlinable
    public func countingProgram() -> CountingProgram<Self> { CountingProgram(self) }
}

/// A policy to which the program's scrolling is the user's; ``VisibilityPolicy/countingProgram()`` makes it.
public struct CountingProgram<Base: VisibilityPolicy>: VisibilityPolicy {
    /// The policy that sees the program's scrolling as travel.
    public var base: Base

    @inlinable
    init(_ base: Base) { self.base = base }

    /// Whether the policy inside never lowers the bar.
    @inlinable public var onlyShows: Bool { base.onlyShows }

    /// Says what the policy says to the step with the program's displacement as travel.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        base.decide(step.isMovedByProgram ? step.asTravel : step)
    }
}

extension CountingProgram: Equatable where Base: Equatable {}
extension CountingProgram: Hashable where Base: Hashable {}

extension ScrollStep {
    /// Whether the program scrolled; not momentum that runs out without counting.
    @inlinable @inline(__always)
    var isMovedByProgram: Bool {
        cause == .program && (previousPhase != .decelerating || phase == .animating)
    }

    /// The same step with all of its displacement as the user's.
    @inlinable
    var asTravel: ScrollStep {
        let sample = ScrollSample(
            time: time, offset: offset, contentLength: contentLength, viewportLength: viewportLength, phase: phase,
            velocity: velocity)
        return ScrollStep(
            time: time, elapsed: elapsed, sample: sample, previousPhase: previousPhase, cause: .user, isFirst: isFirst,
            travel: displacement, carry: (position - previousPosition) - displacement, displacement: displacement,
            position: position, previousPosition: previousPosition, limit: limit, previousLimit: previousLimit,
            previousOffset: previousOffset, bar: bar)
    }
}
