import BarPolicies

/// L6: a drag to the start shows the bar, and so does `show()`.
struct NothingIsLost: TraceCheck {
    func complaint(about trace: ScrollTrace, _ player: Player) -> Complaint? {
        var run = player.begin(trace)
        for event in trace.events { run.replay.play(event) }
        guard !run.replay.driver.isHeld, var last = trace.events[...].lastSample, last.isPlausible else { return nil }
        last.time = max(last.time, run.replay.time)
        return byDragging(trace, run, from: last) ?? byCalling(trace, run, from: last)
    }

    private func byDragging(_ trace: ScrollTrace, _ run: TraceRun, from last: ScrollSample) -> Complaint? {
        var whole = trace
        whole.dragToStart(from: last)
        var run = run
        for event in whole.events[trace.events.count...] { run.replay.play(event) }
        let settled = run.replay.settledBar.exposure
        guard settled != 1 else { return nil }
        return Complaint(
            trace: whole, index: whole.events.count - 1,
            lookAt: "A finger has dragged the content to its start, and the bar ends at \(settled.plain).")
    }

    private func byCalling(_ trace: ScrollTrace, _ run: TraceRun, from last: ScrollSample) -> Complaint? {
        var whole = trace
        var rest = last
        rest.phase = .idle
        rest.velocity = nil
        whole.events.append(.call(.show))
        for _ in 0..<3 {
            rest.time += 1
            whole.events.append(.sample(rest))
        }
        var run = run
        for event in whole.events[trace.events.count...] { run.replay.play(event) }
        let settled = run.replay.settledBar.exposure
        guard settled != 1 else { return nil }
        return Complaint(
            trace: whole, index: whole.events.count - 1,
            lookAt: "The app has called show(), and the bar ends at \(settled.plain).")
    }
}

extension ScrollTrace {
    /// Appends a finger that drags the content to the start and lifts there.
    mutating func dragToStart(from last: ScrollSample) {
        var sample = last
        sample.velocity = nil
        func add(_ phase: ScrollSample.Phase, at offset: Double) {
            sample.time += 1.0 / 60
            sample.phase = phase
            sample.offset = offset
            events.append(.sample(sample))
        }
        // From the start itself the finger first pulls a little.
        add(.interacting, at: last.offset > 0 ? last.offset / 2 : -20)
        add(.interacting, at: 0)
        add(.idle, at: 0)
    }
}
