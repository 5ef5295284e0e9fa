import BarPolicies

extension ApplePeerTests {
    /// Standing orders of the app: a screen reader, an overlay, a page that loads, a frozen bar.
    static let holds: [BehaviourCase] = [
        BehaviourCase(
            "DisabledCounter", .applePeerTests, .holds,
            StickyHeaderPolicy(),
            "A release too many is forgotten: the next hold still holds.",
            "y=300 !hold !hold !release !release !release !hold D >400/20 ?>1 U . ?settled:1 ?moves:0 "
                + "!release D >500/20 ?>0 ?moves:1"),
        BehaviourCase(
            "IsEnabled", .applePeerTests, .holds,
            SwipeNavBarPolicy(),
            "Released in the middle of a drag, the count begins at the release.",
            "y=300 !hold D >400/20 ?>1 !release ?>1 >404/1 ?>1 ?moves:0 >416/2 ?>0 ?moves:1"),
    ]
}
