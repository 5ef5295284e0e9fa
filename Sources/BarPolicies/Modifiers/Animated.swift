extension VisibilityPolicy {
    /// The same rule with another motion.
    ///
    /// ```swift
    /// let policy = FirstDecision {
    ///     StartZone(60)
    ///     TravelRule()
    /// }.animated(.fading(0.2))
    /// ```
    ///
    /// Decisions to follow the finger stay as they are: following is no animation.
    ///
    /// - Parameter motion: how the bar moves.
    @inlinable
    public func animated(_ motion: BarMotion) -> Animated<Self> { Animated(self, motion: motion) }
}

/// A policy whose decisions have a motion of their own; ``VisibilityPolicy/animated(_:)`` makes it.
public struct Animated<Base: VisibilityPolicy>: VisibilityPolicy {
    /// The policy that decides.
    public var base: Base
    /// How the bar moves.
    public let motion: BarMotion

    @inlinable
    init(_ base: Base, motion: BarMotion) {
        self.base = base
        self.motion = motion
    }

    /// Whether the policy inside never lowers the bar.
    @inlinable public var onlyShows: Bool { base.onlyShows }

    /// Says what the policy says, with the motion.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard var decision = base.decide(step) else { return nil }
        if decision.motion.kind != .following { decision.motion = motion }
        return decision
    }
}

extension Animated: Equatable where Base: Equatable {}
extension Animated: Hashable where Base: Hashable {}
