import BarPolicies

/// Plays traces through fresh copies of the policy that is examined.
struct Player: Sendable {
    let make: @Sendable () -> AnyVisibilityPolicy

    /// A run that has played nothing.
    func begin(_ trace: ScrollTrace, watches: [any LawWatch] = []) -> TraceRun {
        TraceRun(barLength: trace.barLength, startsHidden: trace.startsHidden, policy: make(), watches: watches)
    }

    /// Everything that the policy says about a trace, and at which event.
    func decisions(on trace: ScrollTrace) -> [Said] {
        var run = begin(trace)
        return run.decisions(on: trace.events[...])
    }

    /// Where the bar ends when everything has run out.
    func settled(_ trace: ScrollTrace) -> Double {
        var run = begin(trace)
        for event in trace.events { run.replay.play(event) }
        return run.replay.settledBar.exposure
    }
}

/// An answer of the policy, and the event that it was about.
struct Said {
    let index: Int
    let decision: BarDecision?

    /// Whether two answers are the same, those that are not a number too.
    func isSame(as other: Said) -> Bool {
        guard let one = decision, let two = other.decision else { return decision == nil && other.decision == nil }
        return one == two
            || (one.exposure.bitPattern == two.exposure.bitPattern && one.delay.bitPattern == two.delay.bitPattern
                && one.motion.duration.bitPattern == two.motion.duration.bitPattern && one.reason == two.reason)
    }
}

extension [Said] {
    /// The first answer that differs from the other run's; `nil` = none.
    func firstDifference(from other: [Said]) -> (one: Said?, other: Said?)? {
        for (one, two) in zip(self, other) where !one.isSame(as: two) { return (one, two) }
        if count == other.count { return nil }
        let shorter = Swift.min(count, other.count)
        return (count > shorter ? self[shorter] : nil, other.count > shorter ? other[shorter] : nil)
    }
}

extension BarDecision? {
    /// The answer in words: `hide "scrolled down"`, `nothing`.
    var words: String {
        guard let self else { return "nothing" }
        let verb =
            switch self.exposure {
            case 1: "show"
            case 0: "hide"
            default: "\(self.exposure.plain)"
            }
        return "\(verb) \"\(self.reason)\""
    }
}
