import BarPolicies

/// Every policy and preset of the package but the letter presets, each with its defaults or sensible numbers.
enum EveryPolicy {
    static let leaves: [AnyVisibilityPolicy] = [
        AnyVisibilityPolicy(FlickToolbarPolicy()),
        AnyVisibilityPolicy(SwipeNavBarPolicy()),
        AnyVisibilityPolicy(StickyHeaderPolicy()),
        AnyVisibilityPolicy(FixedPolicy()),
        AnyVisibilityPolicy(FollowingBarPolicy()),
        AnyVisibilityPolicy(FollowingBarPolicy(turn: .paysBack)),
        AnyVisibilityPolicy(FollowingBarPolicy(stops: RestStops(lowest: 0.3), revealedAway: 0.3)),
        AnyVisibilityPolicy(FollowingBarPolicy(stops: RestStops(middle: 0.5), revealedAway: 0.5)),
        AnyVisibilityPolicy(FollowingBarPolicy(travelLength: 120, commit: .distance(20))),
        AnyVisibilityPolicy(FollowingBarPolicy(commit: .share(0.4), release: ReleaseRules(.previous))),
        AnyVisibilityPolicy(
            FollowingBarPolicy(release: ReleaseRules(.band(low: 0.25, high: 0.75), .direction(least: 4), .nearest(0.5)))
        ),
    ]

    static let presets: [AnyVisibilityPolicy] = [
        AnyVisibilityPolicy(Presets.headroom(offset: 60, upTolerance: 4, downTolerance: 4)),
        AnyVisibilityPolicy(Presets.enterAlways()),
        AnyVisibilityPolicy(Presets.exitUntilCollapsed(0.4)),
        AnyVisibilityPolicy(Presets.browserControls()),
        AnyVisibilityPolicy(Presets.minimising(to: 0.3)),
    ]

    static let compositions: [AnyVisibilityPolicy] = [
        AnyVisibilityPolicy(
            FirstDecision {
                ContentFits(margin: .barLength)
                StartZone(60)
                TravelRule(hideDistance: 24, showDistance: 0)
            }),
        AnyVisibilityPolicy(
            MostExposed {
                StickyHeaderPolicy(hideDistance: 100)
                FlickToolbarPolicy(hideDistance: 20)
            }),
        AnyVisibilityPolicy(StickyHeaderPolicy().withoutHiding(nearEnd: 100).showing(atEnd: 20)),
        AnyVisibilityPolicy(StickyHeaderPolicy().minimumExposure(0.4).animated(.fading(0.1))),
    ]

    static let all = leaves + presets + compositions
}
