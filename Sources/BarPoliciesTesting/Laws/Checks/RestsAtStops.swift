import BarPolicies

/// L14: a bar at rest is at one of its stops.
struct RestsAtStops: LawWatch {
    let stops: [Double]
    /// Whether the bar is where the policy put it, and not the app.
    private var isPoliciesOwn = true

    init(stops: [Double]) { self.stops = stops }

    mutating func see(_ moment: Moment) -> String? {
        if case .call = moment.event { isPoliciesOwn = false }
        if moment.isOverruled { isPoliciesOwn = false }
        guard let step = moment.step else { return nil }
        if !moment.isOverruled, moment.bar.target != moment.before.target { isPoliciesOwn = true }
        guard isPoliciesOwn, step.phase == .idle, !moment.isOverruled else { return nil }
        guard !stops.contains(where: { abs($0 - moment.settled) <= 1e-6 }) else { return nil }
        return
            "The scroller rests, and the bar rests at \(moment.settled.plain), which is none of its stops: \(stops.map(\.plain).joined(separator: ", "))."
    }
}
