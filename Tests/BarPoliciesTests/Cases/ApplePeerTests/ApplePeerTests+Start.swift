import BarPolicies

extension ApplePeerTests {
    /// Arriving at the start shows the bar, whatever the thresholds say.
    static let start: [BehaviourCase] = [
        BehaviourCase(
            "9, top", .applePeerTests, .start,
            FlickToolbarPolicy(hideDistance: 0, showDistance: 200),
            "A short hop down and back to the start in one drag ends shown.",
            "D >60/10 ?>0 +0.5s ?0 >10/10 ?>0 >0/10 ?>1 U . ?settled:1 ?moves:2")
    ]
}
