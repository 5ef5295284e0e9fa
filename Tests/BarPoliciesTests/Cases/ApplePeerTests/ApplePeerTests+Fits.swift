import BarPolicies

extension ApplePeerTests {
    /// Content that fits, nearly fits or stops scrolling keeps its bar or gets it back.
    static let fits: [BehaviourCase] = [
        BehaviourCase(
            "9, shrink", .applePeerTests, .fits,
            FirstDecision {
                ContentFits(margin: .points(100))
                FirstDecision {
                    StartZone(60)
                    StickyHeaderPolicy()
                }
            },
            "Both guards at once: kept in the zone, hidden past it, shown when the content shrinks to nearly fitting.",
            "C=750 D >60/10 ?>1 >120/10 ?>0 U . +0.5s ?0 C=690@90 ?>1 ?settled:1 ?moves:2")
    ]
}
