import BarPolicies

extension AppleReports {
    /// Movements that the program makes.
    static let program: [BehaviourCase] = [
        BehaviourCase(
            "D13", .appleReports, .program,
            StickyHeaderPolicy(hideDistance: 12, showDistance: 12),
            "After a drag of 10 that the program took back, the next drag counts from its own beginning.",
            "D >10/2 ?>1 U0 A5 A0 . D >3/1 ?>1 U . ?settled:1 ?moves:0"),
        BehaviourCase(
            "D13 (mid page)", .appleReports, .program,
            StickyHeaderPolicy(),
            "A programmatic step between two drags starts the count anew.",
            "y=100 D >107/1 ?>1 U . A104 . D >111/1 ?>1 ?moves:0 >113 ?>0 ?moves:1"),
    ]
}
