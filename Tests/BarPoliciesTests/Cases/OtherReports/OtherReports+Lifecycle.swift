import BarPolicies

extension OtherReports {
    /// Another scroller, another screen, a cancelled touch, a bar of another length, reduced motion.
    static let lifecycle: [BehaviourCase] = [
        BehaviourCase(
            "B83", .otherReports, .lifecycle,
            SwipeNavBarPolicy(),
            "Hidden on one tab at 1000, switched to a tab at its start: shown.",
            "y=900 D >1000/20 U . +0.5s ?0 !attach y=0 ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "B121", .otherReports, .lifecycle,
            FlickToolbarPolicy(),
            "Coming back to the same list, scrolling hides as before.",
            "D >200/20 ?>0 U . +0.5s ?0 !attach y=0 ?>1 +0.5s ?1 D >200/20 ?>0 ?settled:0 ?moves:3"),
        BehaviourCase(
            "B79", .otherReports, .lifecycle,
            StickyHeaderPolicy(hideDistance: 60, showDistance: 60),
            "54 of 60 points and a cancelled touch: shown, not stuck half way.",
            "B=60 y=500 D >554/6 ?>1 X ?>1 . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "B83 (half)", .otherReports, .lifecycle,
            FollowingBarPolicy(),
            "A half-shown bar and another list: whole, and nothing of the first list's offset counts.",
            "B=60 y=1000 D >1030/10 ?0.5 !attach y=0 ?>1 +0.5s ?1 D >6/2 ?0.9"),
        BehaviourCase(
            "B94", .otherReports, .lifecycle,
            StickyHeaderPolicy(),
            "Scrolling was blocked when the page changed: shown once the block ends.",
            "y=400 D >500/20 ?>0 U . +0.5s ?0 !freeze !attach y=0 ?>0 !thaw . ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "B95", .otherReports, .lifecycle,
            FollowingBarPolicy(),
            "A new page after a hidden bar: shown.",
            "B=60 y=400 D >500/20 ?>0 U . !attach C=5000 y=0 ?>1 ?settled:1"),
        BehaviourCase(
            "B99", .otherReports, .lifecycle,
            SwipeNavBarPolicy(),
            "A detail screen opened with the bar hidden begins with it shown.",
            "y=900 D >1000/20 ?>0 U . +0.5s ?0 !attach C=900 y=0 ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "B121 (following)", .otherReports, .lifecycle,
            FollowingBarPolicy(),
            "Back on the same list a following bar follows as before.",
            "B=60 y=100 !attach y=100 ?>1 D >130/10 ?0.5 >200/10 ?>0 U . ?>0 ?settled:0"),
    ]
}
