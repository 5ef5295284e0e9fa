import BarPolicies

/// L5: a sample that is repeated changes nothing more.
struct RepeatsChangeNothing: LawWatch {
    /// How many samples are passed over between two that are looked at.
    let gap: Int
    /// Whether what waits for its time was said on a step on which nothing happened.
    private var waitsForNothing = false
    /// Where the policy last said that the bar should go.
    private var said: Double?

    init(gap: Int) { self.gap = gap }

    mutating func see(_ moment: Moment) -> String? {
        for heard in moment.heard { hear(heard) }
        guard case .sample(let sample) = moment.event, let step = moment.step, moment.index % (gap + 1) == 0,
            // A length that changes under the finger belongs to the next sample too.
            step.limit == step.previousLimit || !step.phase.isMotionOfUser
        else { return nil }
        var again = moment.replay
        if !again.play(moment.event).isEmpty || again.driver.bar != moment.bar {
            return "That sample, repeated as it is, moves the bar."
        }
        var later = sample
        for _ in 0..<3 {
            later.time += 1
            again.play(.sample(later))
        }
        let settled = again.settledBar.exposure
        // What time alone will do is a change too, unless it follows from what happened.
        let before = waitsForNothing && !moment.isOverruled ? moment.bar.target : moment.settled
        guard settled != before else { return nil }
        return
            "Repeated three times, a second apart, it ends with the bar at \(settled.plain) instead of \(before.plain)."
    }

    private mutating func hear(_ heard: Heard) {
        // Who says the same again is still waiting for the first time.
        guard let decision = heard.said, decision.exposure != said else { return }
        said = decision.exposure
        waitsForNothing = decision.delay > 0 && heard.step.cause == .none
    }
}
