extension BehaviourCase {
    /// Another scroller, another screen, a cancelled touch, a bar of another length, reduced motion.
    static let lifecycle: [Self] = [
        .init(
            "apple-reports C9", .lifecycle, .sticky,
            "Hidden on a long list, switched to a list that fits: shown at once.",
            "y=1400 D >1500/20 U . +0.5s ?0 !attach V=600 C=200 y=0 ?>1 ?settled:1 ?moves:2"),
        .init(
            "apple-reports I1", .lifecycle, .sticky,
            "Switched to a list at 900: not 900 points of scrolling; 5 points of finger are 5.",
            "!attach y=900 ?>1 . ?>1 D >905/1 ?>1 ?moves:0 >910/1 ?>0 ?moves:1"),
        .init(
            "apple-reports I1 (finger down)", .lifecycle, .flick,
            "Switched to a list at 900 while a finger was dragging the other: nothing hides.",
            "y=30 D ?>1 !attach y=900 ?>1 . ?>1 ?moves:0 D >902 ?>0 ?moves:1"),
        .init(
            "apple-reports I3", .lifecycle, .sticky,
            "Hidden, and the other list is in the middle of its content: still hidden.",
            "y=1400 D >1500/20 U . +0.5s ?0 !attach y=900 ?>0 . ?>0 ?settled:0 ?moves:1"),
        .init(
            "other-reports B83", .lifecycle, .swipe,
            "Hidden on one tab at 1000, switched to a tab at its start: shown.",
            "y=900 D >1000/20 U . +0.5s ?0 !attach y=0 ?>1 ?settled:1 ?moves:2"),
        .init(
            "apple-reports H3", .lifecycle, .flick,
            "A pushed screen does not inherit the hidden bar.",
            "y=400 D >500/20 ?>0 U . +0.5s ?0 !attach C=2000 y=0 ?>1 +0.5s ?1 . ?>1 ?moves:2"),
        .init(
            "other-reports B121", .lifecycle, .flick,
            "Coming back to the same list, scrolling hides as before.",
            "D >200/20 ?>0 U . +0.5s ?0 !attach y=0 ?>1 +0.5s ?1 D >200/20 ?>0 ?settled:0 ?moves:3"),
        .init(
            "apple-peers MDC, attach", .lifecycle, .sticky,
            "The first event after an attach is a baseline, and the count before it is gone.",
            "y=300 D >307/1 ?>1 U . !attach y=1200 ?>1 D >1206/1 ?>1 ?moves:0 >1212/1 ?>0 ?moves:1"),
        .init(
            "apple-reports E5", .lifecycle, .sticky,
            "A drag of 22 that is cancelled leaves the bar whole, at one of its two places.",
            "y=200 D >222/11 ?>0 X ?>0 +0.5s ?0 . ?settled:0 ?moves:1"),
        .init(
            "other-reports B79", .lifecycle, .stickyDistances(hide: 60, show: 60),
            "54 of 60 points and a cancelled touch: shown, not stuck half way.",
            "B=60 y=500 D >554/6 ?>1 X ?1 . ?>1 ?settled:1 ?moves:0"),
        .init(
            "apple-reports H7", .lifecycle, .sticky,
            "An orientation event that changes no length leaves a hidden bar hidden.",
            "y=600 D >700/20 U . +0.5s ?0 . ?>0 = . ?>0 V=600 ?>0 ?settled:0 ?moves:1"),
        .init(
            "apple-reports H9", .lifecycle, .swipe,
            "What the bar says of itself is where it is, after every move.",
            "y=100 ?1 D >150/10 +0.5s ?0 ?>0 >120/10 +0.5s ?1 ?>1 U . ?>1 ?moves:2"),
        .init(
            "apple-reports K3", .lifecycle, .sticky,
            "Reduced motion changes how the bar moves, not what is decided.",
            "!reduce D >50/10 ?>0 +0.5s ?0 >41 ?>1 +0.5s ?1 U . ?settled:1 ?moves:2"),
        .init(
            "peers CI-12", .lifecycle, .flick,
            "A bar of no length counts as shown whatever is scrolled.",
            "V=400 C=5000 B=0 D >100/20 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        .init(
            "peers CC-20", .lifecycle, .sticky,
            "A hidden bar whose length halves is still wholly hidden.",
            "B=100 y=400 D >500/20 U . +0.5s ?0 !length:50 ?0 ?>0 . ?>0 ?settled:0 ?moves:1"),
    ]
}
