import BarPolicies

extension ApplePeerTests {
    /// Movements that the program makes.
    static let program: [BehaviourCase] = [
        BehaviourCase(
            "Agree baseline", .applePeerTests, .program,
            StickyHeaderPolicy(),
            "Programmatic scrolling down only moves the baseline.",
            "A200 ?>1 A400 ?>1 . ?>1 D >405 ?>1 ?moves:0 >409 ?>0 ?moves:1"),
        BehaviourCase(
            "Agree baseline (pinch)", .applePeerTests, .program,
            FollowingBarPolicy(),
            "Jumps and pinches only move the baseline of a following bar.",
            "B=50 y=500 A600 A700 ?>1 . Z760 Z800 ?>1 . ?moves:0 D >825/5 ?0.5"),
    ]
}
