import BarPolicies
import Testing

@Suite struct MostExposedTests {
    @Test func anyMayShowAllMustAgreeToHide() throws {
        let policy = MostExposed {
            TravelRule(hideDistance: 20, showDistance: 0)
            TravelRule(hideDistance: 200, showDistance: 60)
        }
        try play("y=500 D >690 ?1 >701 ?>0 +1s >700 ?>1", policy)
        // The order does not matter.
        let turned = MostExposed {
            TravelRule(hideDistance: 200, showDistance: 60)
            TravelRule(hideDistance: 20, showDistance: 0)
        }
        try play("y=500 D >690 ?1 >701 ?>0 +1s >700 ?>1", turned)
    }

    @Test func oneWhoHasNotSpokenVotesForThePresentTarget() throws {
        let policy = MostExposed {
            TravelRule(hideDistance: 0, showDistance: 0)
            Scripted()
        }
        try play("y=500 D >600 ?1 ?moves:0", policy)
    }

    @Test func aGuardVotesOnlyWhileItSpeaks() throws {
        let policy = MostExposed {
            ContentFits(margin: .barLength)
            StartZone(60)
            TravelRule(hideDistance: 0, showDistance: 0)
        }
        try play("D >60 ?1 >70 ?>0 +1s >60 ?>1", policy)
        try play("C=640 D >30 >40 ?1", policy)
        let erased = MostExposed {
            for policy in [AnyVisibilityPolicy(StartZone(60)), AnyVisibilityPolicy(TravelRule())] { policy }
        }
        try play("D >60 ?1 >70 ?>0", erased)
        #expect(AnyVisibilityPolicy(StartZone().animated(.fading())).onlyShows)
        #expect(!AnyVisibilityPolicy(TravelRule()).onlyShows)
    }

    @Test func whoOnlyShowsHasNoVoteWhileSilent() throws {
        let policy = MostExposed {
            TravelRule(hideDistance: 0, showDistance: 0).onlyShowing()
            TravelRule(hideDistance: 200).onlyHiding()
        }
        try play("y=500 D >490 ?1 >690 ?1 >691 ?>0 +1s >690 ?>1 +1s >900 ?>0", policy)
    }

    @Test func guardsInACompositionAreGuards() throws {
        func policy(_ near: Bool, extra: Bool) -> some VisibilityPolicy {
            FirstDecision {
                ContentFits()
                if near { StartZone(60) } else { StartZone() }
                if extra { StartZone(20) }
                for length in [10.0, 20] { StartZone(length) }
            }
        }
        for guards in [policy(true, extra: false), policy(false, extra: true)] {
            #expect(guards.onlyShows)
            let policy = MostExposed {
                guards
                TravelRule()
            }
            #expect(!policy.onlyShows)
            try play("D >60 ?1 >70 ?>0", policy)
        }
        let voters = MostExposed {
            ContentFits()
            if Bool(true) { StartZone(60) } else { StartZone() }
            if Bool(false) { StartZone(20) }
            for length in [10.0, 20] { StartZone(length) }
        }
        #expect(voters.onlyShows)
        let nested = FirstDecision {
            voters
            TravelRule()
        }
        #expect(!nested.onlyShows)
    }

    @Test func aPolicyOfYourOwnMayBeAGuard() throws {
        let policy = MostExposed {
            TravelRule(hideDistance: 0, showDistance: 0)
            Early()
        }
        try play("y=500 D >600 ?1 t:11 >700 ?>0", policy)
    }

    @Test func aMomentaryVoteStandsOnlyWhileItIsSaid() throws {
        let policy = MostExposed {
            TravelRule(hideDistance: 0, showDistance: 0)
            Lifting(zone: 60)
        }
        // Away from the zone the guard falls silent and votes for the present target; the bar is lowered by nobody's
        // silence, but by the next step down.
        try play("y=50 D >55 ?1 >70 ?1 >80 ?>0", policy)
    }

    @Test func aGuardThatFallsSilentHidesNothingByItself() throws {
        let policy = MostExposed {
            ContentFits()
            Once(.hide(because: "once"))
        }
        try play("C=300 D >10 ?1 U C=6000 . . ?1 ?moves:0", policy)
    }

    @Test func everyPolicySeesEveryStep() throws {
        let policy = MostExposed {
            Scripted(onTravel: .show(because: "first"))
            Scripted()
        }
        let trace = try ScrollTrace("D >10 >20 . .")
        var replay = TraceReplay(trace, policy: policy)
        for event in trace.events { replay.play(event) }
        let content = replay.driver.policy.content
        #expect(content.first.policy.seen == 6)
        #expect(content.second.policy.seen == 6)
    }

    @Test func blocksMayBranchAndRepeat() throws {
        func policy(_ strict: Bool, extra: Bool) -> some VisibilityPolicy {
            MostExposed {
                if strict { TravelRule(hideDistance: 100) } else { TravelRule(hideDistance: 10) }
                if extra { TravelRule(hideDistance: 50) }
                for distance in [5.0, 20] { TravelRule(hideDistance: distance) }
            }
        }
        try play("y=500 D >520 ?1 >521 ?>0", policy(false, extra: false))
        try play("y=500 D >550 ?1 >551 ?>0", policy(false, extra: true))
        try play("y=500 D >600 ?1 >601 ?>0", policy(true, extra: true))
    }

    @Test func compositionsNest() throws {
        let policy = FirstDecision {
            StartZone(60)
            MostExposed {
                TravelRule(hideDistance: 20)
                TravelRule(hideDistance: 40)
            }
        }
        try play("D >61 ?>0", policy)
        try play("y=100 D >139 ?1 >141 ?>0", policy)
        #expect("\(policy)" == "first(startZone(60), most(travel(hideDistance: 20), travel(hideDistance: 40)))")
    }
}

/// Shows for the first ten seconds.
private struct Early: VisibilityPolicy {
    var onlyShows: Bool { true }

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard step.time < 10 else { return nil }
        var decision = BarDecision.show(because: "early")
        decision.isMomentary = true
        return decision
    }
}

/// Says `hide` on every step with travel, but `show`, momentarily, within a zone.
private struct Lifting: VisibilityPolicy {
    var zone: Double

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.position > zone { return step.position > zone + 15 ? .hide(because: "away") : nil }
        var show = BarDecision.show(because: "near")
        show.isMomentary = true
        return show
    }
}

/// Says one thing on its first step with a finger, and nothing ever after.
private struct Once: VisibilityPolicy {
    var decision: BarDecision?

    init(_ decision: BarDecision) { self.decision = decision }

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard step.phase == .interacting else { return nil }
        defer { decision = nil }
        return decision
    }
}
