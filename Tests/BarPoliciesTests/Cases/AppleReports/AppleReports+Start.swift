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
        BehaviourCase(
            "A1 (only at the start)", .appleReports, .start,
            FollowingBarPolicy(revealedAway: 0),
            "A following bar that comes back at the start alone is whole on arrival, with no finger on it.",
            "H y=400 D >300/20 ?>0 U-1500 ~20/20 ?0.5454545 ~0 ?>1 . ?>1 ?settled:1"),
        BehaviourCase(
            "A1 (following)", .appleReports, .start,
            FollowingBarPolicy(),
            "One that comes back anywhere is whole long before.",
            "H y=400 D >300/20 ?>1 U-1500 ~0/20 ?>1 . ?>1 ?settled:1"),
        BehaviourCase(
            "A5 (following)", .appleReports, .start,
            FollowingBarPolicy(revealedAway: 0),
            "At rest 3 points from the start a bar that comes back there alone is whole.",
            "H y=300 ~43/10 ?0.0227273 ~3/10 ?0.9318182 . ?>1 ?settled:1"),
        BehaviourCase(
            "L1 (at the start)", .appleReports, .start,
            Presets.minimising(),
            "The other setting: it comes back at the start alone.",
            "H y=1500 D >1400/10 ?>0 >20/20 ?>0 U . ?>0 ?moves:0 D >0/5 ?>1 U . ?settled:1 ?moves:1"),
        BehaviourCase(
            "L1 (minimised)", .appleReports, .start,
            Presets.minimising(to: 0.5),
            "A bar that goes half way does so once, stays there on the way up, and is whole at the start.",
            "D >8/2 ?>1 >10/2 ?>0.5 +0.5s ?0.5 >600/20 U . ?0.5 D >20/20 ?0.5 U . ?0.5 ?moves:1 "
                + "D >0/5 ?>1 U . ?settled:1 ?moves:2"),
    ]
}
