extension BehaviourCase {
    /// How far, how often, how fast: thresholds, trembling hands, step sizes.
    static let jitter: [Self] = [
        .init(
            "apple-reports D1", .jitter, .stickyDistances(hide: 8, show: 20),
            "Reversals of 8 to 15 points stay below a show distance of 20.",
            "H y=500 D >492/2 ?>0 >505/1 ?>0 >490/3 ?>0 U0 . ?settled:0 ?moves:0"),
        .init(
            "apple-reports D3", .jitter, .sticky,
            "A slow way up, a point at a time, shows the bar.",
            "H y=1000 D >992/1 ?>0 >900/1 ?>1 U0 . ?settled:1 ?moves:1"),
        .init(
            "apple-reports D3 (trembling)", .jitter, .sticky,
            "Three points up and half a point back, again and again: the way up adds up just as well.",
            "H y=1000 D >997 >997.5 >994.5 >995 >992 ?>0 >992.5 >989.5 ?>1 >990 U . ?settled:1 ?moves:1"),
        .init(
            "apple-reports D5", .jitter, .flick,
            "With no threshold one point down hides at once, a point up past the drag's beginning shows.",
            "y=100 D >101 ?>0 +0.5s ?0 >100 ?>0 >99 ?>1 ?settled:1 ?moves:2"),
        .init(
            "apple-reports D7", .jitter, .stickyDistances(hide: 40, show: 40),
            "A hundred steps of 0.4 are 40 points, which reach a distance of 40 and do not exceed it.",
            "y=100 D >140/0.4 ?>1 ?moves:0 >140.4 ?>0 ?moves:1"),
        .init(
            "apple-reports D7 (one step)", .jitter, .stickyDistances(hide: 40, show: 40),
            "One step of 40 does the same as the hundred.",
            "y=100 D >140 ?>1 ?moves:0 >140.4 ?>0 ?moves:1"),
        .init(
            "apple-reports D11", .jitter, .stickyDistances(hide: 5, show: 5),
            "Four points to and fro do not move a bar that asks for five.",
            "y=300 D >304/1 ?>1 >300/1 ?>1 >304/1 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        .init(
            "apple-reports E1", .jitter, .swipe,
            "A quick flick hides for good, though its drag was short.",
            "D >6/3 ?>1 U2500 ~30/8 ?>0 ~900/40 . ?>0 ?settled:0 ?moves:1"),
        .init(
            "other-reports B09", .jitter, .stickyDistances(hide: 300, show: 8),
            "A page with 100 points of way never goes the 300 that hiding asks for.",
            "C=700 D >100/10 ?>1 >60/10 >100/10 ?>1 >40/10 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        .init(
            "other-reports B53", .jitter, .flick,
            "The same offset over and over changes nothing after the first time.",
            "D >40 ?>0 D D = D D D D = D D +0.5s ?0 D D D D ?>0 U . ?settled:0 ?moves:1"),
        .init(
            "other-reports B63", .jitter, .flickDistances(hide: 20, show: 20),
            "Drags of 12 points to and fro, slowly, again and again: no change.",
            "y=1000 D >1012/2 >1000/2 U . D >988/2 >1000/2 U . D >1012/2 >1000/2 U . ?>1 D >988/2 >1000/2 U . "
                + "D >1012/2 >1000/2 U . ?>1 ?settled:1 ?moves:0"),
        .init(
            "other-reports B64", .jitter, .stickyDistances(hide: 100, show: 8),
            "Slow scrolling hides once the way adds up.",
            "D >100/2 ?>1 >102/2 ?>0 >400/2 U . ?settled:0 ?moves:1"),
        .init(
            "other-reports B64 (trembling)", .jitter, .sticky,
            "Three points on and half a point back, again and again: the way adds up, net of the trembling.",
            "y=500 D >503 >502.5 >505.5 >505 >508 ?>1 >507.5 >510.5 ?>0 >510 ?>0 U . ?settled:0 ?moves:1"),
        .init(
            "other-reports B69", .jitter, .sticky,
            "A slow 40 points up show the bar before the finger lifts.",
            "H y=1000 D >960/1 ?>1 +0.5s ?1 ?moves:1"),
        .init(
            "other-reports B70", .jitter, .flickOnly(above: 300),
            "Where only a flick reveals, a slow 60 points up show nothing and a quick 20 do.",
            "H y=1000 D >940/4 ?>0 U-50 . ?>0 ?moves:0 D >920/10 ?>0 U-900 ?>1 . ?settled:1 ?moves:1"),
        .init(
            "other-reports B71", .jitter, .flickOnly(above: 300),
            "A fast lift downwards is no flick towards the start.",
            "H y=1000 D >900/20 ?>0 >960/20 U900 ?>0 ~1100/30 . ?>0 ?settled:0 ?moves:0"),
        .init(
            "other-reports B73", .jitter, .stickyDistances(hide: 24, show: 0),
            "Hide after 24, show at once: 23 and 24 stay, 25 hides, a point back shows.",
            "y=500 D >523/1 ?>1 >524 ?>1 >525 ?>0 +0.5s ?0 >524 ?>1 ?settled:1 ?moves:2"),
        .init(
            "other-reports B75", .jitter, .sticky,
            "Events without movement do not flip the answer.",
            "y=100 D >150/10 ?>0 +0.5s ?0 D ?>0 D ?>0 D U . . ?>0 ?settled:0 ?moves:1"),
        .init(
            "other-reports B103", .jitter, .sticky,
            "A late event of the same drag, 2 points back, does not flash the bar that is just going.",
            "y=300 D >340/10 ?>0 >338 ?>0 U . ?>0 ?settled:0 ?moves:1"),
    ]
}
