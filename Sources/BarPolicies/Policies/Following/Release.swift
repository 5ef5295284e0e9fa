/// What release rules look at.
struct Release {
    /// The exposure at the lift.
    var exposure: Double
    /// The exposure when the gesture began.
    var before: Double
    /// Where it may come to rest.
    var stops: PresentStops
    /// The way the content went last, and how many points.
    var way: ScrollDistance.Way?
    var points: Double
    /// Points per second towards the end, `nil` = unknown.
    var velocity: Double?
    /// Points of scrolling that the bar takes from shown to hidden.
    var length: Double
    /// Whether momentum goes on.
    var hasMomentum: Bool

    /// The stop that the first rule with an answer says; `nil` = no answer.
    func stop(by rules: ReleaseRules) -> Double? {
        answer(rules.first) ?? answer(rules.second) ?? answer(rules.third)
    }

    private func answer(_ rule: ReleaseRule?) -> Double? {
        guard let rule, !hasMomentum || rule.foresees else { return nil }
        let slack = ScrollStep.tolerance
        let below = stops.below(exposure)
        let above = stops.above(exposure)
        // At a stop there is no way between two.
        let share = above > below ? (exposure - below) / (above - below) : 1
        switch rule {
        case .nearest(let threshold): return share >= threshold - slack ? above : below
        case .band(let low, let high):
            if share >= high - slack { return above }
            return share <= low + slack ? below : nil
        case .direction(let least):
            guard let way, points > least + slack else { return nil }
            return next(way)
        case .velocity(let least):
            guard let velocity, abs(velocity) > least else { return nil }
            return next(velocity < 0 ? .up : .down)
        case .projected(let seconds):
            guard let velocity, velocity != 0 else { return nil }
            return stops.nearest(to: exposure - velocity * seconds / length)
        case .previous:
            return before >= (below + above) / 2 - slack ? above : below
        }
    }

    private func next(_ way: ScrollDistance.Way) -> Double {
        way == .up ? stops.above(exposure, strictly: true) : stops.below(exposure, strictly: true)
    }
}
