import BarPolicies

extension OtherReports {
    /// Movements that the program makes.
    static let program: [BehaviourCase] = [
        BehaviourCase(
            "B25", .otherReports, .program,
            StickyHeaderPolicy(),
            "A jump to an anchor above keeps a hidden bar hidden.",
            "y=1900 D >2000/20 U . +0.5s ?0 J800 ?>0 . ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "B25 (flick)", .otherReports, .program,
            FlickToolbarPolicy(),
            "The same where the count runs from the drag's beginning: what lies above it shows nothing.",
            "y=1900 D >2000/20 ?>0 U . +0.5s ?0 J800 ?>0 . ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "B27", .otherReports, .program,
            FlickToolbarPolicy(),
            "The app's own smooth scroll to the start never hides a shown bar.",
            "y=900 A890 ?>1 A600 ?>1 A300 ?>1 A0 ?>1 . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "B27 (hidden)", .otherReports, .program,
            StickyHeaderPolicy(hideDistance: 8, showDistance: 500),
            "The same scroll shows a hidden bar when it comes to rest at the start, not on the way.",
            "y=800 D >900/20 U . +0.5s ?0 A890 A600 ?>0 A300 ?>0 A100 ?>0 A0 . ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "B31", .otherReports, .program,
            StickyHeaderPolicy(hideDistance: 8, showDistance: 1_000),
            "A status-bar tap during momentum: shown at once, whole at the end, one move.",
            "H y=900 D >800/20 U-500 ~700/20 ?>0 !tap ?>1 A600 A300 A0 ?>1 . ?settled:1 ?moves:1"),
        BehaviourCase(
            "B17", .otherReports, .program,
            FlickToolbarPolicy(),
            "Told to scroll to 0 while at 0, and two more events there: no change.",
            "J0 ?>1 . ?>1 . = ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "B25 (counted)", .otherReports, .program,
            StickyHeaderPolicy().countingProgram(),
            "Where the program's scrolling is to count, a jump up shows the bar; by default it does not.",
            "y=1900 D >2000/20 U . +0.5s ?0 J800 ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "B27 (following)", .otherReports, .program,
            FollowingBarPolicy(),
            "The app's own scroll to the start takes nothing from a following bar.",
            "B=60 y=900 A890 ?>1 A600 ?>1 A300 ?>1 A20 ?>1 A0 ?>1 . ?>1 ?moves:0"),
        BehaviourCase(
            "B31 (following)", .otherReports, .program,
            FollowingBarPolicy(),
            "A tap while the bar is half on screen and momentum runs: whole at the end.",
            "B=60 H y=900 D >870/10 ?0.5 U-500 ~860 ?0.6666667 !tap ?>1 A600 A300 A0 ?>1 . +0.5s ?1 ?settled:1"),
    ]
}
