import BarPolicies

extension PolicyCatalogue {
    static let following = PolicyEntry(
        "following", .policy, "The bar follows the finger; one rule, rules(a, b, c) or none settles it."
    ) {
        arguments throws(ExpressionError) in
        let standard = FollowingBarPolicy()
        let travelLength = try arguments.optionalNumber("travelLength", nil, in: .aboveZero)
        let lowest = try arguments.number("lowest", standard.stops.lowest, .share, in: .belowOne)
        return BuiltPolicy(
            FollowingBarPolicy(
                travelLength: travelLength,
                stops: RestStops(
                    lowest: lowest, middle: try arguments.optionalNumber("middle", nil, .share, in: .between(lowest))),
                revealedAway: try arguments.number("revealedAway", standard.revealedAway, .share, in: .share),
                turn: try arguments.word(
                    "turn", of: ["rebases": FollowingBarPolicy.Turn.rebases, "paysBack": .paysBack],
                    standard: "\(standard.turn)") ?? standard.turn,
                commit: try arguments.take("commit", standard: "none, distance(pt), share(of 1)")?.commit(),
                release: try arguments.take("release", standard: "\(standard.release), \(otherRules)")?.release()
                    ?? standard.release,
                motion: try arguments.motion(standard.motion)))
    }
}

private let otherRules = "band, direction, velocity, projected, previous"

extension PolicyExpression {
    fileprivate func commit() throws(ExpressionError) -> FollowingBarPolicy.Commit? {
        if isWord("none") { return nil }
        guard case .call(let name, let given) = value, ["distance", "share"].contains(name) else {
            throw error("expected none, distance(20) or share(0.25)")
        }
        var call = CallArguments(name: name, arguments: given, of: self)
        guard let amount = try call.take(nil, standard: "")?.number(in: .aboveZero) else {
            throw call.missing("a number")
        }
        try call.finish()
        return name == "distance" ? .distance(amount) : .share(amount)
    }

    /// `none`, one rule, or `rules(…)` with up to three.
    fileprivate func release() throws(ExpressionError) -> ReleaseRules {
        if isWord("none") { return ReleaseRules() }
        guard case .call("rules", let given) = value else { return ReleaseRules(try rule()) }
        guard given.count <= 3, given.allSatisfy({ $0.label == nil }) else {
            throw error("expected up to three rules")
        }
        var rules: [ReleaseRule?] = []
        for argument in given { rules.append(try argument.value.rule()) }
        rules += [nil, nil, nil]
        return ReleaseRules(rules[0], rules[1], rules[2])
    }

    private func rule() throws(ExpressionError) -> ReleaseRule {
        let names = "nearest(0.5), band(0.25, 0.75), direction(0), velocity(200), projected(0.5) or previous"
        guard case .call(let name, let given) = value else { throw error("expected \(names)") }
        var call = CallArguments(name: name, arguments: given, of: self)
        let rule: ReleaseRule
        switch name {
        case "nearest": rule = .nearest(try call.number(nil, 0.5, .share, in: .share))
        case "band":
            let low = try call.number(nil, 0.25, .share, in: .share)
            guard let high = try call.take(nil, standard: "")?.number(in: .share), high >= low else {
                throw error("expected band(0.25, 0.75): two numbers from 0 to 1, the lower one first")
            }
            rule = .band(low: low, high: high)
        case "direction": rule = .direction(least: try call.number(nil, 0))
        case "velocity": rule = .velocity(try call.number(nil, 0, .velocity))
        case "projected": rule = .projected(seconds: try call.number(nil, 0.4995, .seconds))
        case "previous": rule = .previous
        default: throw error("expected \(names)")
        }
        try call.finish()
        return rule
    }
}
