import BarPolicies

/// L16: more than 10,000 pt down in one drag hides to the lowest stop, as much up in one drag shows.
///
/// It brings its own traces; each is judged on the last event.
struct FarIsEnough: TraceCheck {
    /// Where the bar may rest; the lowest is where it must go.
    let stops: [Double]?

    func complaint(about trace: ScrollTrace, _ player: Player) -> Complaint? {
        var run = player.begin(trace)
        for event in trace.events { run.replay.play(event) }
        guard let way = trace.lastDrag, abs(way) > 10_000 else { return nil }
        let settled = run.replay.settledBar.exposure
        // Where it goes now counts too: a policy of time may bring it back.
        let ends = [settled, run.replay.driver.bar.target]
        let goal = way < 0 ? 1 : stops?.first
        if let goal, !ends.contains(where: { abs($0 - goal) <= 1e-6 }) {
            return complaint(trace, way, settled, goal.plain)
        }
        guard way < 0 || ends.contains(where: { $0 < 1 }) else {
            return complaint(trace, way, settled, "its lowest stop")
        }
        return nil
    }

    private func complaint(_ trace: ScrollTrace, _ way: Double, _ settled: Double, _ goal: String) -> Complaint {
        Complaint(
            trace: trace, index: trace.events.count - 1,
            lookAt: "One drag has gone \(abs(way).plain) points \(way > 0 ? "down" : "up"), "
                + "and the bar ends at \(settled.plain) instead of \(goal).")
    }

    /// Long drags at several speeds, down and up.
    static let traces: [ScrollTrace] =
        [40.0, 7, 260].flatMap { step in
            [0.0, 12_000].flatMap { start in
                [false, true].map { up in trace(from: start, step: step, thenUp: up) }
            }
        } + [upAgainFarBelow]

    private static var upAgainFarBelow: ScrollTrace {
        var hand = Hand(contentLength: 60_000)
        for _ in 0..<2 {
            hand.drag(by: 10_100, step: 100)
            hand.rest(1)
        }
        hand.drag(by: -10_100, step: 100)
        return hand.trace
    }

    private static func trace(from start: Double, step: Double, thenUp: Bool) -> ScrollTrace {
        var hand = Hand(offset: start, contentLength: 60_000)
        let far = ((10_000 / step).rounded(.down) + 2) * step
        hand.drag(by: far, step: step)
        if thenUp {
            hand.rest(1)
            hand.drag(by: -far, step: step)
        }
        return hand.trace
    }
}

extension ScrollTrace {
    /// Points that the last drag of the trace has gone, from where it began to where the finger was last.
    var lastDrag: Double? {
        var last: ScrollSample?
        var start: Double?
        var end: Double?
        for case .sample(let sample) in events {
            if sample.phase == .interacting {
                if last?.phase != .interacting { start = last?.offset ?? sample.offset }
                end = sample.offset
            }
            last = sample
        }
        guard let start, let end else { return nil }
        return end - start
    }
}
