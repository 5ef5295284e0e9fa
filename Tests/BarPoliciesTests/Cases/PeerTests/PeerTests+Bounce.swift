import BarPolicies

extension PeerTests {
    /// Rubber bands at both ends are no scrolling, neither on the way out nor on the way back.
    static let bounce: [BehaviourCase] = [
        BehaviourCase(
            "HR-13", .peerTests, .bounce,
            StickyHeaderPolicy(hideDistance: 0, showDistance: 5),
            "Past an end at 1400 and back: the bar shows neither at 1410 nor at 1400, nor after 5 points of way.",
            "C=2000 D >1300/100 +0.5s ?0 >1400/50 ?>0 U ~1420 ?>0 ~1410 ?>0 ~1400 ?>0 ~1395 ?>0 . ?settled:0 ?moves:1"),
        BehaviourCase(
            "CI-15", .peerTests, .bounce,
            FlickToolbarPolicy(),
            "At the end, a drag that goes on into the rubber band does not hide a shown bar.",
            "V=400 C=5000 B=50 y=4600 D >4660/15 ?>1 U0 ~4600/15 ?>1 . ?settled:1 ?moves:0"),
        BehaviourCase(
            "HR-15", .peerTests, .bounce,
            StickyHeaderPolicy(),
            "Shown by the way up, the bar stays shown through the rubber band at the top.",
            "D >200/20 ?>0 +0.5s ?0 >100/20 ?>1 +0.5s ?1 U-900 ~0/20 ?>1 ~-30 ?>1 ~-10 ?>1 ~0 ?>1 . "
                + "?settled:1 ?moves:2"),
    ]
}
