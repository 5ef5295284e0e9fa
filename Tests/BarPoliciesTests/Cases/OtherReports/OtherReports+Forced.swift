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
            "H y=700 ?>0 . ?>0 . T ?>0 . ?>0 ?settled:0 ?moves:0"),
        BehaviourCase(
            "B91 (at the start)", .otherReports, .forced,
            StickyHeaderPolicy(),
            "Created hidden at the start it stands hidden until the reader touches the content.",
            "H ?>0 . ?>0 ?moves:0 D >-20/5 ?>1 U ~0/10 . ?settled:1 ?moves:1"),
        BehaviourCase(
            "B25 (hidden by the app)", .otherReports, .forced,
            StickyHeaderPolicy(),
            "The other wish: the app hides the bar before it jumps, and the jump does not bring it back.",
            "y=2000 !hide ?>0 +0.5s ?0 J800 ?>0 . ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "B29", .otherReports, .forced,
            FlickToolbarPolicy(),
            "A tap on the status bar shows a hidden bar, and the way to the start changes nothing more.",
            "H y=900 !tap ?>1 +0.5s ?1 A600 A300 A0 ?>1 . ?settled:1 ?moves:1"),
        BehaviourCase(
            "B89 (following)", .otherReports, .forced,
            FollowingBarPolicy(),
            "Shown by force, 5 points down and a lift bring no phantom hiding; 40 points do hide.",
            "B=60 H y=800 !show ?>1 +0.5s ?1 D >805/1 ?0.9166667 U ?>1 +0.5s ?1 D >845/5 ?0.3333333 U ?>0 "
                + "?settled:0"),
        BehaviourCase(
            "B91 (following)", .otherReports, .forced,
            FollowingBarPolicy(),
            "A following bar that is created hidden is not flipped by the first event.",
            "B=60 H y=700 ?>0 . ?>0 T ?>0 D ?>0 . ?>0 ?moves:0 D >730/10 ?>0 >700/10 ?0.5"),
    ]
}
