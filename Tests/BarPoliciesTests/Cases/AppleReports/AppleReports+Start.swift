import BarPolicies

extension AppleReports {
    /// Arriving at the start shows the bar, whatever the thresholds say.
    static let start: [BehaviourCase] = [
        BehaviourCase(
            "A1", .appleReports, .start,
            StickyHeaderPolicy(hideDistance: 8, showDistance: 500),
            "Momentum carries the content to the start without a finger: shown on arrival, not before.",
            "H y=400 D >300/20 U-1500 ~20/20 ?>0 ~0 ?>1 . ?settled:1 ?moves:1"),
        BehaviourCase(
            "A5", .appleReports, .start,
            FirstDecision {
                StartZone(5)
                StickyHeaderPolicy(hideDistance: 8, showDistance: 500)
            },
            "Coming to rest 3 points below the start counts as being there when a small zone is asked for.",
            "H y=300 ~13/10 ?>0 ~3 ?>1 . ?settled:1 ?moves:1"),
        BehaviourCase(
            "A11", .appleReports, .start,
            StickyHeaderPolicy(),
            "A wheel shows the bar on its way to the start.",
            "H y=400 W380 ?>1 W0/20 ?>1 ?settled:1 ?moves:1"),
        BehaviourCase(
            "A11 (down)", .appleReports, .start,
            FlickToolbarPolicy(),
            "A wheel hides the bar on the way down, with no finger anywhere.",
            "W200/20 ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "A11 (arrival)", .appleReports, .start,
            StickyHeaderPolicy(hideDistance: 8, showDistance: 1_000),
            "A wheel that has not gone the distance shows the bar when it reaches the start.",
            "H y=400 W20/20 ?>0 W0 ?>1 ?settled:1 ?moves:1"),
    ]
}
