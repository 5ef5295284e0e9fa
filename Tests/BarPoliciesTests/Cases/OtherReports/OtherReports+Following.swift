import BarPolicies

extension OtherReports {
    /// Bars that follow the finger.
    static let following: [BehaviourCase] = [
        BehaviourCase(
            "B57", .otherReports, .following,
            FollowingBarPolicy(),
            "The page scrolls from the first point on, and the bar goes along.",
            "B=60 D >30/6 ?0.5 >60/6 ?>0 >90/6 ?>0 >60/6 ?0.5 >30/6 ?>1"),
        BehaviourCase(
            "B53 (following)", .otherReports, .following,
            FollowingBarPolicy(),
            "The same offset twenty times: what was followed once stands.",
            "B=60 D >40 ?0.3333333 D D D D = = D D D D D = D D D D D D D D ?0.3333333 ?moves:1"),
        BehaviourCase(
            "B64 (following)", .otherReports, .following,
            FollowingBarPolicy(),
            "200 frames of 2 take a following bar away just as one frame of 60 does.",
            "B=60 D >30/2 ?0.5 >400/2 ?>0 U . ?>0 ?settled:0"),
        BehaviourCase(
            "B69 (following)", .otherReports, .following,
            FollowingBarPolicy(),
            "A slow 40 points up show two thirds of the bar before the finger lifts, and all of it after.",
            "H B=60 y=1000 D >960/1 ?0.6666667 U ?>1 ?settled:1"),
        BehaviourCase(
            "B75 (following)", .otherReports, .following,
            FollowingBarPolicy(),
            "Events without movement do not move a following bar.",
            "B=60 y=150 D >180/10 ?0.5 D ?0.5 D ?0.5 U ?>1 +0.5s ?1 . . ?>1 ?moves:4"),
    ]
}
