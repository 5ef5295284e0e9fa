import BarPolicies

extension OtherReports {
    /// Rubber bands at both ends are no scrolling, neither on the way out nor on the way back.
    static let bounce: [BehaviourCase] = [
        BehaviourCase(
            "B01", .otherReports, .bounce,
            StickyHeaderPolicy(),
            "A fast run into the end hides once; the spring back is no scrolling up.",
            "y=2000 D >2390/30 ?>0 U900 ~2400 ~2440 ~2420 ?>0 ~2400 . ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "B05", .otherReports, .bounce,
            SwipeNavBarPolicy(),
            "The same run into the end with the content guard in front.",
            "y=2000 D >2390/30 +0.5s ?0 U900 ~2440/25 ?>0 ~2400/5 ?>0 . ?settled:0 ?moves:1"),
        BehaviourCase(
            "B07", .otherReports, .bounce,
            StickyHeaderPolicy(hideDistance: 0, showDistance: 0),
            "Even without any threshold the rubber band at the end reveals nothing.",
            "y=2300 D >2380/20 +0.5s ?0 >2430/10 ?>0 >2401/1 ?>0 U ~2400 . ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "B11", .otherReports, .bounce,
            StickyHeaderPolicy(),
            "Momentum that overshoots the end by 60 and comes back does not reveal the bar.",
            "y=1800 D >1900/20 ?>0 U1500 ~2400/50 +0.5s ?0 ~2460/20 ?>0 ~2400/20 ?>0 . ?settled:0 ?moves:1"),
        BehaviourCase(
            "B16", .otherReports, .bounce,
            FlickToolbarPolicy(),
            "Pulled 80 past the start and released, the bar never hides on the way back to 0.",
            "D >-80/20 ?>1 U0 ~-40 ?>1 ~-10 ?>1 ~0 ?>1 . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "B19", .otherReports, .bounce,
            StickyHeaderPolicy(),
            "Momentum that overshoots the start and comes back hides nothing.",
            "y=200 D >100/20 U-2000 ~0/25 ~-40/20 ?>1 ~-20 ?>1 ~0/5 ?>1 . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "B01 (following)", .otherReports, .bounce,
            FollowingBarPolicy(),
            "A following bar that was wholly away stays so through the spring back at the end.",
            "B=60 y=2000 D >2390/30 ?>0 U900 ~2400 ~2440 ~2420 ?>0 ~2400 ?>0 . ?>0 ?settled:0"),
        BehaviourCase(
            "B05 (following)", .otherReports, .bounce,
            Presets.browserControls(),
            "A browser's controls do not come back with the spring back either.",
            "B=60 y=2000 D >2390/30 ?>0 U900 ~2440/25 ?>0 ~2400/5 ?>0 . ?>0 ?settled:0"),
        BehaviourCase(
            "B07 (following)", .otherReports, .bounce,
            FollowingBarPolicy(),
            "A finger that pulls past the end and eases back reveals nothing.",
            "B=60 y=2300 D >2380/20 ?>0 >2430/10 ?>0 >2401/1 ?>0 U ~2400 . ?>0 ?settled:0"),
        BehaviourCase(
            "B16 (following)", .otherReports, .bounce,
            FollowingBarPolicy(),
            "Pulled 80 past the start and let go: a following bar is whole throughout.",
            "B=60 D >-80/20 ?>1 U0 ~-40 ?>1 ~-10 ?>1 ~0 ?>1 . ?>1 ?moves:0"),
        BehaviourCase(
            "B19 (following)", .otherReports, .bounce,
            FollowingBarPolicy(),
            "Momentum past the start and its spring back take nothing from a following bar.",
            "B=60 y=200 D >100/20 ?>1 U-2000 ~0/25 ?>1 ~-40/20 ?>1 ~-20 ?>1 ~0/5 ?>1 . ?>1 ?moves:0"),
    ]
}
