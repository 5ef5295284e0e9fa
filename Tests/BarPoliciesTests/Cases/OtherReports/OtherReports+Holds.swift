import BarPolicies

extension OtherReports {
    /// Standing orders of the app: a screen reader, an overlay, a page that loads, a frozen bar.
    static let holds: [BehaviourCase] = [
        BehaviourCase(
            "B105", .otherReports, .holds,
            FlickToolbarPolicy(),
            "With a screen reader on, 500 points of scrolling hide nothing.",
            "!hold D >500/25 ?>1 U . ?1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "B107", .otherReports, .holds,
            SwipeNavBarPolicy(),
            "Switched on while hidden: shown; switched off: still shown until the reader scrolls.",
            "y=300 D >400/20 ?>0 U . +0.5s ?0 !hold ?>1 +0.5s ?1 !release ?>1 . ?>1 ?moves:2 D >420/5 ?>0 ?moves:3"),
        BehaviourCase(
            "B87", .otherReports, .holds,
            FlickToolbarPolicy(),
            "Switched off while the bar is on its way out: comes back, later scrolling is ignored.",
            "y=300 D >340/20 ?>0 !hold ?settled:1 >500/20 U . ?settled:1 +0.5s ?1 D >700/40 U . ?1 ?settled:1"),
        BehaviourCase(
            "B115", .otherReports, .holds,
            SwipeNavBarPolicy(),
            "Two overlays: free again only after the second has gone.",
            "y=300 !hold !hold D >400/20 ?>1 U . !release D >500/20 ?>1 U . ?moves:0 !release ?>1 "
                + "D >600/20 ?>0 ?moves:1"),
    ]
}
