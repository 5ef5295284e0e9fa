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
        #expect(
            text == #"""
                L7 is broken: A resting, shown bar is asked to lower only in a step with travel.
                An everyday fault: The bar vanishes by itself: after a rotation, a jump of the program, a pinch, or the end of a hold.

                  trace     y=100 S  D  >95  >90  .  +1s  A700  .
                  exposure  1        1  1    1    1  1    1     0.99
                                                          ^

                Look at step 6, A700: The user scrolled nothing there (cause program), and it said hide "further down".
                Replay: V=600 C=3000 y=100 D >95 >90 U +1s J700
                Seed 0x0000000000000BA2; BAR_POLICIES_SEED=0x0000000000000BA2 plays the same traces.
                """#)
    }

    @Test func showsTheOtherTraceWhereTwoAreCompared() throws {
        let text = try counterexample(.l12, "y=100 >120 .", PolicyConformance { HidesOnLargeSteps() })
        #expect(
            text == #"""
                L12 is broken: Cutting a movement into more events over the same time ends in the same state.
                An everyday fault: The bar hides at 60 Hz and not at 120 Hz: the policy compares single steps with a threshold.

                  trace     y=100 S  >120  .
                  exposure  1        1     0.99
                                           ^

                Look at step 2, .: The bar ends at 0. With every movement in 2 events it ends at 1.
                The other trace: V=600 C=3000 y=100 | t:0.008333333333333333 D110 t:0.016666666666666666 >120 U
                Replay: V=600 C=3000 y=100 W120
                Seed 0x0000000000000BA2; BAR_POLICIES_SEED=0x0000000000000BA2 plays the same traces.
                """#)
    }

    @Test func breaksLongLines() throws {
        let text = try counterexample(
            .l7, "V=500 C=2000 y=40 B=60 >41/0.125 . !hold !release +0.25s C=2100 V=400 Z90 t:3.5 >100 v:12 A1700",
            PolicyConformance { HidesWhereverItGrows() })
        #expect(
            text == #"""
                L7 is broken: A resting, shown bar is asked to lower only in a step with travel.
                An everyday fault: The bar vanishes by itself: after a rotation, a jump of the program, a pinch, or the end of a hold.

                  trace     V=500 C=2000 y=40 B=60 S  >40.125  >40.25  >40.375  >40.5  >40.625  >40.75  >40.875  >41   .
                  exposure  1                         1        0.99    0.96     0.92   0.85     0.77    0.67     0.56  0.44
                  trace     !hold  !release  +0.25s  c:2100 .  p:400 .  Z90  t:3.5 >100 v:12  A1700
                  exposure  0.44   0.44      1       1         1        1    0                0
                                                                        ^

                Look at step 15, Z90: The user scrolled nothing there (cause zoom), and it said hide "further down".
                Replay: V=500 C=2000 y=40 B=60 W41/0.125 !hold !release +0.25s C=2100 V=400 Z90 t:3.5 D100 v:12 A1700
                Seed 0x0000000000000BA2; BAR_POLICIES_SEED=0x0000000000000BA2 plays the same traces.
                """#)
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
