import BarPolicies

extension ApplePeerTests {
    /// How far, how often, how fast: thresholds, trembling hands, step sizes.
    static let jitter: [BehaviourCase] = [
        BehaviourCase(
            "GT 12 down", .applePeerTests, .jitter,
            StickyHeaderPolicy(),
            "12 points down in 12 steps, then waiting: hidden.",
            "y=100 D >108/1 ?>1 >112/1 ?>0 U . ?settled:0 ?moves:1"),
        BehaviourCase(
            "GT 12 down, 12 up", .applePeerTests, .jitter,
            StickyHeaderPolicy(),
            "12 down and 12 up while the bar still goes: the last direction wins once it is there.",
            "y=100 D >112/1 ?>0 >100/1 ?>0 ?moves:1 U . ?settled:1 +1s ?1 ?moves:2"),
        BehaviourCase(
            "GT 15 down, swipe", .applePeerTests, .jitter,
            SwipeNavBarPolicy(),
            "15 down in steps and a swipe up: shown.",
            "y=100 D >115/1 ?>0 U . +0.5s ?0 D >85/10 U-900 ~20/10 . ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "DDG revealed, down", .applePeerTests, .jitter,
            FlickToolbarPolicy(motion: .sliding(0.2, .linear)),
            "100 points down: a tenth of a second later on the way, after 100 more away; said once.",
            "V=300 C=600 B=30 y=100 D ?>1 >200 +0.1s ?0.5 >300 +0.1s ?0 U . ?settled:0 ?moves:1"),
        BehaviourCase(
            "DDG hidden, up in mid page", .applePeerTests, .jitter,
            FlickToolbarPolicy(minimumFlickVelocity: 300, motion: .sliding(0.2, .linear)),
            "On the way back up in the same drag it stays away.",
            "V=300 C=600 B=30 y=100 D >200 >300 +0.3s ?0 >100 +0.1s ?0 U0 . ?settled:0 ?moves:1"),
    ]
}
