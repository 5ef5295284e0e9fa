extension Presets {
    /// A system bar that minimises on scrolling down and comes back only at the start.
    ///
    /// Trace: down 20 → minimised; up 500 → minimised; at the start → shown.
    ///
    /// Source: tab bars that minimise on scrolling down and restore "at the edge". For one that comes back on any way up,
    /// take ``StickyHeaderPolicy`` and ``VisibilityPolicy/minimumExposure(_:)``.
    ///
    /// - Parameters:
    ///   - exposure: what stays of the bar, 0...1.
    ///   - hideDistance: points down since the way turned that must be exceeded.
    /// - Precondition: as for ``TravelRule`` and ``VisibilityPolicy/minimumExposure(_:)``.
    public static func minimising(
        to exposure: Double = 0, after hideDistance: Double = 8
    ) -> FirstDecision<PolicyComposer.FirstOfTwo<StartZone, MinimumExposure<OnlyHiding<TravelRule>>>> {
        FirstDecision {
            StartZone()
            TravelRule(hideDistance: hideDistance).onlyHiding().minimumExposure(exposure)
        }
    }
}
