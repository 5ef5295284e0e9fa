import BarPolicies

extension ApplePeerTests {
    /// Content that fits, nearly fits or stops scrolling keeps its bar or gets it back.
    static let fits: [BehaviourCase] = [
        BehaviourCase(
            "Agree shrink", .applePeerTests, .fits,
            FirstDecision {
                ContentFits(margin: .points(100))
                FirstDecision {
                    StartZone(60)
                    StickyHeaderPolicy()
                }
            },
            "Both guards at once: kept in the zone, hidden past it, shown when the content shrinks to nearly fitting.",
            "C=750 D >60/10 ?>1 >120/10 ?>0 U . +0.5s ?0 C=690@90 ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "Agree fits", .applePeerTests, .fits,
            Presets.browserControls(),
            "Content that does not exceed the view by the bar never hides it.",
            "V=480 B=100 C=580 D >100/10 ?>1 U . ?moves:0 !attach C=581 y=0 D >100/10 ?>0 U . ?>0"),
        BehaviourCase(
            "Agree shrink (following)", .applePeerTests, .fits,
            Presets.browserControls(),
            "A shrink in a drag waits for the lift; one at rest shows at once.",
            "V=480 B=100 C=900 D >200/20 ?>0 C=570@90 ?>0 >85 U . ?>1 +0.5s ?1 ?settled:1"),
        BehaviourCase(
            "Gap loading", .applePeerTests, .fits,
            SwipeNavBarPolicy(),
            "Content of no length, while a page loads, is content that fits: shown; it may hide when it has come.",
            "C=0 H y=0 ?>1 +0.5s ?1 C=4000 ?>1 D >30/5 ?>0 ?settled:0 ?moves:2"),
    ]
}
