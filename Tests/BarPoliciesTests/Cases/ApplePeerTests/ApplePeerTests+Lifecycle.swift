import BarPolicies

extension ApplePeerTests {
    /// Another scroller, another screen, a cancelled touch, a bar of another length, reduced motion.
    static let lifecycle: [BehaviourCase] = [
        BehaviourCase(
            "MDC, attach", .applePeerTests, .lifecycle,
            StickyHeaderPolicy(),
            "The first event after an attach is a baseline, and the count before it is gone.",
            "y=300 D >307/1 ?>1 U . !attach y=1200 ?>1 D >1206/1 ?>1 ?moves:0 >1212/1 ?>0 ?moves:1")
    ]
}
