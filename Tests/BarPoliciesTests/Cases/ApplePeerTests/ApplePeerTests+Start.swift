import BarPolicies

extension ApplePeerTests {
    /// Arriving at the start shows the bar, whatever the thresholds say.
    static let start: [BehaviourCase] = [
        BehaviourCase(
            "Agree top", .applePeerTests, .start,
            FlickToolbarPolicy(hideDistance: 0, showDistance: 200),
            "A short hop down and back to the start in one drag ends shown.",
            "D >60/10 ?>0 +0.5s ?0 >10/10 ?>0 >0/10 ?>1 U . ?settled:1 ?moves:2"),
        BehaviourCase(
            "DDG hidden, past the top", .applePeerTests, .start,
            FlickToolbarPolicy(minimumFlickVelocity: 300, motion: .sliding(0.2, .linear)),
            "A drag before the start: on its way at -100, shown at -150.",
            "V=300 C=600 B=30 y=100 D >200 >400 U . +0.5s ?0 D-100 ?>1 +0.1s ?0.5 >-150 +0.1s ?1 U . ?settled:1 "
                + "?moves:2"),
        BehaviourCase(
            "DDG revealed, up", .applePeerTests, .start,
            FlickToolbarPolicy(minimumFlickVelocity: 300, motion: .sliding(0.2, .linear)),
            "A shown bar has nothing to say on the way up past the start.",
            "V=300 C=600 B=30 y=100 D >50 ?>1 >-50 ?>1 U . ?>1 ?moves:0"),
        BehaviourCase(
            "Agree top (following)", .applePeerTests, .start,
            FollowingBarPolicy(),
            "Back at the start, a following bar is whole.",
            "B=50 D >300/10 ?>0 >200/10 ?>1 >300/10 ?>0 U . J0 ?>1 ?settled:1"),
    ]
}
