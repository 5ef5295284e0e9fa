extension BehaviourCase {
    /// Changes of length and position that nobody scrolled.
    static let layout: [Self] = [
        .init(
            "apple-reports B3", .layout, .sticky,
            "At the very end the view shrinks and grows, the clamp moves the offset: not scrolling.",
            "y=2300 D >2400/20 U . +0.5s ?0 V=556 ?>0 .2444 ?>0 V=600 ?>0 .2400 ?>0 ?settled:0 ?moves:1"),
        .init(
            "apple-reports G1", .layout, .swipe,
            "The next page is appended and the offset moves back by 20: still hidden.",
            "y=1900 D >2000/20 U . +0.5s ?0 C=6000 ?>0 .1980 ?>0 . ?settled:0 ?moves:1"),
        .init(
            "apple-reports G1 (one sample)", .layout, .flick,
            "The same with length and offset in one sample, back past where the drag began.",
            "y=1990 D >2000/5 ?>0 U . +0.5s ?0 C=6000@1980 ?>0 . ?>0 ?settled:0 ?moves:1"),
        .init(
            "apple-reports G3", .layout, .sticky,
            "Our own inset grows by 20 and the offset follows: nobody scrolled.",
            "?>1 C=3020@20 ?>1 . ?>1 ?moves:0 D >26/2 ?>1 U . ?settled:1 ?moves:0"),
        .init(
            "apple-reports G9", .layout, .swipe,
            "The view grows by 50 with the offset unchanged: nothing happens to a shown or a hidden bar.",
            "y=300 V=650 ?>1 ?moves:0 D >340/10 ?>0 U . +0.5s V=600 ?>0 . ?>0 ?settled:0 ?moves:1"),
        .init(
            "other-reports B51", .layout, .stickyDistances(hide: 100, show: 8),
            "A bar that takes its 48 points out of the content when it goes does not call itself back.",
            "B=48 D >100/10 ?>1 >102 ?>0 +0.5s ?0 C=2952@54 ?>0 >56 ?>0 U . ?>0 ?settled:0 ?moves:1"),
        .init(
            "other-reports B59", .layout, .sticky,
            "A header that grows from 60 to 100 moves the list by 40: a shown bar stays shown.",
            "B=60 y=500 !length:100 C=3040@540 ?>1 . ?>1 ?settled:1 ?moves:0"),
        .init(
            "other-reports B59 (hidden)", .layout, .sticky,
            "The same growth taken back under a hidden bar moves the list up by 40: still hidden.",
            "B=100 y=500 D >540/10 U . +0.5s ?0 !length:60 ?0 C=2960@500 ?>0 . ?>0 ?settled:0 ?moves:1"),
        .init(
            "other-reports B61", .layout, .sticky,
            "Content grows above the finger by a bar's length: only the finger's own 2 points a step count.",
            "y=500 D >502 >504 C=3044@550 ?>1 >552 ?>1 ?moves:0 >554 ?>0 ?moves:1"),
        .init(
            "other-reports B81", .layout, .swipe,
            "The view shrinks to 320 in the middle of a drag and the offset jumps: not counted, settled at the end.",
            "y=500 D >505 V=320@540 ?>1 U . ?>1 ?settled:1 ?moves:0 D >560/5 ?>0 U . ?settled:0 ?moves:1"),
        .init(
            "other-reports B85", .layout, .sticky,
            "The keyboard comes and goes while nothing scrolls: a hidden bar stays hidden.",
            "y=400 D >500/20 U . +0.5s ?0 V=300 ?>0 . V=600 ?>0 . ?>0 ?settled:0 ?moves:1"),
        .init(
            "other-reports B85 (at the end)", .layout, .flick,
            "The keyboard goes away at the end of the content, which clamps the offset: still hidden.",
            "V=300 y=2500 D >2700/40 U . +0.5s ?0 V=600 ?>0 .2400 ?>0 . ?settled:0 ?moves:1"),
        .init(
            "other-reports B15", .layout, .sticky,
            "Shown on return near the end, the inset grows by 60 and the list moves: no second change.",
            "B=60 H y=2390 !show ?>1 +0.5s C=3060 ?>1 .2450 ?>1 . ?>1 ?settled:1 ?moves:1"),
    ]
}
