extension BehaviourCase {
    /// Rubber bands at both ends are no scrolling, neither on the way out nor on the way back.
    static let bounce: [Self] = [
        .init(
            "apple-reports B1", .bounce, .sticky,
            "A finger that pulls past the end and lets go leaves a hidden bar hidden.",
            "H y=2300 D >2440/20 ?>0 U300 ~2420/10 ?>0 ~2400/10 ?>0 . ?>0 ?settled:0 ?moves:0"),
        .init(
            "other-reports B01", .bounce, .sticky,
            "A fast run into the end hides once; the spring back is no scrolling up.",
            "y=2000 D >2390/30 ?>0 U900 ~2400 ~2440 ~2420 ?>0 ~2400 . ?>0 ?settled:0 ?moves:1"),
        .init(
            "other-reports B05", .bounce, .swipe,
            "The same run into the end with the content guard in front.",
            "y=2000 D >2390/30 +0.5s ?0 U900 ~2440/25 ?>0 ~2400/5 ?>0 . ?settled:0 ?moves:1"),
        .init(
            "other-reports B07", .bounce, .stickyDistances(hide: 0, show: 0),
            "Even without any threshold the rubber band at the end reveals nothing.",
            "y=2300 D >2380/20 +0.5s ?0 >2430/10 ?>0 >2401/1 ?>0 U ~2400 . ?>0 ?settled:0 ?moves:1"),
        .init(
            "other-reports B11", .bounce, .sticky,
            "Momentum that overshoots the end by 60 and comes back does not reveal the bar.",
            "y=1800 D >1900/20 ?>0 U1500 ~2400/50 +0.5s ?0 ~2460/20 ?>0 ~2400/20 ?>0 . ?settled:0 ?moves:1"),
        .init(
            "peers HR-13", .bounce, .stickyDistances(hide: 0, show: 5),
            "Past an end at 1400 and back: the bar shows neither at 1410 nor at 1400, nor after 5 points of way.",
            "C=2000 D >1300/100 +0.5s ?0 >1400/50 ?>0 U ~1420 ?>0 ~1410 ?>0 ~1400 ?>0 ~1395 ?>0 . ?settled:0 ?moves:1"),
        .init(
            "peers CI-15", .bounce, .flick,
            "At the end, a drag that goes on into the rubber band does not hide a shown bar.",
            "V=400 C=5000 B=50 y=4600 D >4660/15 ?>1 U0 ~4600/15 ?>1 . ?settled:1 ?moves:0"),
        .init(
            "peers HR-15", .bounce, .sticky,
            "Shown by the way up, the bar stays shown through the rubber band at the top.",
            "D >200/20 ?>0 +0.5s ?0 >100/20 ?>1 +0.5s ?1 U-900 ~0/20 ?>1 ~-30 ?>1 ~-10 ?>1 ~0 ?>1 . "
                + "?settled:1 ?moves:2"),
        .init(
            "other-reports B16", .bounce, .flick,
            "Pulled 80 past the start and released, the bar never hides on the way back to 0.",
            "D >-80/20 ?>1 U0 ~-40 ?>1 ~-10 ?>1 ~0 ?>1 . ?>1 ?settled:1 ?moves:0"),
        .init(
            "other-reports B19", .bounce, .sticky,
            "Momentum that overshoots the start and comes back hides nothing.",
            "y=200 D >100/20 U-2000 ~0/25 ~-40/20 ?>1 ~-20 ?>1 ~0/5 ?>1 . ?>1 ?settled:1 ?moves:0"),
        .init(
            "apple-reports A3", .bounce, .swipe,
            "Pulled past the start and pushed back by the finger: nothing hides before the content passes the start.",
            "D >-80/20 ?>1 >0/20 ?>1 ?settled:1 ?moves:0 >22/2 ?>0 ?moves:1"),
        .init(
            "apple-reports A3 (drag origin)", .bounce, .flick,
            "The same stroke counted from where the drag began, in one drag that starts past the start.",
            "y=-80 D >-40/10 ?>1 >0/10 ?>1 ?moves:0 >22/2 ?>0 ?moves:1"),
    ]
}
