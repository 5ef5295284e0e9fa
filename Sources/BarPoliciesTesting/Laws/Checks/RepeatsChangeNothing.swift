import BarPolicies

/// L5: a sample that is repeated changes nothing more.
struct RepeatsChangeNothing: LawWatch {
    /// How many samples are passed over between two that are looked at.
    let gap: Int

    func see(_ moment: Moment) -> String? {
        guard case .sample(let sample) = moment.event, moment.step != nil, moment.index % (gap + 1) == 0 else {
            return nil
        }
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
        guard settled != moment.settled else { return nil }
        return "Repeated three times, a second apart, it ends with the bar at \(settled) instead of \(moment.settled)."
    }
}
