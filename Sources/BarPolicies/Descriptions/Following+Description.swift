#if !hasFeature(Embedded)

extension FollowingBarPolicy: CustomStringConvertible {
    /// The policy as an expression, `following(turn: paysBack)`; defaults are left out.
    public var description: String {
        let standard = FollowingBarPolicy()
        var call = CallText("following")
        call.addNumber(travelLength, label: "travelLength", unless: standard.travelLength)
        call.add(stops, label: "stops", unless: standard.stops)
        call.addNumber(revealedAway, label: "revealedAway", unless: standard.revealedAway)
        if turn != standard.turn { call.add(String(describing: turn), label: "turn") }
        if let commit { call.add(commit.description, label: "commit") }
        call.add(release, label: "release", unless: standard.release)
        call.add(motion, label: "motion", unless: standard.motion)
        return call.text
    }
}

extension FollowingBarPolicy.Commit: CustomStringConvertible {
    /// The amount as an expression, `distance(20)` or `share(0.25)`.
    public var description: String {
        switch self {
        case .distance(let points): "distance(\(NumberText.write(points)))"
        case .share(let share): "share(\(NumberText.write(share)))"
        }
    }
}

extension RestStops: CustomStringConvertible {
    /// The stops as an expression, `stops(lowest: 0.3)`; defaults are left out.
    public var description: String {
        var call = CallText("stops")
        call.addNumber(lowest, label: "lowest", unless: 0)
        call.addNumber(middle, label: "middle", unless: nil)
        return call.text
    }
}

extension ReleaseRules: CustomStringConvertible {
    /// The chain as an expression: its only rule, `nearest(0.5)`, or `rules(velocity(200), nearest(0.5))`.
    public var description: String {
        let rules = [first, second, third].compactMap { $0?.description }
        return rules.count == 1 ? rules[0] : "rules(\(rules.joined(separator: ", ")))"
    }
}

extension ReleaseRule: CustomStringConvertible {
    /// The rule as an expression, `band(low: 0.25, high: 0.75)`.
    public var description: String {
        switch self {
        case .nearest(let share): "nearest(\(NumberText.write(share)))"
        case .band(let low, let high): "band(low: \(NumberText.write(low)), high: \(NumberText.write(high)))"
        case .direction(let points): "direction(least: \(NumberText.write(points)))"
        case .velocity(let velocity): "velocity(\(NumberText.write(velocity)))"
        case .projected(let seconds): "projected(seconds: \(NumberText.write(seconds)))"
        case .previous: "previous"
        }
    }
}

#endif
