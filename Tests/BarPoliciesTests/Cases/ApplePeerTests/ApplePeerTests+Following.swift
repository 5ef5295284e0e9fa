import BarPolicies

extension ApplePeerTests {
    /// Bars that follow the finger.
    static let following: [BehaviourCase] = [
        BehaviourCase(
            "BWA IncrementalScroll", .applePeerTests, .following,
            FollowingBarPolicy(),
            "20 points down take a third of a bar of 60, 200 all of it, 500 up bring it back.",
            "B=60 y=1000 D >1020 ?0.6666667 >1220 ?>0 >720 ?>1"),
        BehaviourCase(
            "Mediator IncrementalScrollBelowThreshold", .applePeerTests, .following,
            FollowingBarPolicy(travelLength: 175, commit: .share(0.25)),
            "10 points of 175: the bar follows, and nothing runs.",
            "V=480 C=2000 B=50 y=100 D >110 ?0.9428571 ?>0.9428571 +0.5s ?0.9428571 ?moves:1"),
        BehaviourCase(
            "Agree clamped", .applePeerTests, .following,
            FollowingBarPolicy(),
            "However far one event goes, the exposure stays within its bounds.",
            "B=50 y=1000 D >1400 ?>0 >600 ?>1 >2600 ?>0 U ~2400 . ?>0"),
        BehaviourCase(
            "Agree length", .applePeerTests, .following,
            FollowingBarPolicy(),
            "The bar goes by its own length, continuously within a drag.",
            "B=50 y=500 D >510 ?0.8 >490 ?>1 >515 ?0.5 >540 ?>0 >515 ?0.5"),
        BehaviourCase(
            "Differ up-drag", .applePeerTests, .following,
            FollowingBarPolicy(),
            "By default a way up in mid page shows the bar, without momentum.",
            "B=100 H y=1000 D >945/5 ?0.55 U0 ?>1 ?settled:1"),
        BehaviourCase(
            "Differ up-drag (hidden)", .applePeerTests, .following,
            FollowingBarPolicy(revealedAway: 0),
            "The other setting: it stays hidden in mid page.",
            "B=100 H y=1000 D >945/5 ?>0 U0 . ?>0 ?settled:0 ?moves:0"),
        BehaviourCase(
            "Gap event rate", .applePeerTests, .following,
            FollowingBarPolicy(),
            "One event, seven, or hundreds of the same way: the same bar.",
            "y=500 D >533 ?0.25 >500/4.7 ?>1 >533/0.11 ?0.25 U ?>0 ?settled:0"),
        BehaviourCase(
            "Gap wheel", .applePeerTests, .following,
            FollowingBarPolicy(),
            "A wheel's burst settles when it ends.",
            "y=500 W510/5 ?>1 +0.5s ?1 W540/10 ?>0 +0.5s ?0 W500/10 ?>1"),
        BehaviourCase(
            "Gap idempotence", .applePeerTests, .following,
            FollowingBarPolicy(),
            "Each event several times over: the same moves as once.",
            "y=500 D = = >511 = = ?0.75 D = ?0.75 >522 = D = ?0.5 U = . = ?>1 +0.5s ?1 = . ?moves:3"),
        BehaviourCase(
            "Gap caught", .applePeerTests, .following,
            FollowingBarPolicy(),
            "Momentum that a new finger catches and drags back: the bar follows that finger.",
            "y=500 D >510/5 U800 ~522/4 ?0.5 T D >511/11 ?0.75 >500/11 ?>1 U . ?>1 ?settled:1"),
    ]
}
