import BarPolicies

extension ApplePeerTests {
    /// Standing orders of the app: a screen reader, an overlay, a page that loads, a frozen bar.
    static let holds: [BehaviourCase] = [
        BehaviourCase(
            "BWA DisabledCounter", .applePeerTests, .holds,
            StickyHeaderPolicy(),
            "A release too many is forgotten: the next hold still holds.",
            "y=300 !hold !hold !release !release !release !hold D >400/20 ?>1 U . ?settled:1 ?moves:0 "
                + "!release D >500/20 ?>0 ?moves:1"),
        BehaviourCase(
            "BWA IsEnabled", .applePeerTests, .holds,
            SwipeNavBarPolicy(),
            "Released in the middle of a drag, the count begins at the release.",
            "y=300 !hold D >400/20 ?>1 !release ?>1 >404/1 ?>1 ?moves:0 >416/2 ?>0 ?moves:1"),
        BehaviourCase(
            "BWA IsEnabled (following)", .applePeerTests, .holds,
            FollowingBarPolicy(),
            "Switched off it follows nothing; switched on it follows from where the finger is.",
            "B=60 y=300 !hold D >400/20 ?>1 !release >430/10 ?0.5"),
        BehaviourCase(
            "GT view removed", .applePeerTests, .holds,
            FollowingBarPolicy(release: ReleaseRules(.direction(least: 0))),
            "A bar whose scroller was taken away is frozen: swipes elsewhere do not move it.",
            "B=43 !freeze D >300/20 ?>1 U900 ~600/40 . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "Agree disabled", .applePeerTests, .holds,
            FollowingBarPolicy(),
            "Switched off twice it is deaf until it was switched on twice.",
            "B=50 y=300 !hold !hold D >400/20 ?>1 U . !release D >450/10 ?>1 U . !release D >475/5 ?0.5"),
    ]
}
