import BarPolicies
import Testing

@Suite struct DescriptionTests {
    private struct Custom: VisibilityPolicy {
        var memory = 5.0
        mutating func decide(_ step: ScrollStep) -> BarDecision? { nil }
    }

    @Test func parametersAtTheirDefaultAreLeftOut() {
        #expect("\(FlickToolbarPolicy())" == "flick")
        #expect("\(FlickToolbarPolicy(hideDistance: 20, showDistance: 0))" == "flick(hideDistance: 20)")
        #expect("\(SwipeNavBarPolicy(fitMargin: .viewportShare(1.5)))" == "swipe(fitMargin: viewports(1.5))")
        #expect("\(StickyHeaderPolicy(minimumFlickVelocity: 500))" == "sticky(minimumFlickVelocity: 500)")
        #expect("\(StickyHeaderPolicy(motion: .sliding()))" == "sticky(motion: sliding)")
        #expect("\(TravelRule(hideDistance: 2.5, from: .drag))" == "travel(hideDistance: 2.5, from: drag)")
        #expect("\(StartZone(60))" == "startZone(60)")
        #expect("\(ContentFits(margin: .points(60)))" == "contentFits(margin: 60)")
    }

    @Test func motionsAreExpressions() {
        #expect("\(BarMotion.immediate)" == "immediate")
        #expect("\(BarMotion.following)" == "following")
        #expect("\(BarMotion.sliding())" == "sliding")
        #expect("\(BarMotion.fading(0.4))" == "fading(0.4)")
        #expect("\(BarMotion.sliding(0.25, .easeIn))" == "sliding(0.25, easeIn)")
    }

    @Test func aFollowingBarIsWrittenWithItsStopsAndRules() {
        #expect("\(FollowingBarPolicy())" == "following")
        #expect(
            "\(FollowingBarPolicy(stops: RestStops(lowest: 0.2, middle: 0.6), commit: .share(0.25)))"
                == "following(lowest: 0.2, middle: 0.6, commit: share(0.25))")
        #expect(
            "\(FollowingBarPolicy(travelLength: 175, revealedAway: 0, turn: .paysBack, commit: .distance(20)))"
                == "following(travelLength: 175, revealedAway: 0, turn: paysBack, commit: distance(20))")
        #expect(
            "\(FollowingBarPolicy(release: ReleaseRules(.previous), motion: .fading()))"
                == "following(release: previous, motion: fading)")
        #expect("\(ReleaseRules())" == "none")
        #expect(
            "\(ReleaseRules(.velocity(200), .band(low: 0.25, high: 0.75), .direction(least: 2)))"
                == "rules(velocity(200), band(0.25, 0.75), direction(2))")
        #expect(
            "\(ReleaseRules(.projected(seconds: 0.5), .nearest(0.4)))" == "rules(projected(0.5), nearest(0.4))"
        )
    }

    @Test func compositionsAreWrittenAsTheyWereComposed() {
        let (zone, isOn): (StartZone?, Bool) = (nil, true)
        let policy = FirstDecision {
            ContentFits()
            if let zone { zone }
            if isOn { StartZone(60) } else { TravelRule() }
            for distance in [20.0, 40] { TravelRule(hideDistance: distance) }
            FirstDecision { FlickToolbarPolicy() }
        }
        #expect(
            "\(policy)"
                == "first(contentFits, startZone(60), travel(hideDistance: 20), travel(hideDistance: 40), first(flick))"
        )
    }

    @Test func aCustomPolicyPrintsTheNameOfItsType() {
        #expect("\(AnyVisibilityPolicy(Custom()))" == "Custom")
        #expect("\(FirstDecision { Custom(); StartZone() })" == "first(Custom, startZone)")
    }

    @Test func memoryIsNotPrinted() {
        var policy = FlickToolbarPolicy()
        let from = ScrollSample(time: 0, offset: 0, contentLength: 3_000, viewportLength: 600, phase: .interacting)
        var to = from
        to.offset = 100
        _ = policy.decide(ScrollStep(from: from, to: to))
        #expect(policy != FlickToolbarPolicy())
        #expect("\(policy)" == "flick")
    }

    @Test func partsThatWereChangedOneByOneAreWrittenOneByOne() {
        var policy = FlickToolbarPolicy()
        policy.parts.content.first = StartZone(60)
        #expect(
            "\(policy)"
                == "first(startZone(60), travel(hideDistance: 0, showDistance: 0, from: drag, motion: sliding(0.4)))")
    }

    @Test func reasonsPrintTheirText() {
        let reason: BarReason = "scrolled up"
        #expect("\(reason)" == "scrolled up")
    }
}
