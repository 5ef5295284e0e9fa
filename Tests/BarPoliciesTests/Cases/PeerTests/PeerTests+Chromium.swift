import BarPolicies

extension PeerTests {
    /// Chromium's browser controls: they follow the page; what was scrolled beyond them is paid back.
    static let controls = FollowingBarPolicy(turn: .paysBack, release: ReleaseRules(.nearest(0.5)))

    /// Chromium's compositor: how the controls follow. The bar is 100 points long.
    static let chromium = [
        row(
            "CC-01", .following, controls,
            "The bar goes point by point; 60 points scrolled beyond it are paid back, and once shown it counts anew.",
            "B=100 y=1000 D >1030 ?0.7 >1060 ?0.4 >1160 ?>0 >1150 ?>0 >1100 ?>0 >1090 ?0.1 >1040 ?0.6 >940 ?>1 >960 ?0.8"
        ),
        row(
            "CC-01 (at the start)", .following, controls,
            "The same from the start of the page, where the way back ends.",
            "B=100 D >30 ?0.7 >60 ?0.4 >160 ?>0 >150 ?>0 >100 ?>0 >90 ?0.1 >40 ?0.6 >0 ?>1 >20 ?0.8"),
        row(
            "CC-01 (default)", .following, FollowingBarPolicy(),
            "By default the count begins at the turn instead: the bar comes back with the first point up.",
            "B=100 y=1000 D >1030 ?0.7 >1060 ?0.4 >1160 ?>0 >1150 ?0.1 >1100 ?0.6 >1090 ?0.7 >1040 ?>1 >1060 ?0.8"),
        row(
            "CC-02", .following, FollowingBarPolicy(stops: RestStops(lowest: 0.2), turn: .paysBack),
            "A fifth of the bar stays, and what was scrolled beyond the rest is paid back.",
            "B=100 y=1000 D >1030 ?0.7 >1060 ?0.4 >1160 ?0.2 >1140 ?0.2 >1080 ?0.2 >1070 ?0.3 >1020 ?0.8 >920 ?>1 "
                + ">940 ?0.8"),
        row(
            "CC-03", .release, controls,
            "Fifteen points of a hidden bar pulled in and let go: it goes back, never forwards.",
            "B=100 y=1000 D >1300 ?>0 U . D >1285 ?0.15 U ?>0 +0.125s ?0.075 ?settled:0"),
        row(
            "CC-04", .release, controls,
            "A fifth of a hidden bar pulled in and let go: hidden again.",
            "B=100 y=1000 D >1300 ?>0 U . D >1280 ?0.2 U ?>0 ?settled:0"),
        row(
            "CC-05", .release, controls,
            "Seven tenths of a hidden bar pulled in and let go: shown.",
            "B=100 y=1000 D >1300 ?>0 U . D >1230 ?0.7 U ?>1 ?settled:1"),
        row(
            "CC-06", .release, controls,
            "A fifth of a shown bar scrolled away and let go: shown again.",
            "B=100 y=1000 D >1020 ?0.8 U ?>1 ?settled:1"),
        row(
            "CC-11", .following, controls,
            "A pinch in the middle of a drag moves no bar; after it the drag goes on from where the bar is.",
            "B=100 y=1000 D >1300 ?>0 U . D Z1285 ?>0 D ?>0 >1270 ?0.15 U ?>0 ?settled:0"),
        row(
            "CC-11 (two states)", .program, StickyHeaderPolicy(),
            "Hidden, a pinch that moves the content up shows nothing.",
            "y=400 D >500/20 U . +0.5s ?0 Z470 ?>0 Z440 ?>0 . ?>0 D >430/5 ?>1 ?moves:2"),
        row(
            "CC-12", .release, controls,
            "A pinch begins over a hidden bar: there is nothing to settle.",
            "B=100 y=1000 D >1300 ?>0 U . D Z ?>0 Z ?>0 D U . ?>0 ?moves:1"),
        row(
            "CC-13", .release, controls,
            "A pinch settles a bar that the drag pulled in by 15 points; after it the finger pulls anew.",
            "B=100 y=1000 D >1300 U . D >1285 ?0.15 Z ?>0 +0.5s ?0 Z D >1230 ?0.55 U ?>1 ?settled:1"),
        row(
            "CC-26", .following, controls,
            "Twenty points go in one gesture, all come back in the next.",
            "B=100 y=1000 D >1020 ?0.8 U D >820 ?>1 U . ?settled:1"),
        row(
            "CC-27", .following, controls,
            "A new gesture owes nothing of the one before: its first points bring the bar back.",
            "B=100 y=1000 D >1300 ?>0 U . D >1285 ?0.15"),
        row(
            "CC-28", .forced, controls,
            "Asked to hide and at once to show: shown, with nothing left to run.",
            "B=100 y=500 !hide !show ?>1 ?>1 ?settled:1 +1s . ?>1"),
        row(
            "CC-34", .forced, FixedPolicy(),
            "A bar locked shown stays through 50 points down.",
            "B=100 D >50/10 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        row(
            "CC-34 (held)", .holds, controls,
            "The same with a hold instead of a policy of its own.",
            "B=100 !hold D >50/10 ?>1 U . ?>1 ?moves:0"),
        row(
            "CC-35", .holds, controls,
            "A bar locked hidden stays hidden through 50 points up, and through the end of the lock.",
            "B=100 H y=500 !freeze D >450/10 ?>0 U . ?>0 !thaw ?>0 . ?settled:0 ?moves:0"),
    ]

    /// Chromium's compositor: thresholds of a quarter at both ends, and the way of the gesture between them.
    private static let quarters = FollowingBarPolicy(
        turn: .paysBack, release: ReleaseRules(.band(low: 0.25, high: 0.75), .direction(least: 0)))

    static let chromiumReleases = [
        row(
            "CC-07", .release, quarters,
            "Let go with 0.8 of the bar left, above the upper threshold: shown.",
            "B=100 y=1000 D >1020 ?0.8 U ?>1 ?settled:1"),
        row(
            "CC-08", .release, quarters,
            "Let go between the thresholds on the way down: hidden.",
            "B=100 y=1000 D >1030 ?0.7 U ?>0 ?settled:0"),
        row(
            "CC-09", .release, quarters,
            "Let go with 0.2 of the bar pulled in, below the lower threshold: hidden.",
            "B=100 y=1000 D >1300 U . D >1280 ?0.2 U ?>0 ?settled:0"),
        row(
            "CC-10", .release, quarters,
            "Let go between the thresholds on the way up: shown.",
            "B=100 y=1000 D >1300 U . D >1270 ?0.3 U ?>1 ?settled:1"),
        row(
            "CC-08 (at the threshold)", .release, quarters,
            "Exactly at a threshold the threshold decides: 0.75 is shown, 0.25 hidden.",
            "B=100 y=1000 D >1025 ?0.75 U ?>1 +0.5s D >1300 U . D >1275 ?0.25 U ?>0 ?settled:0"),
    ]
}
