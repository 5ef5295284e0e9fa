import BarPolicies

extension ApplePeerTests {
    /// How far, how often, how fast: thresholds, trembling hands, step sizes.
    static let jitter: [BehaviourCase] = [
        BehaviourCase(
            "GT, down", .applePeerTests, .jitter,
            StickyHeaderPolicy(),
            "12 points down in 12 steps, then waiting: hidden.",
            "y=100 D >108/1 ?>1 >112/1 ?>0 U . ?settled:0 ?moves:1"),
        BehaviourCase(
            "GT, down and up", .applePeerTests, .jitter,
            StickyHeaderPolicy(),
            "12 down and 12 up while the bar still goes: the last direction wins once it is there.",
            "y=100 D >112/1 ?>0 >100/1 ?>0 ?moves:1 U . ?settled:1 +1s ?1 ?moves:2"),
        BehaviourCase(
            "GT, down then fast up", .applePeerTests, .jitter,
            SwipeNavBarPolicy(),
            "15 down in steps and a swipe up: shown.",
            "y=100 D >115/1 ?>0 U . +0.5s ?0 D >85/10 U-900 ~20/10 . ?>1 ?settled:1 ?moves:2"),
    ]
}
