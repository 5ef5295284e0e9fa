import BarPolicies
import BarPoliciesTesting

extension RightPolicy {
    /// The package's own policies, with their defaults or sensible numbers.
    static let policies: [RightPolicy] = [
        RightPolicy(PolicyConformance { FlickToolbarPolicy() }),
        RightPolicy(PolicyConformance { FlickToolbarPolicy(hideDistance: 20, showDistance: 10) }.tolerance(10)),
        RightPolicy(PolicyConformance { SwipeNavBarPolicy() }.tolerance(8)),
        RightPolicy(PolicyConformance { SwipeNavBarPolicy(fitMargin: .barLength) }.tolerance(8)),
        RightPolicy(PolicyConformance { StickyHeaderPolicy() }.tolerance(8)),
        RightPolicy(
            PolicyConformance { StickyHeaderPolicy(minimumFlickVelocity: 300) }
                .declaring(.l16, "only a flick brings it back")),
        RightPolicy(PolicyConformance { FixedPolicy() }.declaring(.l16, "it never hides")),
        RightPolicy(FollowingBarPolicy()),
        RightPolicy(FollowingBarPolicy(turn: .paysBack)),
        RightPolicy(
            PolicyConformance { FollowingBarPolicy(stops: RestStops(lowest: 0.3), revealedAway: 0.3) }
                .stops(0.3, 1).declaring(.l16, "it comes back at the start alone")),
        RightPolicy(
            PolicyConformance { FollowingBarPolicy(stops: RestStops(middle: 0.5), revealedAway: 0.5) }
                .stops(0, 0.5, 1).declaring(.l16, "away from the start it comes back by half")),
        RightPolicy(FollowingBarPolicy(travelLength: 120, commit: .distance(20))),
        RightPolicy(FollowingBarPolicy(commit: .share(0.4), release: ReleaseRules(.previous))),
        RightPolicy(
            FollowingBarPolicy(release: ReleaseRules(.band(low: 0.25, high: 0.75), .direction(least: 4), .nearest(0.5)))
        ),
    ]

    /// Its presets; not the letter presets, which are faulty on purpose.
    static let presets: [RightPolicy] = [
        RightPolicy(PolicyConformance { Presets.headroom() }),
        RightPolicy(
            PolicyConformance { Presets.headroom(offset: 60, upTolerance: 4, downTolerance: 4) }.tolerance(4)),
        RightPolicy(Presets.enterAlways()),
        RightPolicy(
            PolicyConformance { Presets.exitUntilCollapsed(0.4) }
                .stops(0.4, 1).declaring(.l16, "it comes back at the start alone")),
        RightPolicy(Presets.browserControls()),
        RightPolicy(
            PolicyConformance { Presets.minimising(to: 0.3) }
                .stops(0.3, 1).declaring(.l16, "it comes back at the start alone")),
    ]

    /// Its guards and combinators, composed.
    static let combinators: [RightPolicy] = [
        RightPolicy(
            FirstDecision {
                ContentFits(margin: .barLength)
                StartZone(60)
                TravelRule(hideDistance: 24, showDistance: 0)
            }),
        RightPolicy(
            PolicyConformance(combining: { first, second in
                FirstDecision {
                    first
                    second
                }
            })),
        RightPolicy(
            PolicyConformance(combining: { first, second in
                MostExposed {
                    first
                    second
                }
            })),
        RightPolicy(
            PolicyConformance(combining: { first, second in FirstDecision { for part in [first, second] { part } } })),
        RightPolicy(
            PolicyConformance(combining: { first, second in MostExposed { for part in [first, second] { part } } })),
        RightPolicy(
            MostExposed {
                StickyHeaderPolicy(hideDistance: 100)
                FlickToolbarPolicy(hideDistance: 20)
            }),
    ]

    /// Its modifiers. What one is there to break is waived.
    static let modifiers: [RightPolicy] = [
        RightPolicy(PolicyConformance(modifying: { $0.animated(.fading(0.1)) })),
        RightPolicy(PolicyConformance(modifying: { $0.minimumExposure(0.4) }).stops(0.4, 1)),
        RightPolicy(PolicyConformance(modifying: { $0.onlyShowing() }).declaring(.l16, "it never hides")),
        RightPolicy(
            PolicyConformance(modifying: { rule in
                FirstDecision {
                    StartZone()
                    rule.onlyHiding()
                }
            }).declaring(.l16, "it comes back at the start alone")),
        RightPolicy(PolicyConformance(modifying: { $0.withoutHiding(nearEnd: 100) })),
        RightPolicy(PolicyConformance(modifying: { $0.showing(atEnd: 20) })),
        RightPolicy(PolicyConformance(modifying: { $0.showing(onPullPastEnd: 100) })),
        RightPolicy(PolicyConformance(modifying: { $0.debounced(hiding: 0.2, showing: 0.1) })),
        RightPolicy(
            PolicyConformance(modifying: { $0.showing(afterIdle: 0.4) }).waiving(.l5, because: "a policy of time")),
        RightPolicy(
            PolicyConformance(modifying: { $0.countingProgram() })
                .waiving(.l7, because: "the program's scrolling hides too")),
        RightPolicy(
            PolicyConformance(modifying: { $0.reversed() })
                .waiving(.l6, because: "its start is the content's end")
                .waiving(.l8, because: "its start is the content's end")
                .waiving(.l10, because: "its start is the content's end")),
    ]
}
