import BarPolicies

extension OtherReports {
    /// Pulling to refresh: held, sprung back, set and taken away.
    static let refresh: [BehaviourCase] = [
        BehaviourCase(
            "B21", .otherReports, .refresh,
            SwipeNavBarPolicy(),
            "The refresh inset comes and goes while the offset swings between -60 and 0: no change.",
            "D >-60/20 U A-60 . C=3060 A0 . ?>1 D >-60/20 ?>1 U ~-30 ~0 ?>1 C=3000@-60 .0 ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "B23", .otherReports, .refresh,
            FlickToolbarPolicy(),
            "A pinch that pulls the content to -80 decides nothing, nor does its way back.",
            "Z-40 ?>1 Z-80 ?>1 Z-20 Z0 ?>1 . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "B16 (caught)", .otherReports, .refresh,
            StickyHeaderPolicy(),
            "The rebound is caught by the finger, pulled again and released: shown throughout.",
            "D >-80/20 U0 ~-60 ~-40 T D >-70/10 ?>1 >-20/10 ?>1 U ~0/5 ?>1 . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "B21 (following)", .otherReports, .refresh,
            FollowingBarPolicy(),
            "The refresh inset comes and goes under a following bar: no change.",
            "B=60 D >-60/20 ?>1 U A-60 . C=3060 A0 . ?>1 D >-60/20 ?>1 U ~-30 ~0 ?>1 C=3000@-60 .0 ?>1 ?moves:0"),
        BehaviourCase(
            "B23 (following)", .otherReports, .refresh,
            FollowingBarPolicy(),
            "A pinch moves no following bar, wherever it pulls the content.",
            "B=60 Z-40 ?>1 Z-80 ?>1 Z50 ?>1 Z0 ?>1 . ?>1 ?moves:0"),
    ]
}
