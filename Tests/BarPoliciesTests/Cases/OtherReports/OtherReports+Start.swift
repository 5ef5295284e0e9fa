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
            "H y=40 ~12 ?>0 ~3 ?>1 ~1 ~0.4 . ?>1 ?settled:1 ?moves:1")
    ]
}
