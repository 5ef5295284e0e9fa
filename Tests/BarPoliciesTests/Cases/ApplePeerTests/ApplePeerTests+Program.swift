import BarPolicies

extension ApplePeerTests {
    /// Movements that the program makes.
    static let program: [BehaviourCase] = [
        BehaviourCase(
            "9, baseline", .applePeerTests, .program,
            StickyHeaderPolicy(),
            "Programmatic scrolling down only moves the baseline.",
            "A200 ?>1 A400 ?>1 . ?>1 D >405 ?>1 ?moves:0 >409 ?>0 ?moves:1")
    ]
}
