import BarPolicies

extension PeerTests {
    /// How far, how often, how fast: thresholds, trembling hands, step sizes.
    static let jitter: [BehaviourCase] = [
        BehaviourCase(
            "HR-14", .peerTests, .jitter,
            StickyHeaderPolicy(hideDistance: 10, showDistance: 10),
            "Ten frames of 8 points hide just as one frame of 80 does.",
            "y=500 D >508 ?>1 >580/8 ?>0 U . ?settled:0 ?moves:1"),
        BehaviourCase(
            "FI-07", .peerTests, .jitter,
            FlickToolbarPolicy(hideDistance: 20, showDistance: 20),
            "10 points down are not enough, 50 hide while the finger is still down.",
            "y=100 D >110 ?>1 >150 ?>0 +0.5s ?0 ?moves:1"),
        BehaviourCase(
            "FI-08", .peerTests, .jitter,
            FlickToolbarPolicy(hideDistance: 20, showDistance: 20),
            "10 points up are not enough, 40 show while the finger is still down.",
            "H y=500 D >490 ?>0 >460 ?>1 +0.5s ?1 ?moves:1"),
        BehaviourCase(
            "FI-09", .peerTests, .jitter,
            FlickToolbarPolicy(hideDistance: 20, showDistance: 20),
            "Drags of 10 points, one after another, each start from nothing.",
            "y=100 D >110/5 ?>1 U . D >120/5 ?>1 U . D >130/5 ?>1 U . ?1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "FI-11", .peerTests, .jitter,
            FlickToolbarPolicy(hideDistance: 20, showDistance: 20),
            "12, 50 and 120 points of one drag hide once.",
            "y=100 D >112 ?>1 >150 ?>0 >220 ?>0 U . ?settled:0 ?moves:1"),
        BehaviourCase(
            "FI-12", .peerTests, .jitter,
            FlickToolbarPolicy(hideDistance: 20, showDistance: 20),
            "10 points up and lifted: a hidden bar stays hidden.",
            "H y=500 D >490/2 ?>0 U0 . ?0 ?settled:0 ?moves:0"),
        BehaviourCase(
            "FI-13", .peerTests, .jitter,
            StickyHeaderPolicy(hideDistance: 20, showDistance: 20),
            "Exactly 20 points are not more than 20.",
            "y=100 D >105 ?>1 >120 ?>1 U . ?1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "FI-14", .peerTests, .jitter,
            FlickToolbarPolicy(hideDistance: 20, showDistance: 20),
            "8 points and a lift at great speed, without momentum: a rule of distance ignores speed.",
            "y=100 D >108/4 ?>1 U5000 ?>1 . ?1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "DD-02, DD-03", .peerTests, .jitter,
            FlickToolbarPolicy(minimumFlickVelocity: 300),
            "100, 200, 300 hide; the way back to 100 in the same drag reveals nothing.",
            "V=300 C=600 B=30 y=100 D >200 ?>0 >300 +0.5s ?0 >100/20 ?>0 U0 . ?settled:0 ?moves:1"),
        BehaviourCase(
            "CI-18", .peerTests, .jitter,
            StickyHeaderPolicy(),
            "Hidden by 150 points, the same drag back: 5 show nothing, 50 show.",
            "B=50 D >150/10 +0.5s ?0 >145 ?>0 >100/5 ?>1 +0.5s ?1 ?moves:2"),
    ]
}
