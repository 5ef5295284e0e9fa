import BarPolicies
import BarPoliciesTesting
import Testing

/// What is printed is the shortest, and it still fails.
@Suite struct ShrinkingTests {
    private func shortest(_ law: PolicyLaw, _ conformance: PolicyConformance) throws -> Counterexample {
        let failure = try #require(throws: ConformanceFailure.self) { try conformance.verify(law) }
        return failure.counterexamples[0]
    }

    @Test(arguments: [UInt64(1), 2, 3])
    func oneStepIsEnoughForOneJump(seed: UInt64) throws {
        let found = try shortest(.l7, PolicyConformance { HidesWhereverItGrows() }.seed(seed))
        #expect(found.stepCount == 1)
        #expect(found.trace.notation.count < 40, "\(found)")
    }

    /// Three drags are five steps: two lifts lie between them.
    @Test func aLongWayIsMadeShort() throws {
        let found = try shortest(.l3, PolicyConformance { WildFarDown() })
        #expect(found.stepCount <= 5, "\(found)")
        #expect(found.exposures.count == found.stepCount + 1)
    }

    @Test func whatIsPrintedFailsWhenItIsReplayed() throws {
        for law in [PolicyLaw.l3, .l7] {
            let conformance =
                law == .l3 ? PolicyConformance { WildFarDown() } : PolicyConformance { HidesWhereverItGrows() }
            let found = try shortest(law, conformance)
            let replayed = try ScrollTrace(found.trace.notation)
            #expect(replayed == found.trace)
            #expect(conformance.counterexample(to: law, on: replayed) != nil)
            #expect(found.description.contains("Replay: \(found.trace.notation)\n"))
        }
    }
}

/// Says an impossible exposure on the third drag.
private struct WildFarDown: VisibilityPolicy {
    var drags = 0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.beginsDrag { drags += 1 }
        if drags == 3, step.travel > 3 { return BarDecision(exposure: 1.5, reason: "too much") }
        return step.isAtStart ? .show(because: "at the start") : nil
    }
}
