import BarPolicies

extension OtherReports {
    /// Changes of length and position that nobody scrolled.
    static let layout: [BehaviourCase] = [
        BehaviourCase(
            "B51", .otherReports, .layout,
            StickyHeaderPolicy(hideDistance: 100, showDistance: 8),
            "A bar that takes its 48 points out of the content when it goes does not call itself back.",
            "B=48 D >100/10 ?>1 >102 ?>0 +0.5s ?0 C=2952@54 ?>0 >56 ?>0 U . ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "B59", .otherReports, .layout,
            StickyHeaderPolicy(),
            "A header that grows from 60 to 100 moves the list by 40: a shown bar stays shown.",
            "B=60 y=500 !length:100 C=3040@540 ?>1 . ?1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "B59 (hidden)", .otherReports, .layout,
            StickyHeaderPolicy(),
            "The same growth taken back under a hidden bar moves the list up by 40: still hidden.",
            "B=100 y=500 D >540/10 U . +0.5s ?0 !length:60 ?0 C=2960@500 ?>0 . ?0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "B61", .otherReports, .layout,
            StickyHeaderPolicy(),
            "Content grows above the finger by a bar's length: only the finger's own 2 points a step count.",
            "y=500 D >502 >504 C=3044@550 ?>1 >552 ?>1 ?moves:0 >554 ?>0 ?moves:1"),
        BehaviourCase(
            "B81", .otherReports, .layout,
            SwipeNavBarPolicy(),
            "The view shrinks to 320 in the middle of a drag and the offset jumps: not counted, settled at the end.",
            "y=500 D >505 V=320@540 ?>1 U . ?>1 ?settled:1 ?moves:0 D >560/5 ?>0 U . ?settled:0 ?moves:1"),
        BehaviourCase(
            "B85", .otherReports, .layout,
            StickyHeaderPolicy(),
            "The keyboard comes and goes while nothing scrolls: a hidden bar stays hidden.",
            "y=400 D >500/20 U . +0.5s ?0 V=300 ?>0 . V=600 ?>0 . ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "B85 (at the end)", .otherReports, .layout,
            FlickToolbarPolicy(),
            "The keyboard goes away at the end of the content, which clamps the offset: still hidden.",
            "V=300 y=2500 D >2700/40 U . +0.5s ?0 V=600 ?>0 .2400 ?>0 . ?settled:0 ?moves:1"),
        BehaviourCase(
            "B15", .otherReports, .layout,
            StickyHeaderPolicy(),
            "Shown on return near the end, the inset grows by 60 and the list moves: no second change.",
            "B=60 H y=2390 !show ?>1 +0.5s C=3060 ?>1 .2450 ?>1 . ?1 ?settled:1 ?moves:1"),
    ]
}
