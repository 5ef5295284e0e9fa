import BarPolicies

/// L1: the same samples give the same decisions.
struct SameAgain: TraceCheck {
    /// How often the trace is played again.
    let times: Int

    func complaint(about trace: ScrollTrace, _ player: Player) -> Complaint? {
        let first = player.decisions(on: trace)
        for _ in 0..<times {
            let again = player.decisions(on: trace)
            guard let difference = first.firstDifference(from: again) else { continue }
            return Complaint(trace: trace, difference, "Played again, it said")
        }
        return nil
    }
}

extension Complaint {
    /// A complaint about two runs that should have been the same.
    init(trace: ScrollTrace, _ difference: (one: Said?, other: Said?), _ words: String) {
        let index = difference.one?.index ?? difference.other?.index ?? 0
        self.init(
            trace: trace, index: index,
            lookAt: "It said \((difference.one?.decision).words). \(words) \((difference.other?.decision).words).")
    }
}
