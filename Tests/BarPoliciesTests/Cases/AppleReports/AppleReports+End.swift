import BarPolicies

extension AppleReports {
    /// The end of the content: arriving there, pulling on.
    static let end: [BehaviourCase] = [
        BehaviourCase(
            "B5", .appleReports, .end,
            FlickToolbarPolicy().showing(onPullPastEnd: 200),
            "Where it is asked for, a second pull that is let go at 250 pt/s shows the bar.",
            "H y=2400 D >2450/10 ?>0 U250 ?>1 ~2400/10 ?>1 . ?settled:1 ?moves:1"),
        BehaviourCase(
            "B5 (slow)", .appleReports, .end,
            FlickToolbarPolicy().showing(onPullPastEnd: 200),
            "At 100 pt/s it does not.",
            "H y=2400 D >2450/10 U100 ?>0 ~2400/10 . ?>0 ?settled:0 ?moves:0"),
        BehaviourCase(
            "B5 (not from the end)", .appleReports, .end,
            FlickToolbarPolicy().showing(onPullPastEnd: 200),
            "Nor does the pull that began at 2200.",
            "H y=2200 D >2450/10 U250 ?>0 ~2400/10 . ?>0 ?settled:0 ?moves:0"),
        BehaviourCase(
            "B5 (default)", .appleReports, .end,
            FlickToolbarPolicy(),
            "The default: a second pull shows nothing.",
            "H y=2400 D >2450/10 U250 ?>0 ~2400/10 . ?>0 ?settled:0 ?moves:0"),
        BehaviourCase(
            "B5 (following)", .appleReports, .end,
            FollowingBarPolicy().showing(onPullPastEnd: 200),
            "The same with a bar that follows the finger.",
            "y=2200 D >2400/20 ?>0 U . D >2450/10 ?>0 U100 . ?>0 .2400 D >2450/10 ?>0 U250 ?>1 ~2400/10 . ?settled:1"),
        BehaviourCase(
            "B9", .appleReports, .end,
            FollowingBarPolicy().withoutHiding(nearEnd: 100),
            "With less than the bar's length to go, a drag to the end and past it takes nothing of the bar.",
            "V=480 C=960 B=100 y=460 D >480/5 ?>1 >500/5 ?>1 U ~480 . ?>1 ?moves:0"),
        BehaviourCase(
            "B9 (room enough)", .appleReports, .end,
            FollowingBarPolicy().withoutHiding(nearEnd: 100),
            "With the bar's length to go the drag does take it.",
            "V=480 C=960 B=100 y=380 D >430/5 ?0.5 >480/5 ?>0 U . ?>0 ?settled:0"),
    ]
}
