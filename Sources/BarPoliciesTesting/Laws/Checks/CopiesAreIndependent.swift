import BarPolicies

/// L2: a copy goes its own way.
///
/// A copy is taken on the way and driven to and fro between the steps of the original, which must not notice.
struct CopiesAreIndependent: TraceCheck {
    func complaint(about trace: ScrollTrace, _ player: Player) -> Complaint? {
        let alone = player.decisions(on: trace)
        var run = player.begin(trace)
        let middle = trace.events.count / 3
        var disturbed = run.decisions(on: trace.events[..<middle])
        var copy = run
        guard var sample = trace.events[..<middle].lastSample ?? trace.events[...].lastSample else { return nil }
        for index in middle..<trace.events.count {
            sample.time += 1.0 / 60
            sample.phase = .interacting
            sample.offset += index / 4 % 2 == 0 ? -60 : 60
            _ = copy.decisions(on: [.sample(sample)])
            disturbed += run.decisions(on: trace.events[index...index])
        }
        guard let difference = alone.firstDifference(from: disturbed) else { return nil }
        return Complaint(
            trace: trace, difference,
            "With a copy, taken after event \(middle), scrolled to and fro in between, it said")
    }
}

extension ArraySlice<ScrollTrace.Event> {
    /// The last sample, if there is one.
    var lastSample: ScrollSample? {
        for case .sample(let sample) in reversed() { return sample }
        return nil
    }
}
