import BarPolicies

/// L17: jitter below the declared tolerance changes nothing.
///
/// It brings its own traces: the last drag of each is the jitter.
struct JitterChangesNothing: TraceCheck {
    let tolerance: Double

    func complaint(about trace: ScrollTrace, _ player: Player) -> Complaint? {
        guard let start = trace.startOfLastDrag, trace.isJitter(from: start, below: tolerance) else { return nil }
        var run = player.begin(trace)
        for event in trace.events[..<start] { run.replay.play(event) }
        let before = run.replay.settledBar.exposure
        for index in start..<trace.events.count {
            run.replay.play(trace.events[index])
            let settled = run.replay.settledBar.exposure
            guard settled != before else { continue }
            return Complaint(
                trace: trace, index: index,
                lookAt: "The finger moves to and fro by less than \(tolerance.plain) points, "
                    + "and the bar goes from \(before.plain) to \(settled.plain).")
        }
        return nil
    }

    /// Jitter after a long way down, after a long way up and at the start.
    static func traces(tolerance: Double, seed: UInt64) -> [ScrollTrace] {
        guard tolerance > 0 else { return [] }
        var random = SplitMix64(seed: seed)
        return (0..<24).map { number in
            var hand = Hand(offset: 2000, contentLength: 6000)
            hand.drag(by: number % 2 == 0 ? 400 : -400, step: 40)
            hand.rest(1)
            let middle = hand.sample.offset
            hand.touch()
            for _ in 0..<12 { hand.drag(to: middle + Double.random(in: -0.49...0.49, using: &random) * tolerance) }
            hand.lift()
            return hand.trace
        }
    }
}

extension ScrollTrace {
    /// The event with which the last drag begins, and the touch before it.
    fileprivate var startOfLastDrag: Int? {
        guard
            let end = events.lastIndex(where: { $0.phase == .interacting }),
            let before = events[..<end].lastIndex(where: { $0.phase != .interacting })
        else { return nil }
        return events[before].phase == .tracking ? before : before + 1
    }

    /// Whether from an event on nothing but a finger moves, and never by as much as the tolerance.
    fileprivate func isJitter(from start: Int, below tolerance: Double) -> Bool {
        guard start > 0, case .sample(let first) = events[start - 1], first.phase == .idle else { return false }
        var low = first.offset
        var high = first.offset
        for event in events[start...] {
            guard case .sample(let sample) = event, sample.limit == first.limit else { return false }
            low = min(low, sample.offset)
            high = max(high, sample.offset)
        }
        return high - low < tolerance
    }
}

extension ScrollTrace.Event {
    /// The phase of a sample.
    var phase: ScrollSample.Phase? {
        if case .sample(let sample) = self { sample.phase } else { nil }
    }
}
