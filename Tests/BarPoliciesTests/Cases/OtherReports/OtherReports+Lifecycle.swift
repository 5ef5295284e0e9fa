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
            "B=60 y=500 D >554/6 ?>1 X ?1 . ?1 ?settled:1 ?moves:0"),
    ]
}
