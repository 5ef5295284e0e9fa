extension VisibilityPolicy {
    /// The part of a rule that hides the bar: what would raise it is left out.
    ///
    /// For compositions in which another policy shows, and for bars that only the app shows. Alone it loses the bar: put
    /// a ``StartZone`` before it.
    ///
    /// ```swift
    /// let policy = FirstDecision {
    ///     StartZone()
    ///     TravelRule(hideDistance: 20).onlyHiding()   // away until the content is at its start again
    /// }
    /// ```
    ///
    /// Trace, `TravelRule().onlyHiding()`: down 9 → hidden; up 100 → nothing.
    ///
    /// Not for a bar that follows the finger, which could not settle upwards: see ``FollowingBarPolicy/revealedAway``.
    ///
    /// What counts is where the bar goes (``BarState/target``); a decision that leaves it there passes.
    @inlinable
    public func onlyHiding() -> OnlyHiding<Self> { OnlyHiding(self) }
}

/// A policy that raises no bar; ``VisibilityPolicy/onlyHiding()`` makes it.
public struct OnlyHiding<Base: VisibilityPolicy>: VisibilityPolicy {
    /// The policy that decides.
    public var base: Base

    @inlinable
    init(_ base: Base) { self.base = base }

    /// Says what the policy says, unless that would raise the bar.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard let decision = base.decide(step), decision.exposure <= step.bar.target else { return nil }
        return decision
    }
}

extension OnlyHiding: Equatable where Base: Equatable {}
extension OnlyHiding: Hashable where Base: Hashable {}
