import BarPolicies
import Testing

/// Sinks by a quarter whenever it is asked.
private struct Sinks: VisibilityPolicy {
    func decide(_ step: ScrollStep) -> BarDecision? {
        guard step.bar.target > 0 else { return nil }
        return BarDecision(exposure: step.bar.target - 0.25, motion: .sliding(0.1), reason: "sinks")
    }
}

@Suite struct TraceReplayTests {
    private func failures(
        _ events: [ScrollTrace.Event], _ policy: some VisibilityPolicy = FixedPolicy()
    ) -> [ScrollTrace.Expectation] {
        TraceReplay.failures(of: ScrollTrace(events: events), policy: policy).map(\.expected)
    }

    @Test func aFailureSaysWhatWasFoundAndWhen() throws {
        let trace = try ScrollTrace("t:3 y=500 D >600 +0.2s ?0.5 ?>1 ?settled:0 ?moves:7 ?1")
        let failures = TraceReplay.failures(of: trace, policy: FlickToolbarPolicy())
        #expect(failures.map(\.expected) == [.target(1), .moves(7), .exposure(1)])
        #expect(zip(failures.map(\.found), [0, 1, 0.5]).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(failures.allSatisfy { abs($0.time - (3 + 2.0 / 60 + 0.2)) < 1e-9 })
    }

    @Test func aMillionthIsNoFailure() {
        #expect(failures([.expect(.exposure(1 - 5e-7))]).isEmpty)
        #expect(failures([.expect(.exposure(1 - 2e-6))]).count == 1)
    }

    @Test func whatIsNoNumberIsNeverMet() {
        #expect(failures([.expect(.exposure(.nan))]).count == 1)
    }

    @Test func aWaitBelowZeroIsNone() {
        var replay = TraceReplay(driver: BarDriver(FixedPolicy()))
        replay.play(.sample(.at(0, .idle, time: 5)))
        replay.play(.wait(-1))
        #expect(replay.time == 5)
        replay.play(.wait(2))
        #expect(replay.time == 7)
        replay.play(.sample(.at(.nan, .idle, time: 9)))
        #expect(replay.time == 7)
        #expect(replay.driver.ignoredCount == 1)
    }

    @Test func oneWaitMayBringSeveralMoves() throws {
        let trace = try ScrollTrace("y=500 !hide D >490 >500 +2s ?0 ?moves:3")
        var replay = TraceReplay(trace, policy: HidesLater(delay: 1))
        let moves = trace.events.map { replay.play($0).map(\.reason) }
        #expect(moves == [[], ["hidden by the app"], [], [], [], ["up", "later"], [], []])
        #expect(replay.failures.isEmpty)
    }

    @Test func aWaitIncludesItsLastMoment() {
        var replay = TraceReplay(driver: BarDriver(HidesLater(delay: 0.5)))
        replay.play(.sample(.at(0, time: 0)))
        replay.play(.sample(.at(10, time: 1)))
        #expect(replay.play(.wait(0.5)).map(\.reason) == ["later"])
    }

    @Test func settlingTakesUpAllThatWaits() throws {
        // First the bar comes back, when the forced motion has ended; then it hides, when its second has passed.
        try play("y=500 !hide D >490 >500 ?>0 ?settled:0 ?moves:1", HidesLater(delay: 1))
        try play("y=500 !hide D >490 ?>0 ?settled:1 ?moves:1", HidesLater(delay: 1))
        try play("y=500 D >600 ?1 ?settled:0", FlickToolbarPolicy())
        try play("y=500 D ?>0.75 ?settled:0 ?>0.75", Sinks())
    }

    @Test func everyCallGivesItsMove() {
        var driver = BarDriver(FixedPolicy())
        #expect(driver.make(.hide)?.to == 0)
        #expect(driver.make(.show)?.to == 1)
        #expect(driver.make(.expose(0.25))?.to == 0.25)
        #expect(driver.make(.hold(.shown))?.to == 1)
        #expect(driver.make(.release(.shown)) == nil)
        #expect(!driver.isHeld)
        _ = driver.hide(.immediate)
        #expect(driver.make(.scrollToStart)?.to == 1)
        _ = driver.expose(0.25, motion: .immediate)
        #expect(driver.make(.attach)?.to == 0)
        #expect(driver.make(.barLength(60)) == nil)
        #expect(driver.barLength == 60)
        #expect(driver.make(.reducesMotion(true)) == nil)
        #expect(driver.reducesMotion)
        #expect(driver.make(.reducesMotion(false)) == nil)
        #expect(!driver.reducesMotion)
    }

    @Test func theEndOfAMotionGivesWhatWaitedForIt() throws {
        let trace = try ScrollTrace("y=500 D >600 >400")
        var replay = TraceReplay(trace, policy: FlickToolbarPolicy())
        for event in trace.events { replay.play(event) }
        #expect(replay.play(.call(.motionEnded)).map(\.to) == [1])
    }
}
