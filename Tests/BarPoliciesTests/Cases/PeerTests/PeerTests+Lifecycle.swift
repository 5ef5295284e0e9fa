import BarPolicies

extension PeerTests {
    /// Another scroller, another screen, a cancelled touch, a bar of another length, reduced motion.
    static let lifecycle: [BehaviourCase] = [
        BehaviourCase(
            "CI-12", .peerTests, .lifecycle,
            FlickToolbarPolicy(),
            "A bar of no length counts as shown whatever is scrolled.",
            "V=400 C=5000 B=0 D >100/20 ?>1 U . ?1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "CC-20", .peerTests, .lifecycle,
            StickyHeaderPolicy(),
            "A hidden bar whose length halves is still wholly hidden.",
            "B=100 y=400 D >500/20 U . +0.5s ?0 !length:50 ?0 ?>0 . ?0 ?settled:0 ?moves:1"),
    ]
}
