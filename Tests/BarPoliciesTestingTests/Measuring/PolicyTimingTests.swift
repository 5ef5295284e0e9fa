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

    @Test(arguments: [1, 1_000, 250_000])
    func passesAreWholeAndEnough(samples: Int) throws {
        let workload = try workload()
        let timing = PolicyTiming(workload, [.init("mine", TimedLoop(Mine()))], samples: samples)
        let batch = timing.passes * workload.samples.count
        #expect(batch * timing.rounds >= samples)
        #expect(batch * (timing.rounds - 1) < samples)
        #expect(batch >= min(samples, 100_000))
        #expect((timing.passes - 1) * workload.samples.count < 100_000)
        var rounds: [Int] = []
        let results = timing.run { rounds.append($0) }
        #expect(rounds == Array(0..<timing.rounds))
        #expect(results[0].batches.count == timing.rounds)
    }

    @Test func allRowsAreComparedWithReadingAloneWhereItIsTimed() throws {
        let rows: [PolicyTiming.Row] = [.init("mine", TimedLoop(Mine())), .readingAlone]
        let results = PolicyTiming(try workload(), rows, samples: 10_000).run()
        #expect(try #require(results[0].overReading).median > 1)
        #expect(results[1].overReading == nil)
        #expect(results[1].moves == 0)
        #expect(PolicyTiming(try workload(), [rows[0]], samples: 1).run()[0].overReading == nil)
    }

    @Test func readingAloneReadsEveryNumber() {
        let sample = ScrollSample(
            time: 1.5, offset: 300, contentLength: 4_000, viewportLength: 800, phase: .tracking, velocity: 20)
        var others = Array(repeating: sample, count: 6)
        others[0].time += 1
        others[1].offset += 1
        others[2].contentLength += 1
        others[3].viewportLength += 1
        others[4].phase = .idle
        others[5].velocity = nil
        let sums = ([sample] + others).map { sample in
            var workload = TimedWorkload()
            workload.add("one sample", [sample])
            return workload.pass(.readingAlone).hash
        }
        #expect(Set(sums).count == sums.count)
    }

    @Test func bytesAreThoseOfThePolicyAndItsDriver() throws {
        let result = PolicyTiming(try workload(), [.init("flick", TimedLoop(FlickToolbarPolicy()))], samples: 1).run()[
            0]
        #expect(result.policyBytes == MemoryLayout<FlickToolbarPolicy>.size)
        #expect(result.driverBytes == MemoryLayout<BarDriver<FlickToolbarPolicy>>.size)
        #expect(TimedLoop.readingAlone.policyBytes == nil)
        #expect(TimedLoop.readingAlone.driverBytes == nil)
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
        let timing = PolicyTiming(try workload(), [.init("mine", TimedLoop(Mine()))], samples: 300_000)
        let result = timing.run()[0]
        #expect(result.percentile(0) == result.least)
        #expect(result.percentile(1) == result.batches.last)
        #expect(result.percentile(-.infinity) == result.least)
        #expect(result.percentile(.infinity) == result.batches.last)
        #expect(result.batches == result.batches.sorted())
        #expect(result.batches.contains(result.median))
        #expect(result.spread == (result.percentile(0.75) - result.percentile(0.25)) / result.median)
    }
}
