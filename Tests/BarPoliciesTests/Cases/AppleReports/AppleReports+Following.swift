import BarPolicies

extension AppleReports {
    /// Bars that follow the finger.
    static let following: [BehaviourCase] = [
        BehaviourCase(
            "A11 (following)", .appleReports, .following,
            FollowingBarPolicy(),
            "A wheel moves a following bar, up and down.",
            "H y=400 W0/20 ?>1 ?settled:1 W200/20 ?>0 ?settled:0"),
        BehaviourCase(
            "D3 (following)", .appleReports, .following,
            FollowingBarPolicy(),
            "A following bar comes back with the slow way up, point by point.",
            "H y=1000 D >978/1 ?0.5 >900/1 ?>1 U0 . ?>1 ?settled:1"),
        BehaviourCase(
            "D5 (following)", .appleReports, .following,
            FollowingBarPolicy(),
            "One point down takes one point of the bar.",
            "y=100 D >101 ?0.9772727 >102 ?0.9545455 >100 ?>1"),
        BehaviourCase(
            "D7 (following)", .appleReports, .following,
            FollowingBarPolicy(),
            "A hundred steps of 0.4 take as much as one step of 40.",
            "y=500 D >540/0.4 ?0.0909091 >500/0.4 ?>1 >540 ?0.0909091 >500 ?>1"),
        BehaviourCase(
            "D9", .appleReports, .following,
            FollowingBarPolicy(),
            "To and fro in the first bar length: the bar goes along without a jump and is whole at the start "
                + "each time.",
            "H y=40 D >30 ?0.25 >20 ?0.5 >0/5 ?>1 >22/2 ?0.5 >40/2 ?0.0909091 >18/2 ?0.5909091 >0/2 ?>1 U . ?>1 "
                + "?settled:1"),
        BehaviourCase(
            "D13 (following)", .appleReports, .following,
            FollowingBarPolicy(),
            "The second drag counts from its own beginning: 3 points take 3 points.",
            "D >10/1 ?0.7727273 U0 ?>1 +0.5s ?1 A5 A0 ?>1 . D >3/1 ?0.9318182"),
        BehaviourCase(
            "D15", .appleReports, .following,
            FollowingBarPolicy(),
            "One event of 5000 points leaves the bar within its bounds, and so does the one back.",
            "C=9000 D >5000 ?>0 >0 ?>1 >5000 ?>0 U . ?>0 ?settled:0"),
        BehaviourCase(
            "G5", .appleReports, .following,
            FollowingBarPolicy(),
            "Every decision is answered with an event at the same offset: nothing more happens.",
            "y=100 D >122/11 ?0.5 D ?0.5 D = = ?0.5 ?moves:2 U ?>1 . . = . +0.5s ?1 . = . ?>1 ?moves:3"),
        BehaviourCase(
            "G11", .appleReports, .following,
            FollowingBarPolicy(),
            "However far it is scrolled or pulled, the bar goes no farther than its length and no farther back "
                + "than whole.",
            "C=9000 D >5000 ?>0 >7000 ?>0 >6978 ?0.5 >0 ?>1 >-500 ?>1 U ~0 . ?>1 D >9000 ?>0 >9500 ?>0 U ~8400 . ?>0"),
        BehaviourCase(
            "J7 (condensed)", .appleReports, .following,
            FollowingBarPolicy(stops: RestStops(lowest: 0.5)),
            "The upper row of two as long as each other goes, the lower one stays.",
            "B=88 y=500 D >522/11 ?0.75 >544/11 ?0.5 >700/20 ?0.5 U . ?0.5 D >678/11 ?0.75 U ?>1 ?settled:1"),
        BehaviourCase(
            "L1 (following)", .appleReports, .following,
            FollowingBarPolicy(revealedAway: 0),
            "The same of a following bar: nothing at 1400, all of it at the start.",
            "H y=1500 D >1400/10 ?>0 >44/12 ?>0 >22/11 ?0.5 >0/11 ?>1 U . ?>1 ?settled:1"),
    ]
}
