import BarPolicies

extension AppleReports {
    /// How far, how often, how fast: thresholds, trembling hands, step sizes.
    static let jitter: [BehaviourCase] = [
        BehaviourCase(
            "D1", .appleReports, .jitter,
            StickyHeaderPolicy(hideDistance: 8, showDistance: 20),
            "Reversals of 8 to 15 points stay below a show distance of 20.",
            "H y=500 D >492/2 ?>0 >505/1 ?>0 >490/3 ?>0 U0 . ?settled:0 ?moves:0"),
        BehaviourCase(
            "D3", .appleReports, .jitter,
            StickyHeaderPolicy(),
            "A slow way up, a point at a time, shows the bar.",
            "H y=1000 D >992/1 ?>0 >900/1 ?>1 U0 . ?settled:1 ?moves:1"),
        BehaviourCase(
            "D3 (trembling)", .appleReports, .jitter,
            StickyHeaderPolicy(),
            "Three points up and half a point back, again and again: the way up adds up just as well.",
            "H y=1000 D >997 >997.5 >994.5 >995 >992 ?>0 >992.5 >989.5 ?>1 >990 U . ?settled:1 ?moves:1"),
        BehaviourCase(
            "D5", .appleReports, .jitter,
            FlickToolbarPolicy(),
            "With no threshold one point down hides at once, a point up past the drag's beginning shows.",
            "y=100 D >101 ?>0 +0.5s ?0 >100 ?>0 >99 ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "D7", .appleReports, .jitter,
            StickyHeaderPolicy(hideDistance: 40, showDistance: 40),
            "A hundred steps of 0.4 are 40 points, which reach a distance of 40 and do not exceed it.",
            "y=100 D >140/0.4 ?>1 ?moves:0 >140.4 ?>0 ?moves:1"),
        BehaviourCase(
            "D7 (one step)", .appleReports, .jitter,
            StickyHeaderPolicy(hideDistance: 40, showDistance: 40),
            "One step of 40 does the same as the hundred.",
            "y=100 D >140 ?>1 ?moves:0 >140.4 ?>0 ?moves:1"),
        BehaviourCase(
            "D11", .appleReports, .jitter,
            StickyHeaderPolicy(hideDistance: 5, showDistance: 5),
            "Four points to and fro do not move a bar that asks for five.",
            "y=300 D >304/1 ?>1 >300/1 ?>1 >304/1 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "E1", .appleReports, .jitter,
            SwipeNavBarPolicy(),
            "A quick flick hides for good, though its drag was short.",
            "D >6/3 ?>1 U2500 ~30/8 ?>0 ~900/40 . ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "D3 (flick only)", .appleReports, .jitter,
            FlickToolbarPolicy(minimumFlickVelocity: 300),
            "The opposite wish: the slow way up shows nothing, a flick does.",
            "H y=1000 D >900/1 ?>0 U0 . ?settled:0 ?moves:0 D >880/10 U-900 ?>1 . ?settled:1 ?moves:1"),
        BehaviourCase(
            "G5 (two states)", .appleReports, .jitter,
            StickyHeaderPolicy(),
            "The same with a bar of two states.",
            "y=100 D >122/11 ?>0 D D = D ?>0 ?moves:1 U . . = . +0.5s ?0 . = . ?>0 ?moves:1"),
        BehaviourCase(
            "L1", .appleReports, .jitter,
            StickyHeaderPolicy(),
            "By default the way up brings the bar back.",
            "H y=1500 D >1400/10 ?>1 U . ?settled:1 ?moves:1"),
    ]
}
