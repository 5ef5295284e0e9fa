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
            "B=60 y=500 !length:100 C=3040@540 ?>1 . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "B59 (hidden)", .otherReports, .layout,
            StickyHeaderPolicy(),
            "The same growth taken back under a hidden bar moves the list up by 40: still hidden.",
            "B=100 y=500 D >540/10 U . +0.5s ?0 !length:60 ?>0 C=2960@500 ?>0 . ?>0 ?settled:0 ?moves:1"),
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
            "B=60 H y=2390 !show ?>1 +0.5s C=3060 ?>1 .2450 ?>1 . ?>1 ?settled:1 ?moves:1"),
        BehaviourCase(
            "B49 (following)", .otherReports, .layout,
            FollowingBarPolicy(),
            "Deleting the last rows moves a hidden following bar by nothing; deleting until it fits shows it.",
            "B=60 y=900 D >1000/20 ?>0 U . C=1590@990 ?>0 . ?>0 C=590@0 ?>1 ?settled:1"),
        BehaviourCase(
            "B51 (following)", .otherReports, .layout,
            FollowingBarPolicy(),
            "A bar that takes its own points out of the content as it goes counts the finger's points alone.",
            "B=48 y=500 D >508/4 ?0.8333333 c:2992 >504 ?0.75 c:2988 >504 ?0.6666667 U . ?>1 ?settled:1"),
        BehaviourCase(
            "B59 (following)", .otherReports, .layout,
            FollowingBarPolicy(),
            "A hidden following bar grows from 60 to 100 and moves the list by 40: still hidden.",
            "B=60 y=500 D >600/20 ?>0 U . !length:100 C=3040@640 ?>0 . ?>0 ?settled:0"),
        BehaviourCase(
            "B61 (following)", .otherReports, .layout,
            FollowingBarPolicy(),
            "Content grows above the finger by a bar's length: the bar follows the finger's own points.",
            "B=60 y=500 D >506/3 ?0.9 C=3060@569 ?0.85 >575/3 ?0.75"),
        BehaviourCase(
            "B85 (following)", .otherReports, .layout,
            FollowingBarPolicy(),
            "The keyboard comes and goes: neither a shown nor a hidden following bar moves.",
            "B=60 y=400 V=300 ?>1 . V=600 ?>1 ?moves:0 D >500/20 ?>0 U . V=300 ?>0 . V=600 ?>0 . ?>0 ?settled:0"),
        BehaviourCase(
            "B51 (view)", .otherReports, .layout,
            FollowingBarPolicy(),
            "The same points given to the view, whose offset follows one event later.",
            "B=48 y=500 D >508/4 ?0.8333333 V=608 ?0.8333333 >504 ?0.75 U . ?>1 ?settled:1"),
        BehaviourCase(
            "B81 (two events)", .otherReports, .layout,
            FollowingBarPolicy(),
            "The view shrinks and the offset jumps one event later: the jump is not counted, the finger is.",
            "B=60 y=500 D >530/10 ?0.5 V=320 >700 ?0.5 >706 ?0.4 U . ?>0 ?settled:0"),
    ]
}
