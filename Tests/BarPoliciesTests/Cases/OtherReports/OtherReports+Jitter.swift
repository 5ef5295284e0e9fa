import BarPolicies

extension OtherReports {
    /// How far, how often, how fast: thresholds, trembling hands, step sizes.
    static let jitter: [BehaviourCase] = [
        BehaviourCase(
            "B09", .otherReports, .jitter,
            StickyHeaderPolicy(hideDistance: 300, showDistance: 8),
            "A page with 100 points of way never goes the 300 that hiding asks for.",
            "C=700 D >100/10 ?>1 >60/10 >100/10 ?>1 >40/10 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "B53", .otherReports, .jitter,
            FlickToolbarPolicy(),
            "The same offset over and over changes nothing after the first time.",
            "D >40 ?>0 D D = D D D D = D D +0.5s ?0 D D D D ?>0 U . ?settled:0 ?moves:1"),
        BehaviourCase(
            "B63", .otherReports, .jitter,
            FlickToolbarPolicy(hideDistance: 20, showDistance: 20),
            "Drags of 12 points to and fro, slowly, again and again: no change.",
            "y=1000 D >1012/2 >1000/2 U . D >988/2 >1000/2 U . D >1012/2 >1000/2 U . ?>1 D >988/2 >1000/2 U . "
                + "D >1012/2 >1000/2 U . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "B64", .otherReports, .jitter,
            StickyHeaderPolicy(hideDistance: 100, showDistance: 8),
            "Slow scrolling hides once the way adds up.",
            "D >100/2 ?>1 >102/2 ?>0 >400/2 U . ?settled:0 ?moves:1"),
        BehaviourCase(
            "B64 (trembling)", .otherReports, .jitter,
            StickyHeaderPolicy(),
            "Three points on and half a point back, again and again: the way adds up, net of the trembling.",
            "y=500 D >503 >502.5 >505.5 >505 >508 ?>1 >507.5 >510.5 ?>0 >510 ?>0 U . ?settled:0 ?moves:1"),
        BehaviourCase(
            "B69", .otherReports, .jitter,
            StickyHeaderPolicy(),
            "A slow 40 points up show the bar before the finger lifts.",
            "H y=1000 D >960/1 ?>1 +0.5s ?1 ?moves:1"),
        BehaviourCase(
            "B70", .otherReports, .jitter,
            FlickToolbarPolicy(minimumFlickVelocity: 300),
            "Where only a flick reveals, a slow 60 points up show nothing and a quick 20 do.",
            "H y=1000 D >940/4 ?>0 U-50 . ?>0 ?moves:0 D >920/10 ?>0 U-900 ?>1 . ?settled:1 ?moves:1"),
        BehaviourCase(
            "B71", .otherReports, .jitter,
            FlickToolbarPolicy(minimumFlickVelocity: 300),
            "A fast lift downwards is no flick towards the start.",
            "H y=1000 D >900/20 ?>0 >960/20 U900 ?>0 ~1100/30 . ?>0 ?settled:0 ?moves:0"),
        BehaviourCase(
            "B73", .otherReports, .jitter,
            StickyHeaderPolicy(hideDistance: 24, showDistance: 0),
            "Hide after 24, show at once: 23 and 24 stay, 25 hides, a point back shows.",
            "y=500 D >523/1 ?>1 >524 ?>1 >525 ?>0 +0.5s ?0 >524 ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "B75", .otherReports, .jitter,
            StickyHeaderPolicy(),
            "Events without movement do not flip the answer.",
            "y=100 D >150/10 ?>0 +0.5s ?0 D ?>0 D ?>0 D U . . ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "B103", .otherReports, .jitter,
            StickyHeaderPolicy(),
            "A late event of the same drag, 2 points back, does not flash the bar that is just going.",
            "y=300 D >340/10 ?>0 >338 ?>0 U . ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "B65", .otherReports, .jitter,
            StickyHeaderPolicy(),
            "The default asks for 8 points each way.",
            "y=500 D >508 ?>1 >509 ?>0 +0.5s ?0 >501 ?>0 >500 ?>1 ?moves:2"),
        BehaviourCase(
            "B65 (each way)", .otherReports, .jitter,
            SwipeNavBarPolicy(hideDistance: 30, showDistance: 5),
            "The distances of the two ways are set apart.",
            "y=500 D >530/5 ?>1 >531 ?>0 +0.5s ?0 >526 ?>0 >525 ?>1 ?moves:2"),
        BehaviourCase(
            "B67", .otherReports, .jitter,
            StickyHeaderPolicy(),
            "Distance counts, however long it takes.",
            "y=500 D >504 +30s ?1 >508 +30s ?1 >509 ?>0 ?moves:1"),
        BehaviourCase(
            "B70 (distance)", .otherReports, .jitter,
            StickyHeaderPolicy(),
            "The default: the slow 60 points up show the bar; so do the quick 20.",
            "H y=1000 D >940/4 ?>1 U-50 . ?settled:1 ?moves:1"),
    ]
}
