import BarPolicies

extension ApplePeerTests {
    /// Rubber bands at both ends are no scrolling, neither on the way out nor on the way back.
    static let bounce: [BehaviourCase] = [
        BehaviourCase(
            "Gap both edges", .applePeerTests, .bounce,
            FollowingBarPolicy(),
            "One event from past the start to past the end, and one back: the way between counts, no more.",
            "D-200 ?>1 >3000 ?>0 >-200 ?>1 >2460 ?>0 U ~2400 . ?>0 ?settled:0")
    ]
}
