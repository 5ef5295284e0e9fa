extension VisibilityPolicy {
    /// A bar that condenses where it would hide: decisions never lower it below this exposure.
    ///
    /// ```swift
    /// var driver = BarDriver(StickyHeaderPolicy().minimumExposure(0.3))   // 30 % of the bar stays
    /// ```
    ///
    /// Trace, 0.3: 9 points down → 0.3; 9 points up → 1.
    ///
    /// The app's own calls may go lower; a bar that is below the minimum stays there until the policy speaks.
    ///
    /// - Parameter exposure: 0 = no minimum ... 1 = always shown.
    /// - Precondition: `exposure` is in 0...1.
    @inlinable
    public func minimumExposure(_ exposure: Double) -> MinimumExposure<Self> { MinimumExposure(self, exposure) }
}

/// A policy that leaves some of the bar; ``VisibilityPolicy/minimumExposure(_:)`` makes it.
public struct MinimumExposure<Base: VisibilityPolicy>: VisibilityPolicy {
    /// The policy that decides.
    public var base: Base
    /// The lowest exposure.
    public let exposure: Double

    @inlinable
    init(_ base: Base, _ exposure: Double) {
        precondition(exposure >= 0 && exposure <= 1, "A minimum exposure is between 0 (hidden) and 1 (shown).")
        self.base = base
        self.exposure = exposure
    }

    /// Whether the policy inside never lowers the bar.
    @inlinable public var onlyShows: Bool { base.onlyShows }

    /// Says what the policy says, no lower than the minimum.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard var decision = base.decide(step) else { return nil }
        if decision.exposure < exposure { decision.exposure = exposure }
        return decision
    }
}

extension MinimumExposure: Equatable where Base: Equatable {}
extension MinimumExposure: Hashable where Base: Hashable {}
