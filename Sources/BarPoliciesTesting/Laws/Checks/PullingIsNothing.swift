import BarPolicies

/// L13, the other half: what was pulled past an end must not count later either.
///
/// The same trace without anything past an end takes the bar the same way.
struct PullingIsNothing: TraceCheck {
    func complaint(about trace: ScrollTrace, _ player: Player) -> Complaint? {
        let twin = trace.withoutPulling
        guard twin != trace else { return nil }
        var run = player.begin(trace)
        var other = player.begin(twin)
        for index in trace.events.indices {
            run.replay.play(trace.events[index])
            other.replay.play(twin.events[index])
            let (target, quiet) = (run.replay.driver.bar.target, other.replay.driver.bar.target)
            guard target != quiet else { continue }
            return Complaint(
                trace: trace, twin: twin, index: index,
                lookAt: "The bar goes to \(target.plain). "
                    + "Without what was pulled past the ends it goes to \(quiet.plain).")
        }
        return nil
    }
}

extension ScrollTrace {
    /// The trace with every offset brought within the content.
    fileprivate var withoutPulling: ScrollTrace {
        var copy = self
        copy.events = events.map { event in
            guard case .sample(var sample) = event, sample.isPlausible else { return event }
            sample.offset = min(max(sample.offset, 0), sample.limit)
            return .sample(sample)
        }
        return copy
    }
}
