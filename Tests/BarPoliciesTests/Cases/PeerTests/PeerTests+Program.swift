import BarPolicies

extension PeerTests {
    /// Movements that the program makes.
    static let program: [BehaviourCase] = [
        BehaviourCase(
            "CI-10", .peerTests, .program,
            SwipeNavBarPolicy(),
            "Without a finger 25 points hide nothing, and the count begins behind them.",
            "V=400 C=5000 B=50 J25 ?>1 D >33/2 ?>1 ?moves:0 >34 ?>0 ?moves:1"),
        BehaviourCase(
            "FI-18", .peerTests, .program,
            FlickToolbarPolicy(),
            "80 points of programmatic scrolling do nothing; 60 points of finger after it hide.",
            "y=300 A340 A380 ?>1 . ?>1 ?moves:0 D >440/20 ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "CI-11", .peerTests, .program,
            StickyHeaderPolicy(),
            "A pinch that moves the content by 60 hides nothing, and the count begins behind it.",
            "y=500 Z530 ?>1 Z560 ?>1 . ?>1 D >566/2 ?>1 ?moves:0 >570/2 ?>0 ?moves:1"),
        BehaviourCase(
            "CC-11", .peerTests, .program,
            StickyHeaderPolicy(),
            "Hidden, a pinch that moves the content up shows nothing.",
            "y=400 D >500/20 U . +0.5s ?0 Z470 ?>0 Z440 ?>0 . ?>0 D >430/5 ?>1 ?moves:2"),
    ]
}
