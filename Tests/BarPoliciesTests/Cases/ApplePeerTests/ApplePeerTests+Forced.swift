import BarPolicies

extension ApplePeerTests {
    /// The app shows or hides the bar itself.
    static let forced: [BehaviourCase] = [
        BehaviourCase(
            "BWA State", .applePeerTests, .forced,
            SwipeNavBarPolicy(),
            "Shown, hidden by call, then switched off: shown again.",
            "y=300 ?>1 !hide ?>0 +0.5s ?0 !hold ?>1 +0.5s ?1 ?moves:2"),
        BehaviourCase(
            "GT tap", .applePeerTests, .forced,
            FlickToolbarPolicy(),
            "Hidden by a swipe, shown by a tap on the status bar.",
            "y=100 D >300/20 ?>0 U900 ~500/25 . +0.5s ?0 !tap ?>1 A200 A0 . ?settled:1 ?moves:2"),
        BehaviourCase(
            "BWA FullscreenDidTransition", .applePeerTests, .forced,
            FlickToolbarPolicy(),
            "Hidden by call and shown by call: one move each, and each arrives.",
            "y=500 !hide ?>0 ?moves:1 +0.5s ?0 . !show ?>1 ?moves:2 +0.5s ?1 . ?moves:2"),
        BehaviourCase(
            "BWA State (following)", .applePeerTests, .forced,
            FollowingBarPolicy(),
            "Shown, hidden by call, then switched off: a following bar is shown again.",
            "B=60 y=300 ?>1 !hide ?>0 +0.5s ?0 . !hold ?>1 +0.5s ?1 D >400/20 ?>1 ?moves:2"),
        BehaviourCase(
            "GT start", .applePeerTests, .forced,
            FollowingBarPolicy(release: ReleaseRules(.direction(least: 0))),
            "At the first row the bar is shown.",
            "B=43 ?>1 . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "GT tap (following)", .applePeerTests, .forced,
            FollowingBarPolicy(release: ReleaseRules(.direction(least: 0))),
            "A tap on the status bar shows a following bar that a swipe took away.",
            "B=43 D >300/20 ?>0 U900 ~500/25 . !tap ?>1 A200 A0 . +0.5s ?1 ?settled:1"),
        BehaviourCase(
            "GT rotation (shown)", .applePeerTests, .forced,
            FollowingBarPolicy(release: ReleaseRules(.direction(least: 0))),
            "The other setting: the host says show when it rotates.",
            "B=43 D >300/20 ?>0 U . V=300 !show ?>1 . +0.5s ?1 ?settled:1"),
        BehaviourCase(
            "Differ tap", .applePeerTests, .forced,
            FollowingBarPolicy(),
            "By default the tap shows the bar and the content scrolls to the start.",
            "H y=1500 !tap ?>1 A700 A0 . +0.5s ?1 ?moves:1"),
        BehaviourCase(
            "Differ rotation (shown)", .applePeerTests, .forced,
            FollowingBarPolicy(),
            "The other setting: the host says show.",
            "y=500 D >600/20 ?>0 U . V=320 !show ?>1 . ?settled:1"),
    ]
}
