import BarPolicies

extension OtherReports {
    /// Standing orders of the app: a screen reader, an overlay, a page that loads, a frozen bar.
    static let holds: [BehaviourCase] = [
        BehaviourCase(
            "B105", .otherReports, .holds,
            FlickToolbarPolicy(),
            "With a screen reader on, 500 points of scrolling hide nothing.",
            "!hold D >500/25 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "B107", .otherReports, .holds,
            SwipeNavBarPolicy(),
            "Switched on while hidden: shown; switched off: still shown until the reader scrolls.",
            "y=300 D >400/20 ?>0 U . +0.5s ?0 !hold ?>1 +0.5s ?1 !release ?>1 . ?>1 ?moves:2 D >420/5 ?>0 ?moves:3"),
        BehaviourCase(
            "B87", .otherReports, .holds,
            FlickToolbarPolicy(),
            "Switched off while the bar is on its way out: comes back, later scrolling is ignored.",
            "y=300 D >340/20 ?>0 !hold ?settled:1 >500/20 U . ?settled:1 +0.5s ?1 D >700/40 U . ?>1 ?settled:1"),
        BehaviourCase(
            "B115", .otherReports, .holds,
            SwipeNavBarPolicy(),
            "Two overlays: free again only after the second has gone.",
            "y=300 !hold !hold D >400/20 ?>1 U . !release D >500/20 ?>1 U . ?moves:0 !release ?>1 "
                + "D >600/20 ?>0 ?moves:1"),
        BehaviourCase(
            "B87 (following)", .otherReports, .holds,
            FollowingBarPolicy(),
            "Switched off at two fifths: comes back whole, later scrolling is ignored.",
            "B=60 y=500 D >536/6 ?0.4 !hold ?>1 >600/10 U . +0.5s ?1 D >700/20 U . ?>1 ?settled:1"),
        BehaviourCase(
            "B105 (following)", .otherReports, .holds,
            FollowingBarPolicy(),
            "With a screen reader on, a following bar follows nothing.",
            "B=60 !hold D >500/25 ?>1 U . ?>1 ?moves:0"),
        BehaviourCase(
            "B107 (following)", .otherReports, .holds,
            FollowingBarPolicy(),
            "A screen reader switched on shows a hidden following bar at once.",
            "B=60 y=300 D >400/20 ?>0 U . !hold ?>1 +0.5s ?1 D >500/20 U . ?>1"),
        BehaviourCase(
            "B108", .otherReports, .holds,
            FlickToolbarPolicy(),
            "Nothing but the host's own hold keeps the bar: it hides before it and after it.",
            "D >100/20 ?>0 U . +0.5s !hold ?>1 +0.5s ?1 D >200/20 ?>1 U . !release D >300/20 ?>0 ?moves:3"),
        BehaviourCase(
            "B109", .otherReports, .holds,
            FollowingBarPolicy(),
            "A bottom bar hides as long as no hold is taken.",
            "B=56 y=300 D >400/20 ?>0 U . ?>0 ?settled:0"),
        BehaviourCase(
            "B115 (following)", .otherReports, .holds,
            FollowingBarPolicy(),
            "Two overlays over a following bar: free again after the second has gone.",
            "B=60 y=300 !hold !hold D >400/20 ?>1 U . !release D >500/20 ?>1 U . ?moves:0 !release D >530/10 ?0.5 "
                + ">560/10 ?>0"),
        BehaviourCase(
            "B87 (frozen)", .otherReports, .holds,
            FollowingBarPolicy(),
            "Frozen at two fifths it stays there through the lift, and settles once it is free.",
            "B=60 y=500 D >536/6 ?0.4 !freeze >560/6 ?0.4 U . ?0.4 !thaw . ?>0 ?settled:0"),
    ]
}
