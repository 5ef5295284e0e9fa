import BarPolicies

extension PeerTests {
    /// Material's app bar layout: how much of the bar comes back away from the start.
    ///
    /// In its quick-return tests a bar of 225 points goes before tabs of which 50 of 100 stay. In its gesture tests the
    /// bar is 100 points here, 60 of toolbar and 40 of tabs, or 200 points that collapse to a toolbar of 60.
    static let appBarLayout = [
        row(
            "AL-06", .following, FollowingBarPolicy(revealedAway: 0),
            "Without a quick return nothing comes back away from the start.",
            "B=225 y=1000 D >1300 ?>0 >1000 ?>0 U . ?settled:0"),
        row(
            "AL-07", .following, FollowingBarPolicy(),
            "A quick return brings all 225 points back anywhere.",
            "B=225 y=1000 D >1300 ?>0 >1187.5 ?0.5 >1075 ?>1 U . ?settled:1"),
        row(
            "AL-08", .following, FollowingBarPolicy(revealedAway: 0),
            "Where the row with the quick return is gone, the other 50 points stay away.",
            "B=50 y=1000 D >1100 ?>0 >1000 ?>0 U . ?settled:0"),
        row(
            "AL-09", .following, FollowingBarPolicy(),
            "Where those 50 have a quick return of their own, they come back.",
            "B=50 y=1000 D >1100 ?>0 >1075 ?0.5 >1050 ?>1 U . ?settled:1"),
        row(
            "AL-10", .following, FollowingBarPolicy(revealedAway: 25.0 / 225),
            "A collapsed quick return brings back 25 of 225 points, the rest at the start.",
            "B=225 y=1000 D >1300 ?>0 >1275 ?0.11111111111 >1000 ?0.11111111111 U . ?settled:0.11111111111"),
        row(
            "AL-12", .following, FollowingBarPolicy(release: ReleaseRules()),
            "Toolbar and tabs scroll away together and stay away.",
            "B=100 D >150/15 ?>0 U . ?>0 D >210/15 ?>0 U . ?settled:0"),
        row(
            "AL-13", .following, FollowingBarPolicy(release: ReleaseRules()),
            "Pulled down far enough they are shown, and further pulls change nothing.",
            "B=100 D >150/15 U . D >-75/15 ?>1 U . ?>1 D >-150/15 ?>1 U ~0/50 . ?>1 D >-150/15 U ~0/50 . ?settled:1"),
        row(
            "AL-14", .following, FollowingBarPolicy(stops: RestStops(lowest: 0.4), release: ReleaseRules()),
            "Where the tabs are fixed, only they stay, however far one scrolls.",
            "B=100 D >150/15 ?0.4 U . ?0.4 D >210/15 ?0.4 U . ?settled:0.4"),
        row(
            "AL-15", .following, FollowingBarPolicy(stops: RestStops(lowest: 0.4), release: ReleaseRules()),
            "From there one and a half toolbars back show all of it, and more changes nothing.",
            "B=100 D >210/15 U . ?0.4 D >120/15 ?>1 U . ?>1 D >60/15 ?>1 U . ?settled:1"),
        row(
            "AL-22", .following, Presets.exitUntilCollapsed(0.3),
            "A collapsing bar collapses to its toolbar, stays so on the way back and grows when the content is at its top.",
            "B=200 D >300/30 ?0.3 U . ?0.3 D >360/30 ?0.3 U . D >270/30 ?0.3 U . ?0.3 D >0/30 ?>1 U . ?>1 "
                + "D >-100/20 ?>1 U ~0/50 . ?settled:1"),
        row(
            "AL-23", .following, FollowingBarPolicy(revealedAway: 0.3),
            "One that enters collapsed goes wholly, and comes back by exactly its toolbar away from the start.",
            "B=200 D >300/30 ?>0 U . ?>0 D >360/30 ?>0 U . D >270/30 ?0.3 U . ?0.3 D >0/30 ?>1 U . ?settled:1"),
        row(
            "AL-24", .following, FollowingBarPolicy(release: ReleaseRules()),
            "One that enters always comes back by as much as one scrolls, here by more than its toolbar.",
            "B=200 D >300/30 ?>0 U . ?>0 D >360/30 ?>0 U . D >270/30 ?0.45 U . ?0.45 D >0/30 ?>1 U . ?settled:1"),
        row(
            "AL-27", .following, FollowingBarPolicy(stops: RestStops(lowest: 0.2)),
            "Where the bar reaches under the status bar, it goes up to the status bar's edge and comes back.",
            "B=120 D >400/20 ?0.2 U . ?settled:0.2 D >0/20 ?>1 U . ?settled:1"),
        row(
            "AL-28", .program, FollowingBarPolicy(),
            "Asked to bring into view what is in view already, nothing moves.",
            "B=100 y=500 J500 ?>1 . ?>1 ?settled:1 ?moves:0"),
        row(
            "AL-29", .program, FollowingBarPolicy().countingProgram(),
            "Where what the program scrolls counts, bringing the last row into view collapses the bar.",
            "B=100 A50 ?0.5 A100 ?>0 . ?>0 ?settled:0"),
        row(
            "AL-29 (default)", .program, FollowingBarPolicy(),
            "By default it does not count.",
            "B=100 A50 ?>1 A100 ?>1 . ?>1 ?moves:0"),
        row(
            "AL-30", .lifecycle, FollowingBarPolicy(),
            "A screen that is made again with a collapsed bar leaves it collapsed, and a drag goes on from there.",
            "B=100 H y=700 ?>0 . ?>0 D >720 ?>0 >700 ?0.2"),
        row(
            "AL-36", .lengths, FollowingBarPolicy(),
            "A bar without length is not brought back by hide and show, also if it lost its length while hidden.",
            "B=0 y=500 !hide !show ?moves:0 !length:44 !hide ?moves:1 +0.5s ?0 !length:0 !show . ?moves:1"),
    ]

    /// The same bar with two places to rest besides shown: tabs alone, and nothing.
    private static let snapping = FollowingBarPolicy(stops: RestStops(middle: 0.4))

    static let appBarSnapping = [
        row(
            "AL-16", .release, snapping,
            "A quarter of the toolbar up: it snaps back.",
            "B=100 y=1000 D >1015 ?0.85 U ?>1 ?settled:1"),
        row(
            "AL-17", .release, snapping,
            "Three quarters of the toolbar up: it snaps away, the tabs are at the top.",
            "B=100 y=1000 D >1045 ?0.55 U ?>0.4 ?settled:0.4"),
        row(
            "AL-18", .release, snapping,
            "Tabs at the top, a quarter of them up: they snap back.",
            "B=100 y=1000 D >1045 U +0.5s ?0.4 D >1055 ?0.3 U ?>0.4 ?settled:0.4"),
        row(
            "AL-19", .release, snapping,
            "Tabs at the top, three quarters of them up: all is hidden.",
            "B=100 y=1000 D >1045 U +0.5s ?0.4 D >1075 ?0.1 U ?>0 ?settled:0"),
        row(
            "AL-20", .release, snapping,
            "Hidden, a quarter of the tabs down: hidden again; three quarters: the tabs are at the top.",
            "B=100 y=1000 D >1200 ?>0 U . D >1190 ?0.1 U ?>0 +0.5s ?0 D >1160 ?0.3 U ?>0.4 ?settled:0.4"),
        row(
            "AL-21", .release, snapping,
            "Tabs at the top, a quarter of the toolbar down: tabs again; three quarters: all is shown.",
            "B=100 y=1000 D >1045 U +0.5s ?0.4 D >1030 ?0.55 U ?>0.4 +0.5s ?0.4 D >985 ?0.85 U ?>1 ?settled:1"),
        row(
            "AL-37", .release, FollowingBarPolicy(),
            "Let go with exactly half of the bar: shown.",
            "B=100 y=1000 D >1050 ?0.5 U ?>1 ?settled:1"),
        row(
            "AL-37 (with a stop)", .release, snapping,
            "Exactly half way between two stops it goes to the higher one.",
            "B=100 y=1000 D >1030 ?0.7 U ?>1 +0.5s D >1110 ?0.2 U ?>0.4 ?settled:0.4"),
    ]
}
