extension BehaviourCase {
    /// Arriving at the start shows the bar, whatever the thresholds say.
    static let start: [Self] = [
        .init(
            "apple-reports A1", .start, .stickyDistances(hide: 8, show: 500),
            "Momentum carries the content to the start without a finger: shown on arrival, not before.",
            "H y=400 D >300/20 U-1500 ~20/20 ?>0 ~0 ?>1 . ?settled:1 ?moves:1"),
        .init(
            "apple-reports A5", .start, .startZone(5, .stickyDistances(hide: 8, show: 500)),
            "Coming to rest 3 points below the start counts as being there when a small zone is asked for.",
            "H y=300 ~13/10 ?>0 ~3 ?>1 . ?settled:1 ?moves:1"),
        .init(
            "other-reports B33", .start, .startZone(5, .stickyDistances(hide: 8, show: 500)),
            "The last crawl towards the start (3, 1, 0.4) does not leave the bar away.",
            "H y=40 ~12 ?>0 ~3 ?>1 ~1 ~0.4 . ?>1 ?settled:1 ?moves:1"),
        .init(
            "apple-reports A11", .start, .sticky,
            "A wheel shows the bar on its way to the start.",
            "H y=400 W380 ?>1 W0/20 ?>1 ?settled:1 ?moves:1"),
        .init(
            "apple-reports A11 (down)", .start, .flick,
            "A wheel hides the bar on the way down, with no finger anywhere.",
            "W200/20 ?>0 ?settled:0 ?moves:1"),
        .init(
            "apple-reports A11 (arrival)", .start, .stickyDistances(hide: 8, show: 1_000),
            "A wheel that has not gone the distance shows the bar when it reaches the start.",
            "H y=400 W20/20 ?>0 W0 ?>1 ?settled:1 ?moves:1"),
        .init(
            "peers HR-02", .start, .sticky,
            "Down to 50, back to 25, on to 0: hidden, shown, still shown.",
            "D >50/10 ?>0 +0.5s ?0 >25/5 ?>1 +0.5s ?1 >0/5 ?>1 U . ?settled:1 ?moves:2"),
        .init(
            "peers HR-05", .start, .startZone(50, .stickyDistances(hide: 10, show: 10)),
            "In a zone of 50 at the start the bar stays; coming back into it shows without tolerance.",
            "D >25/5 ?>1 >50/5 ?>1 >55 ?>0 +0.5s ?0 >49 ?>1 ?settled:1 ?moves:2"),
        .init(
            "peers RH-08, RH-16", .start, .startZone(100, .sticky),
            "Inside the first bar length nothing hides; one step past it does.",
            "B=100 D >10 ?>1 >100/15 ?>1 ?moves:0 >110 ?>0 ?moves:1"),
        .init(
            "peers RH-10", .start, .startZone(100, .stickyDistances(hide: 8, show: 1_000)),
            "Within a bar length of the start a show tolerance of 1000 is void.",
            "B=100 H y=150 D >110/10 ?>0 >50/20 ?>1 >10/20 ?>1 U . ?settled:1 ?moves:1"),
        .init(
            "peers HR-16", .start, .stickyDistances(hide: 8, show: 1_000),
            "With a show tolerance of 1000 the way up shows nothing until the start is reached, and then the bar stays.",
            "D >200/20 +0.5s ?0 >100/20 ?>0 U-1500 ~5/19 ?>0 ~0 ?>1 ~-30 ~-10 ~0 . ?>1 ?settled:1 ?moves:2"),
        .init(
            "peers DD-04", .start, .flickOnly(above: 300),
            "Hidden at 400, where only a flick reveals: a slow drag past the start shows.",
            "V=300 C=600 B=30 y=100 D >400/50 ?>0 U ~300/20 . +0.5s ?0 D >20/20 ?>0 >-100/20 ?>1 >-150/10 ?>1 "
                + "U0 ~0/30 . ?settled:1 ?moves:2"),
        .init(
            "peers DD-05", .start, .flick,
            "A shown bar stays through a drag from 100 up past the start and the way back.",
            "V=300 C=600 B=30 y=100 D >50/10 ?>1 >-50/10 ?>1 U ~0/10 ?>1 . ?settled:1 ?moves:0"),
        .init(
            "apple-peers 9, top", .start, .flickDistances(hide: 0, show: 200),
            "A short hop down and back to the start in one drag ends shown.",
            "D >60/10 ?>0 +0.5s ?0 >10/10 ?>0 >0/10 ?>1 U . ?settled:1 ?moves:2"),
    ]
}
