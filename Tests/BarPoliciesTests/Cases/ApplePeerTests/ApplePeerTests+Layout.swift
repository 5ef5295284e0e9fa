import BarPolicies

extension ApplePeerTests {
    /// Changes of length and position that nobody scrolled.
    static let layout: [BehaviourCase] = [
        BehaviourCase(
            "GT rotation", .applePeerTests, .layout,
            FollowingBarPolicy(release: ReleaseRules(.direction(least: 0))),
            "The default: a rotation leaves a hidden bar hidden.",
            "B=43 D >300/20 ?>0 U . V=300 ?>0 . ?>0 ?settled:0"),
        BehaviourCase(
            "Differ rotation", .applePeerTests, .layout,
            FollowingBarPolicy(),
            "By default a rotation keeps the bar hidden.",
            "y=500 D >600/20 ?>0 U . V=320 ?>0 . ?>0 ?settled:0"),
        BehaviourCase(
            "Gap keyboard", .applePeerTests, .layout,
            FollowingBarPolicy(),
            "The keyboard in the middle of a drag moves nothing; the drag goes on.",
            "y=500 D >511/11 ?0.75 V=300 ?0.75 >522/11 ?0.5 V=600 ?0.5 >533/11 ?0.25"),
    ]
}
