import BarPolicies

extension OtherReports {
    /// Arriving at the start shows the bar, whatever the thresholds say.
    static let start: [BehaviourCase] = [
        BehaviourCase(
            "B33", .otherReports, .start,
            FirstDecision {
                StartZone(5)
                StickyHeaderPolicy(hideDistance: 8, showDistance: 500)
            },
            "The last crawl towards the start (3, 1, 0.4) does not leave the bar away.",
            "H y=40 ~12 ?>0 ~3 ?>1 ~1 ~0.4 . ?>1 ?settled:1 ?moves:1"),
        BehaviourCase(
            "B33 (only at the start)", .otherReports, .start,
            FollowingBarPolicy(revealedAway: 0),
            "A bar that comes back at the start alone is whole when the content stops 0.4 short of it.",
            "H B=60 y=100 ~80 ?>0 ~40 ?0.3333333 ~12 ?0.8 ~3 ~1 ~0.4 . ?>1 ?settled:1"),
        BehaviourCase(
            "B77", .otherReports, .start,
            Presets.headroom(offset: 200, downOffset: 260),
            "Over the edge of a zone of 200 and back: shown once, and kept up to 260.",
            "H y=210 D >190/5 ?>1 +0.5s ?1 >210/5 ?>1 >260/5 ?>1 ?moves:1 >265 ?>0 ?moves:2"),
    ]
}
