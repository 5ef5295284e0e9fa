import BarPolicies

extension PeerTests {
    /// The app shows or hides the bar itself.
    static let forced: [BehaviourCase] = [
        BehaviourCase(
            "HR-10", .peerTests, .forced,
            StickyHeaderPolicy(),
            "Hide and show by call, without any scrolling.",
            "y=500 !hide ?>0 +0.5s ?0 . ?>0 !show ?>1 +0.5s ?1 . ?>1 ?moves:2"),
        BehaviourCase(
            "CC-28", .peerTests, .forced,
            FlickToolbarPolicy(),
            "Asked to hide and at once to show: shown, with nothing left to run.",
            "y=500 !hide !show ?>1 ?settled:1 +1s . ?1"),
        BehaviourCase(
            "CI-04", .peerTests, .forced,
            StickyHeaderPolicy(),
            "A new page resets a hidden bar to shown, and the finger still down does not hide it again.",
            "V=400 C=5000 B=50 D >25/5 ?>0 +0.5s ?0 !show ?>1 >60/5 ?>1 U . ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "CC-34", .peerTests, .forced,
            FixedPolicy(),
            "A bar locked shown stays through 50 points down.",
            "B=100 D >50/10 ?>1 U . ?1 ?settled:1 ?moves:0"),
    ]
}
