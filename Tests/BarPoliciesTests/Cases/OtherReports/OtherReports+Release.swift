import BarPolicies

extension OtherReports {
    /// What becomes of a part-shown bar when the finger lets go.
    static let release: [BehaviourCase] = [
        BehaviourCase(
            "B55", .otherReports, .release,
            FollowingBarPolicy(),
            "Let go at three tenths, the bar goes by itself and asks nothing of the content.",
            "B=60 y=500 D >542/6 ?0.3 ?moves:7 U0 ?>0 ?settled:0 ?moves:8 +0.5s ?0 . ?moves:8"),
        BehaviourCase(
            "B81 (following)", .otherReports, .release,
            FollowingBarPolicy(),
            "The view shrinks in the middle of a drag: the bar keeps its place and settles at the lift.",
            "B=60 y=500 D >530/10 ?0.5 V=320 ?0.5 >536 ?0.4 U . ?>0 ?settled:0"),
        BehaviourCase(
            "B63 (commit)", .otherReports, .release,
            FollowingBarPolicy(commit: .distance(20), release: ReleaseRules(.previous)),
            "A following bar that must be moved 20 to go comes back whole after each drag of 12 to and fro.",
            "y=1000 D >1012/2 >1000/2 U . +0.5s ?1 D >988/2 >1000/2 U . +0.5s ?1 D >1012/2 U . ?>1 +0.5s ?1 D "
                + ">1034/2 ?>0"),
        BehaviourCase(
            "B70 (following)", .otherReports, .release,
            FirstDecision {
                TravelRule(minimumFlickVelocity: 300).onlyShowing()
                FollowingBarPolicy(revealedAway: 0)
            },
            "A bar that follows the finger away and comes back with a flick alone, or at the start.",
            "B=60 H y=1000 D >940/4 ?>0 U-50 . ?>0 ?moves:0 D >920/10 ?>0 U-900 ?>1 ~880/10 ?>1 . +0.5s ?1 "
                + "?moves:1 D >910/6 ?0.5"),
        BehaviourCase(
            "B73 (following)", .otherReports, .release,
            FollowingBarPolicy(release: ReleaseRules(.direction(least: 24), .previous)),
            "The same least distance for the lift of a following bar: after 24 points it returns, after 25 it "
                + "goes.",
            "B=60 y=500 D >524/4 U ?>1 +0.5s ?1 D >549/5 U ?>0 ?settled:0"),
        BehaviourCase(
            "B103 (commit)", .otherReports, .release,
            FollowingBarPolicy(commit: .share(0.5)),
            "A bar that is on its way out by itself does not heed a late event of the same drag.",
            "B=60 y=500 D >530/6 ?>0 >528 ?>0 U . ?>0 ?settled:0"),
        BehaviourCase(
            "B79 (following)", .otherReports, .release,
            FollowingBarPolicy(),
            "54 of 60 points and a cancelled touch: a following bar goes the rest of the way.",
            "B=60 y=500 D >554/6 ?0.1 X ?>0 +0.5s ?0 . ?settled:0"),
    ]
}
