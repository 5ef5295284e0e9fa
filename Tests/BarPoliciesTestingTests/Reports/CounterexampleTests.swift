import BarPolicies
import BarPoliciesTesting
import Testing

/// What a failure says.
@Suite struct CounterexampleTests {
    private func counterexample(_ law: PolicyLaw, _ script: String, _ conformance: PolicyConformance) throws -> String {
        let found = conformance.seed(0xBA2).counterexample(to: law, on: try ScrollTrace(script))
        return try #require(found).description
    }

    @Test func saysLawScriptExposuresAndWhatToLookAt() throws {
        let text = try counterexample(
            .l7, "y=100 D >90/5 . +1s J700", PolicyConformance { HidesWhereverItGrows() })
        #expect(text == "")
    }

    @Test func showsTheOtherTraceWhereTwoAreCompared() throws {
        let text = try counterexample(.l12, "y=100 >120 .", PolicyConformance { HidesOnLargeSteps() })
        #expect(text == "")
    }

    @Test func breaksLongLines() throws {
        let text = try counterexample(
            .l7, "V=500 C=2000 y=40 B=60 >41/0.125 . !hold !release +0.25s C=2100 V=400 Z90 t:3.5 >100 v:12 A1700",
            PolicyConformance { HidesWhereverItGrows() })
        #expect(text == "")
    }

    @Test func aTraceThatKeepsTheLawIsNoCounterexample() throws {
        let conformance = PolicyConformance { HidesWhereverItGrows() }
        #expect(conformance.counterexample(to: .l7, on: try ScrollTrace("y=100 D >140 J90")) == nil)
    }

    @Test func knowsTheTraceItsExposuresAndTheStep() throws {
        let conformance = PolicyConformance { HidesOnLargeSteps() }
        let trace = try ScrollTrace("y=100 >120 . +1s =")
        let found = try #require(conformance.seed(7).counterexample(to: .l12, on: trace))
        #expect(found.law == .l12)
        #expect(found.trace == trace)
        #expect(found.exposures.count == trace.events.count)
        #expect(found.exposures.last == 0)
        #expect(found.index == 4)
        #expect(found.stepCount == 4)
        #expect(found.seed == 7)
        #expect(found.twin?.events.count ?? 0 > trace.events.count)
    }
}
