import BarPolicies

extension OtherReports {
    /// The app shows or hides the bar itself.
    static let forced: [BehaviourCase] = [
        BehaviourCase(
            "B89", .otherReports, .forced,
            StickyHeaderPolicy(),
            "Shown by force, 5 points down leave it shown and 40 hide it.",
            "H y=800 !show ?>1 +0.5s ?1 D >805/1 ?>1 ?moves:1 >840/5 ?>0 ?moves:2"),
        BehaviourCase(
            "B89 (wheel)", .otherReports, .forced,
            StickyHeaderPolicy(),
            "The same with a wheel: small turns leave it shown, a long one hides it.",
            "H y=800 !show +0.5s ?1 W803 ?>1 ?moves:1 W840/10 ?>0 ?moves:2"),
        BehaviourCase(
            "B91", .otherReports, .forced,
            SwipeNavBarPolicy(),
            "A bar created hidden is not flipped by the first event, nor by those at rest.",
            "H y=700 ?>0 . ?>0 . T ?>0 . ?0 ?settled:0 ?moves:0"),
        BehaviourCase(
            "B91 (at the start)", .otherReports, .forced,
            StickyHeaderPolicy(),
            "Created hidden at the start it stands hidden until the reader touches the content.",
            "H ?>0 . ?>0 ?moves:0 D >-20/5 ?>1 U ~0/10 . ?settled:1 ?moves:1"),
    ]
}
