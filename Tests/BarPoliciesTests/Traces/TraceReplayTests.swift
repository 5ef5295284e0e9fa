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
    private func played<Policy: VisibilityPolicy>(_ script: String, _ policy: Policy) throws -> TraceReplay<Policy> {
        let trace = try ScrollTrace(script)
        var replay = TraceReplay(trace, policy: policy)
        for event in trace.events { replay.play(event) }
        return replay
    }

    private func failures(
        _ events: [ScrollTrace.Event], _ policy: some VisibilityPolicy = FixedPolicy()
    ) -> [ScrollTrace.Expectation] {
        TraceReplay.failures(of: ScrollTrace(events: events), policy: policy).map(\.expected)
    }

    @Test func everyEventGivesTheMovesThatTheHostWouldBeAskedFor() throws {
        let trace = try ScrollTrace("y=500 D >600 >400 +1s !hide")
        var replay = TraceReplay(trace, policy: FlickToolbarPolicy())
        let moves = trace.events.map { replay.play($0).map(\.move.to) }
        #expect(moves == [[], [], [0], [], [1], [0]])
        #expect(replay.moveCount == 3)
    }

    @Test func threeDigitsAreMetWithinHalfOfTheLast() throws {
        let third = "B=60 y=500 D >520 "
        #expect(try played(third + "?0.667 ?0.66667 ?>0.6667", FollowingBarPolicy()).failures.isEmpty)
        #expect(try played(third + "?0.666 ?0.668 ?0.67 ?0.6666", FollowingBarPolicy()).failures.count == 4)
    }

    @Test func whatIsNotAsExpectedIsKept() throws {
        let replay = try played("D >100 ?>0 ?>1 ?moves:7 +1s ?0.5", FlickToolbarPolicy())
        #expect(replay.failures.map(\.expected) == [.target(1), .moves(7), .exposure(0.5)])
        #expect(replay.failures.map(\.found) == [0, 1, 0])
        #expect(replay.failures.first?.description == "at 0.03333333333333333 s: expected ?>1, found 0")
    }

    @Test func timeGoesOnWithSamplesAndWaits() throws {
        #expect(try played("t:2 +0.5s +0.5s", FixedPolicy()).time == 3)
        // A sample at a time that has been waited for already is taken at the time of the wait, and so is what follows.
        let replay = try played("t:2 +1s t:2.5 . +0.1s", FixedPolicy())
        #expect(replay.time == 3.1)
        #expect(replay.driver.ignoredCount == 0)
        #expect(try played("t:2 | t:1 .", FixedPolicy()).time == 1)
    }

    @Test func inTheEndMotionsAreOverAndWhatWaitsIsTakenUp() throws {
        var replay = try played("y=500 D >600 >400", FlickToolbarPolicy())
        #expect(replay.settledBar.isShown)
        // The replay itself stays where it is.
        #expect(replay.driver.bar.target == 0)
        replay = try played("y=500 D >600 !attach", FlickToolbarPolicy())
        #expect(replay.settledBar.isHidden)
        #expect(try played("H none !show", FlickToolbarPolicy()).settledBar.isShown)
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
        let moves = trace.events.map { replay.play($0).map(\.move.reason) }
        #expect(moves == [[], ["hidden by the app"], [], [], [], ["up", "later"], [], []])
        #expect(replay.failures.isEmpty)
    }

    @Test func aWaitIncludesItsLastMoment() {
        var replay = TraceReplay(driver: BarDriver(HidesLater(delay: 0.5)))
        replay.play(.sample(.at(0, time: 0)))
        replay.play(.sample(.at(10, time: 1)))
        #expect(replay.play(.wait(0.5)).map(\.move.reason) == ["later"])
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
        _ = driver.advance(to: .at(500, .idle))
        #expect(driver.perform(.hide)?.to == 0)
        #expect(driver.perform(.show)?.to == 1)
        #expect(driver.perform(.expose(0.25))?.to == 0.25)
        #expect(driver.perform(.hold(.shown))?.to == 1)
        #expect(driver.perform(.release(.shown)) == nil)
        #expect(!driver.isHeld)
        _ = driver.hide(.immediate)
        #expect(driver.perform(.scrollToStart)?.to == 1)
        _ = driver.expose(0.25, motion: .immediate)
        #expect(driver.perform(.attach)?.to == 0)
        #expect(driver.perform(.barLength(60)) == nil)
        #expect(driver.barLength == 60)
        #expect(driver.perform(.reducesMotion(true)) == nil)
        #expect(driver.reducesMotion)
        #expect(driver.perform(.reducesMotion(false)) == nil)
        #expect(!driver.reducesMotion)
    }
}
