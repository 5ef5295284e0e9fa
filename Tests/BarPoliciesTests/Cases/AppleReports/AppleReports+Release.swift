import BarPolicies

extension AppleReports {
    /// What becomes of a part-shown bar when the finger lets go.
    static let release: [BehaviourCase] = [
        BehaviourCase(
            "D11 (following)", .appleReports, .release,
            FollowingBarPolicy(),
            "A following bar that went 4 points to and fro is whole after the lift.",
            "y=300 D >304/1 ?0.9090909 >300/1 ?>1 >304/1 ?0.9090909 U ?>1 ?settled:1"),
        BehaviourCase(
            "E1 (following)", .appleReports, .release,
            FollowingBarPolicy(),
            "A quick flick takes a following bar away for good, though its drag was short.",
            "D >30/5 ?0.3181818 U2500 ~900/30 ?>0 . ?>0 ?settled:0"),
        BehaviourCase(
            "E1 (by its speed)", .appleReports, .release,
            FollowingBarPolicy(release: ReleaseRules(.velocity(200), .nearest(0.5))),
            "Where speed decides it is sent away at the lift.",
            "y=500 D >510/5 ?0.7727273 U2500 ?>0 ~900/30 . ?>0 ?settled:0"),
        BehaviourCase(
            "E3", .appleReports, .release,
            FollowingBarPolicy(),
            "Let go at two fifths gone, without momentum: whole.",
            "y=500 D >517.6/4.4 ?0.6 U0 ?>1 ?settled:1"),
        BehaviourCase(
            "E3 (further)", .appleReports, .release,
            FollowingBarPolicy(),
            "Let go at three fifths gone: away.",
            "y=500 D >526.4/4.4 ?0.4 U0 ?>0 ?settled:0"),
        BehaviourCase(
            "E5 (following)", .appleReports, .release,
            FollowingBarPolicy(),
            "A cancelled drag settles as a lift does; exactly half is shown.",
            "y=200 D >222/11 ?0.5 X ?>1 +0.5s ?1 . ?settled:1"),
        BehaviourCase(
            "E5 (caught)", .appleReports, .release,
            FollowingBarPolicy(),
            "Momentum that a finger stops settles when that finger leaves.",
            "y=200 D >212/4 ?0.7272727 U300 ~222/5 ?0.5 ~226/2 ?0.4090909 T ?0.4090909 . ?>0 ?settled:0"),
    ]
}
