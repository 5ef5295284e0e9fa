import BarPolicies

extension ApplePeerTests {
    /// Pulling to refresh: held, sprung back, set and taken away.
    static let refresh: [BehaviourCase] = [
        BehaviourCase(
            "DDG start position", .applePeerTests, .refresh,
            FlickToolbarPolicy(),
            "A drag that begins at -100 counts from there, and says nothing.",
            "V=300 C=600 B=30 D-100 ?>1 >-60/10 ?>1 >-100/10 ?>1 U . ?>1 ?moves:0"),
        BehaviourCase(
            "Gap refresh order", .applePeerTests, .refresh,
            FollowingBarPolicy(),
            "The refresh comes or goes before or after the finger does: no change.",
            "D >-80/20 C=3060@-20 ?>1 U A-60 . C=3000 A0 . ?>1 D >-80/20 U C=3060@-60 . D >-70/5 C=3000@-70 ?>1 U "
                + "~0/10 . ?>1 ?moves:0"),
    ]
}
