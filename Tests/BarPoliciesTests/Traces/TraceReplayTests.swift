import BarPolicies
import Testing

@Suite struct TraceReplayTests {
    private func played<Policy: VisibilityPolicy>(_ script: String, _ policy: Policy) throws -> TraceReplay<Policy> {
        let trace = try ScrollTrace(script)
        var replay = TraceReplay(trace, policy: policy)
        for event in trace.events { replay.play(event) }
        return replay
    }

    @Test func everyEventGivesTheMovesThatTheHostWouldBeAskedFor() throws {
        let trace = try ScrollTrace("y=500 D >600 >400 +1s !hide")
        var replay = TraceReplay(trace, policy: FlickToolbarPolicy())
        let moves = trace.events.map { replay.play($0).map(\.move.to) }
        #expect(moves == [[], [], [0], [], [1], [0]])
        #expect(replay.moveCount == 3)
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
}
