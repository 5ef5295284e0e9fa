import BarPolicies

extension ApplePeerTests {
    /// The app shows or hides the bar itself.
    static let forced: [BehaviourCase] = [
        BehaviourCase(
            "State", .applePeerTests, .forced,
            SwipeNavBarPolicy(),
            "Shown, hidden by call, then switched off: shown again.",
            "y=300 ?>1 !hide ?>0 +0.5s ?0 !hold ?>1 +0.5s ?1 ?moves:2"),
        BehaviourCase(
            "GT, tap", .applePeerTests, .forced,
            FlickToolbarPolicy(),
            "Hidden by a swipe, shown by a tap on the status bar.",
            "y=100 D >300/20 ?>0 U900 ~500/25 . +0.5s ?0 !tap ?>1 A200 A0 . ?settled:1 ?moves:2"),
    ]
}
