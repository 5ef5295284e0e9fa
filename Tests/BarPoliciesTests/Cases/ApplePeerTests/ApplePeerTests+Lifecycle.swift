import BarPolicies

extension ApplePeerTests {
    /// Another scroller, another screen, a cancelled touch, a bar of another length, reduced motion.
    static let lifecycle: [BehaviourCase] = [
        BehaviourCase(
            "Agree attach", .applePeerTests, .lifecycle,
            StickyHeaderPolicy(),
            "The first event after an attach is a baseline, and the count before it is gone.",
            "y=300 D >307/1 ?>1 U . !attach y=1200 ?>1 D >1206/1 ?>1 ?moves:0 >1212/1 ?>0 ?moves:1"),
        BehaviourCase(
            "GT background", .applePeerTests, .lifecycle,
            FollowingBarPolicy(release: ReleaseRules(.direction(least: 0))),
            "Two seconds in the background, then the host says show: shown.",
            "B=43 D >300/20 ?>0 U . +2s ?0 !show ?>1 . +0.5s ?1"),
        BehaviourCase(
            "Agree attach (following)", .applePeerTests, .lifecycle,
            FollowingBarPolicy(),
            "The first event after an attach is a baseline for a following bar too.",
            "B=50 y=300 D >310/5 ?0.8 U . +0.5s ?1 !attach y=1200 ?>1 D >1225/5 ?0.5"),
        BehaviourCase(
            "Gap list switch", .applePeerTests, .lifecycle,
            FollowingBarPolicy(),
            "Back and forth between lists at 0 and 1800: neither way is scrolling.",
            "!attach y=1800 ?>1 . !attach y=0 ?>1 . !attach y=1800 ?>1 D >1811/11 ?0.75 ?moves:1"),
        BehaviourCase(
            "Gap reduced motion", .applePeerTests, .lifecycle,
            FollowingBarPolicy(travelLength: 175, commit: .share(0.25)),
            "With reduced motion what would commit by itself fades at the same place.",
            "V=480 C=2000 B=50 y=100 !reduce D >110 ?>1 >187.5 ?>0 ?moves:1 +0.5s ?0 U . ?settled:0"),
    ]
}
