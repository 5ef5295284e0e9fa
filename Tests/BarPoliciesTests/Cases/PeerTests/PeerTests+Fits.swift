import BarPolicies

extension PeerTests {
    /// Content that fits, nearly fits or stops scrolling keeps its bar or gets it back.
    static let fits: [BehaviourCase] = [
        BehaviourCase(
            "CI-13, CI-14", .peerTests, .fits,
            FirstDecision {
                ContentFits(margin: .points(100))
                StickyHeaderPolicy()
            },
            "Two bars of 50: content of the view's length or 100 more stays, 101 more may hide.",
            "V=400 C=400 B=50 D >60/10 ?>1 U . !attach C=500 y=0 D >90/10 ?>1 U . ?moves:0 "
                + "!attach C=501 y=0 D >90/10 ?>0 ?moves:1"),
        BehaviourCase(
            "CI-16", .peerTests, .fits,
            FirstDecision {
                ContentFits(margin: .points(100))
                StickyHeaderPolicy()
            },
            "Content halved to too little while the finger is down: no change in this drag, shown after it.",
            "V=400 C=900 B=50 D >150/10 +0.5s ?0 C=450@50 ?>0 >45 ?>0 U . ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "FI-15", .peerTests, .fits,
            FlickToolbarPolicy(),
            "Content shorter than the view: 80 points of finger do nothing.",
            "C=500 D >80/10 ?>1 U . ?1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "FI-23", .peerTests, .fits,
            StickyHeaderPolicy(),
            "Hidden, then a new length: 3000 leaves it hidden, 10 shows it.",
            "C=4000 H y=500 ?>0 C=3000 ?>0 ?moves:0 C=10@0 ?>1 ?settled:1 ?moves:1"),
    ]
}
