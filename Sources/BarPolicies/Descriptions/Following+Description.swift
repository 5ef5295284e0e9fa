#if !hasFeature(Embedded)

extension FollowingBarPolicy: CustomStringConvertible {
    /// The policy as an expression, `following(lowest: 0.4, release: velocity(200))`; defaults are left out.
    public var description: String {
        let standard = FollowingBarPolicy()
        var call = CallText("following")
        call.addNumber(travelLength, label: "travelLength", unless: standard.travelLength)
        call.addNumber(stops.lowest, label: "lowest", unless: standard.stops.lowest)
        call.addNumber(stops.middle, label: "middle", unless: standard.stops.middle)
        call.addNumber(revealedAway, label: "revealedAway", unless: standard.revealedAway)
        if turn != standard.turn { call.add(String(describing: turn), label: "turn") }
        if let commit { call.add(commit.description, label: "commit") }
        call.add(release, label: "release", unless: standard.release)
        call.add(motion, label: "motion", unless: standard.motion)
        return call.text
    }
}

extension FollowingBarPolicy.Commit: CustomStringConvertible {
    /// The commit as an expression, `distance(20)` or `share(0.25)`.
    public var description: String {
        switch self {
        case .distance(let points): "distance(\(NumberText.write(points)))"
        case .share(let share): "share(\(NumberText.write(share)))"
        }
    }
}

extension ReleaseRules: CustomStringConvertible {
    /// The rules as an expression: `nearest(0.5)`, `rules(band(0.25, 0.75), direction(0))`, or `none`.
    public var description: String {
        let rules = [first, second, third].compactMap { $0?.description }
        switch rules.count {
        case 0: return "none"
        case 1: return rules[0]
        default: return "rules(\(rules.joined(separator: ", ")))"
        }
    }
}

extension ReleaseRule: CustomStringConvertible {
    /// The rule as an expression, `nearest(0.5)`.
    public var description: String {
        switch self {
        case .nearest(let share): "nearest(\(NumberText.write(share)))"
        case .band(let low, let high): "band(\(NumberText.write(low)), \(NumberText.write(high)))"
        case .direction(let least): "direction(\(NumberText.write(least)))"
        case .velocity(let least): "velocity(\(NumberText.write(least)))"
        case .projected(let seconds): "projected(\(NumberText.write(seconds)))"
        case .previous: "previous"
        }
    }
}

#endif
