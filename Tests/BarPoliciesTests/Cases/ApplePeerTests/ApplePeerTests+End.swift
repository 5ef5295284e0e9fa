import BarPolicies

extension ApplePeerTests {
    /// The end of the content: arriving there, pulling on.
    static let end: [BehaviourCase] = [
        BehaviourCase(
            "Mediator StaysFullscreenOnFirstScrollToBottom", .applePeerTests, .end,
            FollowingBarPolicy(travelLength: 175, commit: .share(0.25)).showing(onPullPastEnd: 0),
            "From 100 to the end in one event and lifted: hidden.",
            "V=480 C=2000 B=50 y=100 D >1520 ?>0 +0.5s ?0 U . ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "Mediator ExitsFullscreenOnSecondScrollToBottom", .applePeerTests, .end,
            FollowingBarPolicy(travelLength: 175, commit: .share(0.25)).showing(onPullPastEnd: 0),
            "A second drag from the end to 30 past it, lifted: shown.",
            "V=480 C=2000 B=50 y=100 D >1520 +0.5s ?0 U . D >1550/10 ?>0 U ?>1 .1520 ?settled:1 ?moves:2"),
        BehaviourCase(
            "Differ second pull", .applePeerTests, .end,
            FollowingBarPolicy().showing(onPullPastEnd: 0),
            "With any lift: a pull from the end that stands still shows the bar.",
            "y=2300 D >2400/10 ?>0 U . D >2440/10 ?>0 U0 ?>1 ~2400/10 . ?settled:1"),
        BehaviourCase(
            "Differ second pull (fast)", .applePeerTests, .end,
            FollowingBarPolicy().showing(onPullPastEnd: 200),
            "Only with more than 200 pt/s: not at 100.",
            "y=2300 D >2400/10 ?>0 U . D >2440/10 U100 ~2400/10 . ?>0 D >2440/10 U201 ?>1 ~2400/10 . ?settled:1"),
        BehaviourCase(
            "Differ second pull (at once)", .applePeerTests, .end,
            FollowingBarPolicy().showing(atEnd: 0),
            "At once where the content is at its end.",
            "y=2300 D >2390/10 ?>0 >2410/10 ?>1 U ~2400/10 . ?settled:1"),
        BehaviourCase(
            "Differ second pull (default)", .applePeerTests, .end,
            FollowingBarPolicy(),
            "By default no pull past the end shows the bar.",
            "y=2300 D >2400/10 ?>0 U . D >2440/10 ?>0 U900 ~2400/10 . ?>0 ?settled:0"),
    ]
}
