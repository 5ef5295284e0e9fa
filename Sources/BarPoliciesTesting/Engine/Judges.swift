import BarPolicies

/// Which check judges which law.
struct Judges: Sendable {
    /// Where the bar may rest.
    let stops: [Double]
    /// Where it was said to rest.
    let declared: [Double]?
    let tolerance: Double
    /// Judges the eleventh law, where it says anything.
    let children: (any TraceCheck)?

    /// The laws that are judged while a trace runs, in the order of their watches.
    static let watched: [PolicyLaw] = [.l3, .l5, .l7, .l8, .l9, .l10, .l13, .l14, .l15]
    /// The laws that play a session in more ways than one.
    static let comparisons: [PolicyLaw] = [.l1, .l2, .l4, .l6, .l12, .l13]

    func watches(thorough: Bool) -> [(law: PolicyLaw, watch: any LawWatch)] {
        let watches: [any LawWatch] = [
            DecisionRange(), RepeatsChangeNothing(gap: thorough ? 0 : 12), HidingNeedsTravel(), ShownAtStart(),
            ShownWhereContentFits(), ShownWhilePulled(), BouncesChangeNothing(), RestsAtStops(stops: stops),
            TurnsOnce(),
        ]
        return Array(zip(Self.watched, watches))
    }

    /// What a trace does to a law; `nil` = keeps it.
    ///
    /// - Parameter thorough: whether it is worth while to look at everything, as for a trace that is being shrunk.
    func complaint(_ law: PolicyLaw, _ trace: ScrollTrace, _ player: Player, thorough: Bool) -> Complaint? {
        let complaint = check(law, thorough: thorough)?.complaint(about: trace, player)
        // What only watches has been seen already, unless this is a trace by itself.
        return complaint ?? (thorough ? watch(law, trace, player, thorough: true) : nil)
    }

    private func check(_ law: PolicyLaw, thorough: Bool) -> (any TraceCheck)? {
        switch law {
        case .l1: SameAgain(times: thorough ? 100 : 1)
        case .l2: CopiesAreIndependent()
        case .l4: TimeIsRelative(shifts: TimeIsRelative.shifts[...])
        case .l6: NothingIsLost()
        case .l11: children
        case .l12: CuttingChangesNothing(parts: thorough ? [2, 3, 7] : [3])
        case .l13: PullingIsNothing()
        case .l16: FarIsEnough(stops: declared)
        case .l17: JitterChangesNothing(tolerance: tolerance)
        default: nil
        }
    }

    private func watch(_ law: PolicyLaw, _ trace: ScrollTrace, _ player: Player, thorough: Bool) -> Complaint? {
        guard let watch = watches(thorough: thorough).first(where: { $0.law == law })?.watch else { return nil }
        var run = player.begin(trace, watches: [watch])
        for (index, event) in trace.events.enumerated() {
            guard let (_, lookAt) = run.play(event).first else { continue }
            return Complaint(trace: trace, index: index, lookAt: lookAt)
        }
        return nil
    }
}
