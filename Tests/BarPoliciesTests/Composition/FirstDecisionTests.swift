import BarPolicies
import Testing

@Suite struct FirstDecisionTests {
    @Test func theFirstOpinionIsHeard() throws {
        let policy = FirstDecision {
            Scripted(onTravel: .hide(.immediate, because: "first"))
            Scripted(onTravel: .show(.immediate, because: "second"), onRest: .show(.immediate, because: "second"))
        }
        try play("D >10 ?>0 . ?>1", policy)
    }

    @Test func everyPolicySeesEveryStep() throws {
        let policy = FirstDecision {
            Scripted(onTravel: .hide(because: "first"))
            Scripted()
            Scripted(onRest: .show(because: "third"))
        }
        let trace = try ScrollTrace("D >10 >20 . .")
        var replay = TraceReplay(trace, policy: policy)
        for event in trace.events { replay.play(event) }
        let content = replay.driver.policy.content
        #expect(content.first.first.seen == 6)
        #expect(content.first.second.seen == 6)
        #expect(content.second.seen == 6)
    }

    private func chosen(quick: Bool, zone: Double?, kind: Int) -> some VisibilityPolicy {
        FirstDecision {
            if let zone { StartZone(zone) }
            if quick {
                TravelRule(hideDistance: 0, showDistance: 0)
            } else {
                TravelRule(hideDistance: 20, showDistance: 20)
            }
            switch kind {
            case 0: FixedPolicy()
            case 1: StartZone(1)
            default: ContentFits()
            }
        }
    }

    @Test func blocksMayBranch() throws {
        try play("y=100 D >101 ?>0", chosen(quick: true, zone: nil, kind: 1))
        try play("y=100 D >101 ?>1 >121 ?>0", chosen(quick: false, zone: nil, kind: 2))
        try play("y=100 D >121 ?>1 >151 ?>0", chosen(quick: false, zone: 150, kind: 1))
        try play("y=100 D >300 ?>0 +1s . ?>1", chosen(quick: true, zone: nil, kind: 0))
    }

    @Test func blocksMayRepeat() throws {
        let policy = FirstDecision {
            for length in [10.0, 40, 20] { StartZone(length) }
            TravelRule(hideDistance: 0, showDistance: 0)
        }
        try play("D >40 ?>1 >41 ?>0 +1s >40 ?>1", policy)
        #expect(policy == policy)
    }

    @Test func theFirstOfManyIsHeardAndAllSeeEveryStep() throws {
        let reasons: [BarReason?] = [nil, "second", nil, "fourth", nil]
        let policy = FirstDecision {
            for reason in reasons {
                Scripted(onTravel: reason.map { .hide(.immediate, because: $0) })
            }
        }
        let trace = try ScrollTrace("D >10 >20 .")
        var replay = TraceReplay(trace, policy: policy)
        let moves = trace.events.flatMap { replay.play($0) }
        #expect(moves.map(\.move.reason) == ["second"])
        #expect(replay.driver.policy.content.elements.map(\.seen) == [5, 5, 5, 5, 5])
    }

    @Test func aBranchKeepsItsMemory() throws {
        // Ten steps of one point: 8 are exceeded only if the rule remembers where it began.
        try play("y=100 D >110/1 ?>0", chosen(quick: false, zone: nil, kind: 1).with(8))
        let isThere = true
        let policy = FirstDecision {
            if isThere { TravelRule(hideDistance: 8) }
        }
        try play("y=100 D >110/1 ?>0", policy)
    }

    @Test func equalPartsMakeEqualCompositions() {
        let one = FirstDecision {
            StartZone(60); TravelRule()
        }
        #expect(
            one
                == FirstDecision {
                    StartZone(60); TravelRule()
                })
        #expect(
            one
                != FirstDecision {
                    StartZone(61); TravelRule()
                })
        #expect(Set([one, one]).count == 1)
    }
}

extension VisibilityPolicy {
    /// The same rule with other distances, inside a branch.
    fileprivate func with(_ distance: Double) -> some VisibilityPolicy {
        FirstDecision {
            if distance > 0 { TravelRule(hideDistance: distance, showDistance: distance) } else { self }
        }
    }
}
