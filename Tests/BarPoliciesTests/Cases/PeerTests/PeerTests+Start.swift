import BarPolicies

extension PeerTests {
    /// Arriving at the start shows the bar, whatever the thresholds say.
    static let start: [BehaviourCase] = [
        BehaviourCase(
            "HR-02", .peerTests, .start,
            StickyHeaderPolicy(),
            "Down to 50, back to 25, on to 0: hidden, shown, still shown.",
            "D >50/10 ?>0 +0.5s ?0 >25/5 ?>1 +0.5s ?1 >0/5 ?>1 U . ?settled:1 ?moves:2"),
        BehaviourCase(
            "HR-05", .peerTests, .start,
            FirstDecision {
                StartZone(50)
                StickyHeaderPolicy(hideDistance: 10, showDistance: 10)
            },
            "In a zone of 50 at the start the bar stays; coming back into it shows without tolerance.",
            "D >25/5 ?>1 >50/5 ?>1 >55 ?>0 +0.5s ?0 >49 ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "RH-08, RH-16", .peerTests, .start,
            FirstDecision {
                StartZone(100)
                StickyHeaderPolicy()
            },
            "Inside the first bar length nothing hides; one step past it does.",
            "B=100 D >10 ?>1 >100/15 ?>1 ?moves:0 >110 ?>0 ?moves:1"),
        BehaviourCase(
            "RH-10", .peerTests, .start,
            FirstDecision {
                StartZone(100)
                StickyHeaderPolicy(hideDistance: 8, showDistance: 1_000)
            },
            "Within a bar length of the start a show tolerance of 1000 is void.",
            "B=100 H y=150 D >110/10 ?>0 >50/20 ?>1 >10/20 ?>1 U . ?settled:1 ?moves:1"),
        BehaviourCase(
            "HR-16", .peerTests, .start,
            StickyHeaderPolicy(hideDistance: 8, showDistance: 1_000),
            "With a show tolerance of 1000 the way up shows nothing until the start is reached, and then the bar stays.",
            "D >200/20 +0.5s ?0 >100/20 ?>0 U-1500 ~5/19 ?>0 ~0 ?>1 ~-30 ~-10 ~0 . ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "DD-04", .peerTests, .start,
            FlickToolbarPolicy(minimumFlickVelocity: 300),
            "Hidden at 400, where only a flick reveals: a slow drag past the start shows.",
            "V=300 C=600 B=30 y=100 D >400/50 ?>0 U ~300/20 . +0.5s ?0 D >20/20 ?>0 >-100/20 ?>1 >-150/10 ?>1 "
                + "U0 ~0/30 . ?settled:1 ?moves:2"),
        BehaviourCase(
            "DD-05", .peerTests, .start,
            FlickToolbarPolicy(),
            "A shown bar stays through a drag from 100 up past the start and the way back.",
            "V=300 C=600 B=30 y=100 D >50/10 ?>1 >-50/10 ?>1 U ~0/10 ?>1 . ?settled:1 ?moves:0"),
    ]
}
