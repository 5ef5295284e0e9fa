extension VisibilityPolicy {
    /// The part of a rule that shows the bar: what would lower it is left out.
    ///
    /// For compositions in which another policy hides, and for bars that only the app hides.
    ///
    /// ```swift
    /// let policy = FirstDecision {
    ///     TravelRule(showDistance: 0).onlyShowing()          // comes back on the slightest way up
    ///     TravelRule(hideDistance: 200).onlyHiding()         // goes after 200 points
    /// }
    /// ```
    ///
    /// Trace, `TravelRule().onlyShowing()`: down 100 → nothing; up 9 → shown.
    ///
    /// What counts is where the bar goes (``BarState/target``); a decision that leaves it there passes.
    @inlinable
    public func onlyShowing() -> OnlyShowing<Self> { OnlyShowing(self) }
}

/// A policy that lowers no bar; ``VisibilityPolicy/onlyShowing()`` makes it.
public struct OnlyShowing<Base: VisibilityPolicy>: VisibilityPolicy {
    /// The policy that decides.
    public var base: Base

    @inlinable
    init(_ base: Base) { self.base = base }

    /// `true`: what would lower the bar is left out.
    @inlinable public var onlyShows: Bool { true }

    /// Says what the policy says, unless that would lower the bar.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard let decision = base.decide(step), decision.exposure >= step.bar.target else { return nil }
        return decision
    }
}

extension OnlyShowing: Equatable where Base: Equatable {}
extension OnlyShowing: Hashable where Base: Hashable {}
