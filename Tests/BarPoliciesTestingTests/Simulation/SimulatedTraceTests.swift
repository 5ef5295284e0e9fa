import BarPolicies
import BarPoliciesTesting
import Testing

@Suite struct SimulatedTraceTests {
    /// Two minutes of everything, on a phone that is busy.
    private func session(seed: UInt64) throws -> ScrollSimulator {
        var simulator = ScrollSimulator(
            seed: seed, frames: .variable.uneven(by: 0.3).dropping(oneIn: 12), barLength: 60, startsHidden: true)
        simulator.refreshControl = .init(leapsAtLift: true)
        try simulator.play(
            """
            drag 5, !show, drag 300, !hold, fling 2000, wait 0.4, insert 300 above, drag 100 up, wait 1, lift, settle
            fling 5000, wait 0.2, delete 1500 below, settle, wait 2, !release, refresh, keyboard 200, wheel 200 in 0.3
            fling 3000 up, wait 0.1, rotate 400, settle, stall 0.3, fling 900, jump 100 running, wait 0.2, animate 300
            wait 0.1, touch, wait 0.2, lift, insert 400 above late, pinch 1.5, !tap, top, settle, !attach, drag 100 up
            delete 9000 below, cancel, settle
            """)
        return simulator
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>) func `a trace can be written and read back`(seed: UInt64) throws {
        let trace = try session(seed: seed).trace
        #expect(trace.barLength == 60)
        #expect(trace.startsHidden)
        #expect(try ScrollTrace(trace.notation) == trace)
        #expect(try ScrollTrace(csv: trace.csv, file: "session") == trace)
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>) func `samples are plausible and time runs on`(seed: UInt64) throws {
        let trace = try session(seed: seed).trace
        var now = 0.0
        for event in trace.events {
            switch event {
            case .sample(let sample):
                #expect(sample.isPlausible)
                #expect(sample.time >= now)
                now = sample.time
            case .wait(let seconds): now += seconds
            case .call, .expect: break
            }
        }
    }

    @Test func `the start is 0 and not -0`() {
        var simulator = ScrollSimulator(offset: 900)
        simulator.scrollToStart()
        simulator.settle()
        simulator.fling(velocity: -1_000)
        simulator.settle()
        simulator.jump(to: 0)
        simulator.refresh()
        #expect(simulator.samples.contains { $0.offset == 0 })
        #expect(simulator.samples.allSatisfy { $0.offset != 0 || $0.offset.sign == .plus })
    }

    @Test func `a driver takes all of it`() throws {
        let trace = try session(seed: 3).trace
        var replay = TraceReplay(trace, policy: StickyHeaderPolicy())
        for event in trace.events { replay.play(event) }
        #expect(replay.driver.ignoredCount == 0)
        #expect(replay.moveCount > 3)
    }

    @Test func `the same seed gives the same trace`() throws {
        #expect(try session(seed: 5) == session(seed: 5))
        #expect(try session(seed: 5) != session(seed: 6))
    }

    @Test func `time in which nothing moves is a wait`() {
        var simulator = ScrollSimulator()
        simulator.wait(0.5)
        simulator.wait(0)
        #expect(simulator.trace.notation == "V=600 C=3000 +0.5s")
        #expect(simulator.time == 0.5)
    }

    @Test func `a call stands at its time, though nothing was reported then`() {
        var simulator = ScrollSimulator()
        simulator.drag(by: 6, over: 0.1)
        simulator.call(.hide)
        let events = simulator.trace.events
        #expect(events.last == .call(.hide))
        guard case .wait(let seconds) = events[events.count - 2] else {
            Issue.record("no wait before the call")
            return
        }
        #expect(near(seconds, 0.1, 1e-9))
    }

    @Test func `a view begins at rest within its content`() {
        #expect(ScrollSimulator(offset: 5_000).offset == 2_400)
        #expect(ScrollSimulator(content: 300, offset: 50).offset == 0)
        #expect(ScrollSimulator(offset: 50).trace.notation == "V=600 C=3000 y=50")
    }
}
