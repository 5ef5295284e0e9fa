import BarPolicies
import BarPoliciesTesting
import Testing

/// What a timing says that does not depend on the machine.
@Suite struct PolicyTimingTests {
    private struct Mine: VisibilityPolicy {
        mutating func decide(_ step: ScrollStep) -> BarDecision? {
            if step.travel == 0 { return nil }
            return step.travel > 0 ? .hide(.immediate, because: "down") : .show(.immediate, because: "up")
        }
    }

    private func workload() throws -> TimedWorkload {
        TimedWorkload([
            try ScrollTrace("y=500 D >600/10 >400/10 U"), try ScrollTrace("D >300/10 U +1s D >0/10 U"),
        ])
    }

    @Test func aCustomPolicyIsTimedInThreeLines() throws {
        let traces = [try ScrollTrace("y=500 D >600/10 >400/10 U")]
        let timing = PolicyTiming(TimedWorkload(traces), [.init("mine", TimedLoop(Mine()))], samples: 1_000)
        let results = timing.run()
        #expect(results.count == 1)
        #expect(results[0].moves == 2)
        #expect(results[0].batches.count == timing.rounds)
        #expect(results[0].least > 0)
        #expect("\(results[0])".hasPrefix("mine: "))
        #expect("\(results[0])".hasSuffix(" ns an event, 2 moves"))
    }

    @Test func passesAreWholeAndEnough() throws {
        let workload = try workload()
        let timing = PolicyTiming(workload, [.init("mine", TimedLoop(Mine()))], samples: workload.samples.count * 3 + 1)
        #expect(timing.rounds == 4)
        var rounds: [Int] = []
        _ = timing.run { rounds.append($0) }
        #expect(rounds == [0, 1, 2, 3])
    }

    @Test func theSumTellsWhichMovesWhereMade() throws {
        let workload = try workload()
        let byHand = TimedLoop { samples, sum in
            var last = samples[0].offset
            var isShown = true
            for index in samples.indices {
                let travel = samples[index].offset - last
                last = samples[index].offset
                guard travel != 0, (travel > 0) == isShown else { continue }
                isShown.toggle()
                sum.add(index, isShown ? 1 : 0)
            }
        }
        #expect(workload.firstDifference(TimedLoop(Mine()), byHand) == nil)
        #expect(workload.pass(byHand) == workload.pass(TimedLoop(Mine())))
        #expect(workload.firstDifference(TimedLoop(StickyHeaderPolicy()), byHand) == "trace 1")

        let timing = PolicyTiming(
            workload, [.init("hand", byHand), .init("sticky", TimedLoop(StickyHeaderPolicy()), base: 0)], samples: 1)
        #expect(throws: PolicyTiming.Difference.self) { try timing.check(on: workload) }
        let fair = PolicyTiming(
            workload, [.init("hand", byHand), .init("mine", TimedLoop(Mine()), base: 0)], samples: 1)
        try fair.check(on: workload)
        #expect(fair.run()[1].ratio != nil)
        #expect(fair.run()[0].ratio == nil)
    }

    @Test func theShareInMotionIsCounted() throws {
        let workload = try workload()
        #expect(workload.shareInMotion(TimedLoop(Mine())) == 0)
        #expect(try #require(workload.shareInMotion(TimedLoop(StickyHeaderPolicy()))) > 0.3)
        #expect(workload.shareInMotion(TimedLoop { _, _ in }) == nil)
    }

    @Test func percentilesAreBatches() throws {
        let timing = PolicyTiming(try workload(), [.init("mine", TimedLoop(Mine()))], samples: 5_000)
        let result = timing.run()[0]
        #expect(result.percentile(0) == result.least)
        #expect(result.percentile(1) == result.batches.last)
        #expect(result.batches == result.batches.sorted())
        #expect(result.batches.contains(result.median))
    }
}
