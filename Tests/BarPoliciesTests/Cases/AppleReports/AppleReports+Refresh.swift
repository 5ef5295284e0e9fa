import BarPolicies

extension AppleReports {
    /// Pulling to refresh: held, sprung back, set and taken away.
    static let refresh: [BehaviourCase] = [
        BehaviourCase(
            "F1", .appleReports, .refresh,
            StickyHeaderPolicy(),
            "Pulled to -90, held by a refresh at -60, let go: shown throughout.",
            "D >-90/10 ?>1 U0 A-75 A-60 ?>1 . ?>1 +1s . ?>1 A-30 ?>1 A0 ?>1 . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "F1 (hidden)", .appleReports, .refresh,
            StickyHeaderPolicy(hideDistance: 8, showDistance: 1_000),
            "A drag from the page into a refresh that holds at -60 ends shown, before the refresh lets go.",
            "H y=200 D >20/20 ?>0 >-80/20 ?>1 U0 ~-60 . ?settled:1 +1s ?1 A-30 A0 . ?>1 ?moves:1"),
        BehaviourCase(
            "F3", .appleReports, .refresh,
            FlickToolbarPolicy(),
            "The inset is set and unset while the rebound runs, the offset leaps -69 and back: no change.",
            "D >-69/23 U0 ~-40 ~0 ?>1 C=3069@-69 ?>1 C=3000@0 ?>1 . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "F7", .appleReports, .refresh,
            SwipeNavBarPolicy(),
            "While a refresh runs the bar stays before the start and may hide once the reader scrolls into content.",
            "D >-80/20 U0 ~-60 . ?>1 D >0/10 ?>1 ?moves:0 >8/2 ?>1 >20/2 ?>0 ?moves:1"),
        BehaviourCase(
            "F1 (following)", .appleReports, .refresh,
            FollowingBarPolicy(),
            "Pulled, held by a refresh, let go: nothing of a following bar goes.",
            "D >-90/10 ?>1 U0 A-75 A-60 ?>1 . ?>1 +1s . ?>1 A-30 A0 ?>1 . ?>1 ?moves:0"),
        BehaviourCase(
            "F3 (following)", .appleReports, .refresh,
            FollowingBarPolicy(),
            "The inset is set and unset during the rebound under a following bar: no change.",
            "D >-69/23 U0 ~-40 ~0 ?>1 C=3069@-69 ?>1 C=3000@0 ?>1 . ?>1 ?moves:0"),
        BehaviourCase(
            "F7 (held)", .appleReports, .refresh,
            SwipeNavBarPolicy(),
            "The other wish: a host that holds the bar while a refresh runs keeps it over the content too.",
            "D >-80/20 U0 ~-60 . !hold D >100/20 ?>1 U . ?>1 !release D >120/5 ?>0 ?moves:1"),
    ]
}
