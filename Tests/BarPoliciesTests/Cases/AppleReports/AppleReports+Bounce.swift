import BarPolicies

extension AppleReports {
    /// Rubber bands at both ends are no scrolling, neither on the way out nor on the way back.
    static let bounce: [BehaviourCase] = [
        BehaviourCase(
            "B1", .appleReports, .bounce,
            StickyHeaderPolicy(),
            "A finger that pulls past the end and lets go leaves a hidden bar hidden.",
            "H y=2300 D >2440/20 ?>0 U300 ~2420/10 ?>0 ~2400/10 ?>0 . ?>0 ?settled:0 ?moves:0"),
        BehaviourCase(
            "A3", .appleReports, .bounce,
            SwipeNavBarPolicy(),
            "Pulled past the start and pushed back by the finger: nothing hides before the content passes the start.",
            "D >-80/20 ?>1 >0/20 ?>1 ?settled:1 ?moves:0 >22/2 ?>0 ?moves:1"),
        BehaviourCase(
            "A3 (drag origin)", .appleReports, .bounce,
            FlickToolbarPolicy(),
            "The same stroke counted from where the drag began, in one drag that starts past the start.",
            "y=-80 D >-40/10 ?>1 >0/10 ?>1 ?moves:0 >22/2 ?>0 ?moves:1"),
        BehaviourCase(
            "A3 (following)", .appleReports, .bounce,
            FollowingBarPolicy(),
            "Pulled past the start and pushed back: 22 of 44 points go only beyond the start.",
            "D >-80/20 ?>1 >0/20 ?>1 ?moves:0 >22/2 ?0.5"),
        BehaviourCase(
            "B1 (following)", .appleReports, .bounce,
            FollowingBarPolicy(),
            "Pulled past the end and let go: a hidden following bar stays hidden.",
            "H y=2300 D >2440/20 ?>0 U300 ~2420/10 ?>0 ~2400/10 ?>0 . ?>0 ?moves:0"),
        BehaviourCase(
            "B7", .appleReports, .bounce,
            FollowingBarPolicy(),
            "After the bounce at the end the bar is as before, and so is the inset that is made of it.",
            "y=2300 D >2400/20 ?>0 >2460/20 ?>0 U ~2400/20 ?>0 . ?>0 ?settled:0"),
    ]
}
