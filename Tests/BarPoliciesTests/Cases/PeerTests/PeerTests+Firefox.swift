import BarPolicies

extension PeerTests {
    /// Firefox for iOS: beyond 20 points the bar goes the rest of the way; a shorter drag puts it back. The bar is 100
    /// points long.
    private static let panned = FollowingBarPolicy(commit: .distance(20), release: ReleaseRules(.previous))

    static let firefox = [
        row(
            "FI-01", .release, panned,
            "50 points down and lifted: hidden, in one move.",
            "B=100 y=500 D >550 ?>0 U . ?settled:0 ?moves:1"),
        row(
            "FI-02", .release, panned,
            "60 points up and lifted: shown, in one move.",
            "B=100 H y=500 D >440 ?>1 U . ?settled:1 ?moves:1"),
        row(
            "FI-03", .following, panned,
            "10 points down: on its way, not decided.",
            "B=100 y=500 D >510 ?0.9 ?>0.9"),
        row(
            "FI-04", .release, panned,
            "5 points down and lifted: shown.",
            "B=100 y=500 D >505 ?0.95 U ?>1 ?settled:1"),
        row(
            "FI-07", .following, panned,
            "10 points down are not enough, 50 hide while the finger is still down.",
            "B=100 y=500 D >510 ?0.9 >550 ?>0 +0.5s ?0 ?moves:2"),
        row(
            "FI-07 (two states)", .jitter, FlickToolbarPolicy(hideDistance: 20, showDistance: 20),
            "The same for a bar that does not follow.",
            "y=100 D >110 ?>1 >150 ?>0 +0.5s ?0 ?moves:1"),
        row(
            "FI-08", .following, panned,
            "10 points up are not enough, 40 show while the finger is still down.",
            "B=100 H y=500 D >490 ?0.1 >460 ?>1 +0.5s ?1 ?moves:2"),
        row(
            "FI-08 (two states)", .jitter, FlickToolbarPolicy(hideDistance: 20, showDistance: 20),
            "The same for a bar that does not follow.",
            "H y=500 D >490 ?>0 >460 ?>1 +0.5s ?1 ?moves:1"),
        row(
            "FI-09", .release, panned,
            "10 points and lifted: shown again; the next 10 begin from nothing.",
            "B=100 y=500 D >510 ?0.9 U ?>1 +0.5s ?1 D >520 ?0.9 U ?>1 ?settled:1"),
        row(
            "FI-09 (two states)", .jitter, FlickToolbarPolicy(hideDistance: 20, showDistance: 20),
            "Drags of 10 points, one after another, each start from nothing.",
            "y=100 D >110/5 ?>1 U . D >120/5 ?>1 U . D >130/5 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        row(
            "FI-10", .following, panned,
            "8 points down: on its way out.",
            "B=100 y=500 D >508 ?0.92"),
        row(
            "FI-10 (up)", .following, panned,
            "8 points up: on its way in.",
            "B=100 H y=500 D >492 ?0.08"),
        row(
            "FI-11", .following, panned,
            "12, 50 and 120 points of one drag: hidden once.",
            "B=100 y=500 D >512 ?0.88 >550 ?>0 ?moves:2 >620 ?>0 U . ?settled:0 ?moves:2"),
        row(
            "FI-12", .release, panned,
            "10 points up and lifted: a hidden bar goes back, never shown.",
            "B=100 H y=500 D >490 ?0.1 U ?>0 ?settled:0"),
        row(
            "FI-13", .release, panned,
            "5 points, then lifted at exactly 20, which are not more than 20: shown.",
            "B=100 y=500 D >505 >520 ?0.8 U ?>1 ?settled:1"),
        row(
            "FI-13 (two states)", .jitter, StickyHeaderPolicy(hideDistance: 20, showDistance: 20),
            "Exactly 20 points are not more than 20.",
            "y=100 D >105 ?>1 >120 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        row(
            "FI-14", .release, panned,
            "8 points and a lift at great speed: a rule of distance ignores speed.",
            "B=100 y=500 D >508 U5000 ?>1 ?settled:1"),
        row(
            "FI-14 (momentum)", .release, panned,
            "Nor does the momentum count that such a lift leads to.",
            "B=100 y=500 D >508 U5000 ?>1 ~900/40 ?>1 . ?>1 ?settled:1"),
        row(
            "FI-14 (speed counts)", .release, FollowingBarPolicy(release: ReleaseRules(.velocity(200), .previous)),
            "Where speed is to count, the same lift hides.",
            "B=100 y=500 D >508 U5000 ?>0 ?settled:0"),
    ]

    /// Firefox for iOS: content, the end, loading, the status bar; and what its older rule did.
    static let firefoxRules = [
        row(
            "FI-05", .forced, panned,
            "A tap on the status bar shows a hidden bar; the way to the start changes nothing more.",
            "B=100 H y=500 !tap ?>1 +0.5s ?1 A300 A0 ?>1 . ?settled:1 ?moves:1"),
        row(
            "FI-15", .fits, panned,
            "Content of 500 points in a view of 600: 80 points of finger do nothing.",
            "B=100 C=500 D >80/10 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        row(
            "FI-16", .end, panned,
            "At the end, a drag that ends past it does nothing.",
            "B=100 C=2580 y=1980 D >2020/10 ?>1 U ~1980/10 . ?>1 ?settled:1 ?moves:0"),
        row(
            "FI-17", .holds, panned,
            "While the page loads 80 points hide nothing, and the end of loading does not hide either.",
            "B=100 y=100 !hold D >180/20 ?>1 U . !release ?>1 . . ?>1 ?settled:1 ?moves:0"),
        row(
            "FI-18", .program, panned,
            "80 points on the way to the start after a tap do nothing; 60 points of finger after it hide.",
            "B=100 y=500 A460 A420 ?>1 . ?>1 ?moves:0 D >480/20 ?>0 ?settled:0"),
        row(
            "FI-20", .forced, panned,
            "A tap on a collapsed bar shows it.",
            "B=100 H y=500 !show ?>1 +0.5s ?1 . ?>1 ?moves:1"),
        row(
            "FI-21", .jitter, StickyHeaderPolicy(),
            "A pan of 100 points down collapses.",
            "y=500 D >600 ?>0 ?settled:0 ?moves:1"),
        row(
            "FI-21 (up)", .jitter, StickyHeaderPolicy(),
            "A pan of 100 points up does not.",
            "y=500 D >400 ?>1 ?settled:1 ?moves:0"),
        row(
            "FI-22", .release, FollowingBarPolicy(release: ReleaseRules(.direction(least: 0))),
            "Where the way decides at the lift, 100 points down collapse a bar of 200, of which half is left.",
            "B=200 y=500 D >600 ?0.5 U ?>0 ?settled:0"),
        row(
            "FI-22 (up)", .release, FollowingBarPolicy(release: ReleaseRules(.direction(least: 0))),
            "40 points up show it again.",
            "B=200 H y=500 D >460 ?0.2 U ?>1 ?settled:1"),
        row(
            "FI-23", .fits, panned,
            "Hidden, then a new length: 3000 leaves it hidden, 10 shows it.",
            "B=100 C=4000 y=500 D >600 U +0.5s ?0 C=3000 ?>0 . ?>0 C=10@0 ?>1 ?settled:1 ?moves:2"),
        row(
            "FI-23 (forced)", .fits, StickyHeaderPolicy(),
            "The same for a bar that was created hidden.",
            "C=4000 H y=500 ?>0 C=3000 ?>0 ?moves:0 C=10@0 ?>1 ?settled:1 ?moves:1"),
    ]
}
