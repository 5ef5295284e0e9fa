import BarPolicies

extension AppleReports {
    /// Another scroller, another screen, a cancelled touch, a bar of another length, reduced motion.
    static let lifecycle: [BehaviourCase] = [
        BehaviourCase(
            "C9", .appleReports, .lifecycle,
            StickyHeaderPolicy(),
            "Hidden on a long list, switched to a list that fits: shown at once.",
            "y=1400 D >1500/20 U . +0.5s ?0 !attach V=600 C=200 y=0 ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "I1", .appleReports, .lifecycle,
            StickyHeaderPolicy(),
            "Switched to a list at 900: not 900 points of scrolling; 5 points of finger are 5.",
            "!attach y=900 ?>1 . ?>1 D >905/1 ?>1 ?moves:0 >910/1 ?>0 ?moves:1"),
        BehaviourCase(
            "I1 (finger down)", .appleReports, .lifecycle,
            FlickToolbarPolicy(),
            "Switched to a list at 900 while a finger was dragging the other: nothing hides.",
            "y=30 D ?>1 !attach y=900 ?>1 . ?>1 ?moves:0 D >902 ?>0 ?moves:1"),
        BehaviourCase(
            "I3", .appleReports, .lifecycle,
            StickyHeaderPolicy(),
            "Hidden, and the other list is in the middle of its content: still hidden.",
            "y=1400 D >1500/20 U . +0.5s ?0 !attach y=900 ?>0 . ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "H3", .appleReports, .lifecycle,
            FlickToolbarPolicy(),
            "A pushed screen does not inherit the hidden bar.",
            "y=400 D >500/20 ?>0 U . +0.5s ?0 !attach C=2000 y=0 ?>1 +0.5s ?1 . ?>1 ?moves:2"),
        BehaviourCase(
            "E5", .appleReports, .lifecycle,
            StickyHeaderPolicy(),
            "A drag of 22 that is cancelled leaves the bar whole, at one of its two places.",
            "y=200 D >222/11 ?>0 X ?>0 +0.5s ?0 . ?settled:0 ?moves:1"),
        BehaviourCase(
            "H7", .appleReports, .lifecycle,
            StickyHeaderPolicy(),
            "An orientation event that changes no length leaves a hidden bar hidden.",
            "y=600 D >700/20 U . +0.5s ?0 . ?>0 = . ?>0 V=600 ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "H9", .appleReports, .lifecycle,
            SwipeNavBarPolicy(),
            "What the bar says of itself is where it is, after every move.",
            "y=100 ?>1 D >150/10 +0.5s ?0 ?>0 >120/10 +0.5s ?1 ?>1 U . ?>1 ?moves:2"),
        BehaviourCase(
            "K3", .appleReports, .lifecycle,
            StickyHeaderPolicy(),
            "Reduced motion changes how the bar moves, not what is decided.",
            "!reduce D >50/10 ?>0 +0.5s ?0 >41 ?>1 +0.5s ?1 U . ?settled:1 ?moves:2"),
        BehaviourCase(
            "C9 (following)", .appleReports, .lifecycle,
            FollowingBarPolicy(),
            "Hidden on a long list, switched to a list that fits: shown at once.",
            "y=1400 D >1500/20 ?>0 U . !attach V=600 C=200 y=0 ?>1 ?settled:1"),
        BehaviourCase(
            "H1", .appleReports, .lifecycle,
            FlickToolbarPolicy(),
            "Back from the background the host says show: shown.",
            "y=400 D >500/20 U . +0.5s ?0 +60s !show ?>1 . ?settled:1 ?moves:2"),
        BehaviourCase(
            "H1 (unchanged)", .appleReports, .lifecycle,
            FlickToolbarPolicy(),
            "A host that says nothing keeps the bar as it was, which is the default.",
            "y=400 D >500/20 U . +0.5s ?0 +60s ?0 . ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "H3 (following)", .appleReports, .lifecycle,
            FollowingBarPolicy(),
            "A pushed screen does not inherit a hidden following bar, nor a part of one.",
            "y=400 D >430/10 ?0.3181818 !attach C=2000 y=0 +1s ?1 D >11 ?0.75"),
        BehaviourCase(
            "H7 (following)", .appleReports, .lifecycle,
            FollowingBarPolicy(),
            "An orientation event without a change of length moves no following bar.",
            "y=600 D >700/20 ?>0 U . V=600 ?>0 = ?>0 . ?>0 ?settled:0"),
        BehaviourCase(
            "H11", .appleReports, .lifecycle,
            StickyHeaderPolicy(),
            "A new page under momentum: shown, the count is gone, and the rest of the momentum does not matter.",
            "y=400 D >500/20 ?>0 U2000 ~700/50 +0.5s ?0 !attach ~0 ?>1 ~200/20 ?>1 . +0.5s ?1 ?moves:2 D >206/2 "
                + "?>1 >212/2 ?>0"),
        BehaviourCase(
            "H11 (following)", .appleReports, .lifecycle,
            FollowingBarPolicy(),
            "The same with a bar that follows the finger.",
            "y=400 D >500/20 ?>0 U2000 ~700/50 !attach ~0 ?>1 +0.5s ~200/20 ?>1 . ?>1 D >211/11 ?0.75"),
        BehaviourCase(
            "I1 (following)", .appleReports, .lifecycle,
            FollowingBarPolicy(),
            "Switched to a list at 900: 10 points of finger take 10 points of the bar.",
            "!attach y=900 ?>1 .900 ?>1 D >910/2 ?0.7727273"),
        BehaviourCase(
            "I3 (following)", .appleReports, .lifecycle,
            FollowingBarPolicy(),
            "A hidden following bar stays so over the middle of another list.",
            "y=1400 D >1500/20 ?>0 U . !attach y=900 ?>0 . ?>0 ?settled:0"),
        BehaviourCase(
            "K3 (following)", .appleReports, .lifecycle,
            FollowingBarPolicy(),
            "With reduced motion a following bar does not follow; the lift decides as it would have.",
            "y=500 !reduce D >520/10 ?>1 U ?>1 ?moves:0 D >550/10 ?>1 U ?>0 ?settled:0 ?moves:1"),
    ]
}
