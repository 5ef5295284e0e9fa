extension Presets {
    /// A Material top app bar that "enters always": it follows the finger away and back anywhere, and snaps.
    ///
    /// Trace, 64 pt: down 40, lift → hidden; up 40, lift → shown.
    ///
    /// Source: Material Components, `scroll|enterAlways|snap`; Compose's `enterAlwaysScrollBehavior`.
    public static func enterAlways() -> FollowingBarPolicy {
        FollowingBarPolicy(release: ReleaseRules(.nearest(0.5)))
    }

    /// A Material top app bar that "exits until collapsed": it shrinks to a part on the way down, and grows again only
    /// where the content comes to its start.
    ///
    /// Trace, collapsed to 0.4 of 160 pt: down 300 → 0.4; up 200 → 0.4; on to the start → shown.
    ///
    /// Source: Material Components, `scroll|exitUntilCollapsed|snap`; Compose's `exitUntilCollapsedScrollBehavior`.
    ///
    /// - Parameter collapsed: what stays of the bar, 0 up to, but not including, 1.
    public static func exitUntilCollapsed(_ collapsed: Double) -> FollowingBarPolicy {
        FollowingBarPolicy(stops: RestStops(lowest: collapsed), revealedAway: collapsed)
    }
}
