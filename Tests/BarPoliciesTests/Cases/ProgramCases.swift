extension BehaviourCase {
    /// Movements that the program makes.
    static let program: [Self] = [
        .init(
            "other-reports B25", .program, .sticky,
            "A jump to an anchor above keeps a hidden bar hidden.",
            "y=1900 D >2000/20 U . +0.5s ?0 J800 ?>0 . ?>0 ?settled:0 ?moves:1"),
        .init(
            "other-reports B25 (flick)", .program, .flick,
            "The same where the count runs from the drag's beginning: what lies above it shows nothing.",
            "y=1900 D >2000/20 ?>0 U . +0.5s ?0 J800 ?>0 . ?>0 ?settled:0 ?moves:1"),
        .init(
            "other-reports B27", .program, .flick,
            "The app's own smooth scroll to the start never hides a shown bar.",
            "y=900 A890 ?>1 A600 ?>1 A300 ?>1 A0 ?>1 . ?>1 ?settled:1 ?moves:0"),
        .init(
            "other-reports B27 (hidden)", .program, .stickyDistances(hide: 8, show: 500),
            "The same scroll shows a hidden bar when it comes to rest at the start, not on the way.",
            "y=800 D >900/20 U . +0.5s ?0 A890 A600 ?>0 A300 ?>0 A100 ?>0 A0 . ?>1 ?settled:1 ?moves:2"),
        .init(
            "other-reports B31", .program, .stickyDistances(hide: 8, show: 1_000),
            "A status-bar tap during momentum: shown at once, whole at the end, one move.",
            "H y=900 D >800/20 U-500 ~700/20 ?>0 !tap ?>1 A600 A300 A0 ?>1 . ?settled:1 ?moves:1"),
        .init(
            "peers CI-10", .program, .swipe,
            "Without a finger 25 points hide nothing, and the count begins behind them.",
            "V=400 C=5000 B=50 J25 ?>1 D >33/2 ?>1 ?moves:0 >34 ?>0 ?moves:1"),
        .init(
            "peers FI-18", .program, .flick,
            "80 points of programmatic scrolling do nothing; 60 points of finger after it hide.",
            "y=300 A340 A380 ?>1 . ?>1 ?moves:0 D >440/20 ?>0 ?settled:0 ?moves:1"),
        .init(
            "apple-reports D13", .program, .stickyDistances(hide: 12, show: 12),
            "After a drag of 10 that the program took back, the next drag counts from its own beginning.",
            "D >10/2 ?>1 U0 A5 A0 . D >3/1 ?>1 U . ?settled:1 ?moves:0"),
        .init(
            "apple-reports D13 (mid page)", .program, .sticky,
            "A programmatic step between two drags starts the count anew.",
            "y=100 D >107/1 ?>1 U . A104 . D >111/1 ?>1 ?moves:0 >113 ?>0 ?moves:1"),
        .init(
            "apple-peers 9, baseline", .program, .sticky,
            "Programmatic scrolling down only moves the baseline.",
            "A200 ?>1 A400 ?>1 . ?>1 D >405 ?>1 ?moves:0 >409 ?>0 ?moves:1"),
        .init(
            "other-reports B17", .program, .flick,
            "Told to scroll to 0 while at 0, and two more events there: no change.",
            "J0 ?>1 . ?>1 . = ?1 ?settled:1 ?moves:0"),
        .init(
            "peers CI-11", .program, .sticky,
            "A pinch that moves the content by 60 hides nothing, and the count begins behind it.",
            "y=500 Z530 ?>1 Z560 ?>1 . ?>1 D >566/2 ?>1 ?moves:0 >570/2 ?>0 ?moves:1"),
        .init(
            "peers CC-11", .program, .sticky,
            "Hidden, a pinch that moves the content up shows nothing.",
            "y=400 D >500/20 U . +0.5s ?0 Z470 ?>0 Z440 ?>0 . ?>0 D >430/5 ?>1 ?moves:2"),
    ]
}
