import BarPolicies

extension AppleReports {
    /// Standing orders of the app: a screen reader, an overlay, a page that loads, a frozen bar.
    static let holds: [BehaviourCase] = [
        BehaviourCase(
            "K1", .appleReports, .holds,
            StickyHeaderPolicy(),
            "A screen reader switched on shows a hidden bar at once, and scrolling does not hide it.",
            "H y=800 !hold ?>1 +0.5s ?1 D >900/20 ?>1 U900 ~1200/30 . ?>1 ?settled:1 ?moves:1"),
        BehaviourCase(
            "K1 (following)", .appleReports, .holds,
            FollowingBarPolicy(),
            "A screen reader shows a hidden following bar at once and keeps it.",
            "y=700 D >800/20 ?>0 U . !hold ?>1 +0.5s ?1 D >900/20 U900 ~1200/30 . ?>1 ?settled:1"),
    ]
}
