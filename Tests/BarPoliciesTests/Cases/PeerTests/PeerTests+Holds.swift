import BarPolicies

extension PeerTests {
    /// Standing orders of the app: a screen reader, an overlay, a page that loads, a frozen bar.
    static let holds: [BehaviourCase] = [
        BehaviourCase(
            "CI-02, CI-03", .peerTests, .holds,
            FlickToolbarPolicy(),
            "Switched off twice: shown; on once: still deaf; on twice: hears.",
            "V=400 C=5000 B=50 H y=500 !hold ?>1 !hold +0.5s ?1 !release D >550/10 ?>1 U . !release ?>1 "
                + "D >600/10 ?>0 ?moves:2"),
        BehaviourCase(
            "CI-09", .peerTests, .holds,
            FlickToolbarPolicy(),
            "Switched off, 25 points do nothing.",
            "V=400 C=5000 B=50 !hold D >25/5 ?>1 U . ?1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "HR-07", .peerTests, .holds,
            StickyHeaderPolicy(hideDistance: 0, showDistance: 0),
            "Hidden at 20, frozen on the way to 10, thawed and shown on the way to 5.",
            "D >20/5 ?>0 +0.5s ?0 !freeze >10/2 ?>0 ?moves:1 !thaw ?>0 >5/1 ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "HR-07 (shown)", .peerTests, .holds,
            StickyHeaderPolicy(),
            "What was scrolled while frozen counts for nothing after the thaw.",
            "y=300 !freeze D >400/20 ?>1 U . !thaw ?>1 D >405/1 ?>1 ?moves:0 >412/1 ?>0 ?moves:1"),
        BehaviourCase(
            "CC-35", .peerTests, .holds,
            FlickToolbarPolicy(),
            "A bar locked hidden stays hidden through 50 points up, and through the end of the lock.",
            "B=100 H y=500 !freeze D >450/10 ?>0 U . ?0 !thaw ?>0 . ?settled:0 ?moves:0"),
        BehaviourCase(
            "FI-17", .peerTests, .holds,
            StickyHeaderPolicy(),
            "While the page loads 80 points hide nothing, and the end of loading does not hide either.",
            "y=100 !hold D >180/20 ?>1 U . !release ?>1 . . ?1 ?settled:1 ?moves:0"),
    ]
}
