import BarPolicies

extension AppleReports {
    /// Bars of several lengths, and what they take.
    static let lengths: [BehaviourCase] = [
        BehaviourCase(
            "J1", .appleReports, .lengths,
            FollowingBarPolicy(),
            "A bottom bar of 49 points and 34 of safe area goes all of its 83.",
            "B=83 y=500 D >549/7 ?0.4096386 >583/2 ?>0 U . ?>0 ?settled:0")
    ]
}
