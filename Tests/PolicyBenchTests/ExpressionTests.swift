import BarPolicies
import Testing

@Suite struct ExpressionTests {
    static let mistakes: [(String, String, Int)] = [
        ("", "expected a policy, found the end", 0),
        (
            "flik",
            "there is no policy flik; there are flick, swipe, sticky, following, fixed, headroom, enterAlways, "
                + "exitUntilCollapsed, browserControls, minimising, flick.published, swipe.published, "
                + "sticky.published, travel, startZone, contentFits, first, most, reversed, countingProgram, animated, "
                + "minimumExposure, debounced, onlyShowing, onlyHiding, withoutHiding, showing", 0
        ),
        ("flick(hideDistance: 20 x)", "expected \",\" or \")\", found \"x\"", 23),
        ("flick(hideDistance: 20", "expected \",\" or \")\", found the end", 22),
        ("flick(hideDistance: -1)", "expected a number that is not negative", 20),
        ("flick(hideDistance: 1.2.3)", "\"1.2.3\" is no number", 20),
        ("flick(hideDistance: 1e999)", "\"1e999\" is no number", 20),
        (
            "flick(hidden: 1)",
            "flick has no parameter hidden; it has hideDistance, showDistance, "
                + "minimumFlickVelocity, motion", 6
        ),
        ("flick(1)", "flick takes no value here; it has hideDistance, showDistance, minimumFlickVelocity, motion", 6),
        ("flick(hideDistance: 1, hideDistance: 2)", "hideDistance is given twice", 23),
        ("flick) ", "expected the end, found \")\"", 5),
        ("startZone(60, 70)", "startZone takes no more values here; it has keeping, motion", 14),
        ("fixed(1)", "fixed takes no value here", 6),
        ("travel(from: middle)", "expected turn or drag", 13),
        ("travel(motion: hopping)", "expected immediate, following, sliding or fading", 15),
        ("contentFits(margin: viewports)", "expected viewports(1.5)", 20),
        ("first(5)", "expected a policy", 6),
        ("minimumExposure(2, flick)", "expected a number from 0 to 1", 16),
        ("following(lowest: 1)", "expected a number from 0 up to, but not including, 1", 18),
        ("following(lowest: 0.5, middle: 0.4)", "expected a number between 0.5 and 1", 31),
        ("following(commit: share(0))", "expected a number above 0", 24),
        ("following(commit: x)", "expected none, distance(20) or share(0.25)", 18),
        (
            "following(release: band(0.7, 0.2))",
            "expected band(0.25, 0.75): two numbers from 0 to 1, the lower one first", 19
        ),
        ("showing(flick)", "showing takes one of atEnd, onPullPastEnd, afterIdle", 0),
        ("first(reversed)", "reversed takes a policy", 6),
        ("reversed(flick, sticky)", "reversed takes no more values here", 16),
        ("startZone(70, keeping: 20)", "expected a number of at least 70", 23),
        ("first(flick, ?)", "expected a word or a number, found \"?\"", 13),
    ]

    @Test(arguments: mistakes) func mistakesAreShownWhereTheyAre(text: String, message: String, caret: Int) throws {
        let result = try Tool.run("replay", "--script", ".", "--policy=\(text)")
        #expect(
            result
                == Tool.Result(
                    status: 2, output: "",
                    errors: """
                        policy-bench: --policy: \(message)
                          \(text)
                          \(String(repeating: " ", count: caret))^

                        """))
    }

    static let policies: [any VisibilityPolicy & CustomStringConvertible] = [
        FlickToolbarPolicy(),
        FlickToolbarPolicy(
            hideDistance: 20, showDistance: 0.25, minimumFlickVelocity: 500, motion: .fading(0.3, .linear)),
        SwipeNavBarPolicy(fitMargin: .viewportShare(1.5), motion: .immediate),
        StickyHeaderPolicy(hideDistance: 1e-3, motion: .sliding()),
        FixedPolicy(), FlickToolbarPolicy.Published(), SwipeNavBarPolicy.Published(), StickyHeaderPolicy.Published(),
        TravelRule(showDistance: 100_000, from: .drag, motion: .following),
        StartZone(), StartZone(60, motion: .sliding(0.25, .easeOut)),
        ContentFits(margin: .barLength), ContentFits(margin: .points(12)), StartZone(70, keeping: 120),
        FollowingBarPolicy(),
        FollowingBarPolicy(
            travelLength: 175, stops: RestStops(lowest: 0.3, middle: 0.6), revealedAway: 0.4, turn: .paysBack,
            commit: .share(0.25),
            release: ReleaseRules(.velocity(200), .band(low: 0.25, high: 0.75), .direction(least: 1)),
            motion: .fading()),
        FollowingBarPolicy(commit: .distance(20), release: ReleaseRules(.previous)),
        FollowingBarPolicy(release: ReleaseRules(.projected(seconds: 0.5), .nearest(0.4))),
        FollowingBarPolicy(release: ReleaseRules()),
        MostExposed {
            StickyHeaderPolicy(); FlickToolbarPolicy(showDistance: 20)
        },
        FlickToolbarPolicy().reversed(), StickyHeaderPolicy().countingProgram(),
        FlickToolbarPolicy().animated(.fading(0.2)), StickyHeaderPolicy().minimumExposure(0.3),
        StickyHeaderPolicy().debounced(hiding: 0.3), TravelRule().onlyShowing(), TravelRule().onlyHiding(),
        SwipeNavBarPolicy().withoutHiding(nearEnd: 100), FlickToolbarPolicy().showing(atEnd: 0),
        FlickToolbarPolicy().showing(onPullPastEnd: 200),
        FlickToolbarPolicy().showing(afterIdle: 30, motion: .fading()),
        Presets.headroom(offset: 60, downOffset: 80, upTolerance: 4), Presets.enterAlways(),
        Presets.exitUntilCollapsed(0.4), Presets.browserControls(), Presets.minimising(to: 0.3, after: 20),
        FirstDecision {
            ContentFits(margin: .barLength)
            FirstDecision {
                StartZone(60)
                TravelRule(hideDistance: 24)
            }
            AnyVisibilityPolicy(FlickToolbarPolicy(showDistance: 30))
        },
    ]

    @Test func whatAPolicyPrintsMakesThePolicyAgain() throws {
        for policy in Self.policies {
            let text = policy.description
            let result = try Tool.run("replay", "--format", "json", "--script", ".", "--policy", text)
            #expect(result.status == 0)
            #expect(result.output.contains("\"policy\":\"\(text)\""), "\(text)")
        }
    }

    @Test func blanksAndOrderDoNotMatter() throws {
        let text = " first ( startZone( motion:fading , 6e1 ) ,\n travel() ) "
        let result = try Tool.run("replay", "--format", "json", "--script", ".", "--policy", text)
        #expect(result.output.contains("\"policy\":\"first(startZone(60, motion: fading), travel)\""))
    }

    @Test func expressionsMayBeNestedOnlySoDeep() throws {
        let deep = String(repeating: "first(", count: 60) + "flick" + String(repeating: ")", count: 60)
        let result = try Tool.run("replay", "--script", ".", "--policy", deep)
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("policy-bench: --policy: more than 50 brackets inside one another\n"))
    }
}
