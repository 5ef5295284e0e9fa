import BarPolicies

// The kinds of values that policies take.

extension CallArguments {
    /// A number within a range.
    mutating func number(
        _ label: String?, _ standard: Double, _ unit: NumberUnit = .points, in range: NumberRange = .any
    ) throws(ExpressionError) -> Double {
        guard let expression = try take(label, standard: unit.text(standard)) else { return standard }
        return try expression.number(in: range)
    }

    /// A number that is not negative, or `none`.
    mutating func optionalNumber(
        _ label: String, _ standard: Double?, _ unit: NumberUnit = .points, in range: NumberRange = .any
    ) throws(ExpressionError) -> Double? {
        let text = standard.map { unit.text($0) } ?? "none (\(unit.rawValue))"
        guard let expression = try take(label, standard: text) else { return standard }
        return expression.isWord("none") ? nil : try expression.number(in: range)
    }

    /// The policy that a modifier takes, the first argument without a label that is left.
    mutating func policy() throws(ExpressionError) -> AnyVisibilityPolicy {
        guard let expression = try take(nil, standard: "policy") else {
            throw missing("a policy")
        }
        return try PolicyCatalogue.policy(expression).erased
    }

    /// How a bar moves: `immediate`, `following`, `sliding(0.4, easeIn)`, `fading`.
    mutating func motion(_ standard: BarMotion) throws(ExpressionError) -> BarMotion {
        guard let expression = try take("motion", standard: standard.description) else { return standard }
        return try expression.motion()
    }

    /// How much more than the viewport counts as fitting: `60`, `barLength`, `viewports(1.5)`.
    mutating func margin(_ label: String, _ standard: ContentFits.Margin) throws(ExpressionError) -> ContentFits.Margin
    {
        let text = "\(standard.description) pt, barLength or viewports(1.5)"
        guard let expression = try take(label, standard: text) else { return standard }
        return try expression.margin()
    }

    /// One of some words.
    mutating func word<Value>(
        _ label: String? = nil, of words: KeyValuePairs<String, Value>, standard: String
    ) throws(ExpressionError) -> Value? {
        let others = words.map(\.key).filter { $0 != standard }
        guard let expression = try take(label, standard: ([standard] + others).joined(separator: " or ")) else {
            return nil
        }
        if case .call(let name, let arguments) = expression.value, arguments.isEmpty,
            let value = words.first(where: { $0.key == name })?.value
        {
            return value
        }
        throw expression.error("expected \(words.map(\.key).joined(separator: " or "))")
    }
}

extension PolicyExpression {
    /// Whether it is one word without arguments.
    func isWord(_ word: String) -> Bool {
        if case .call(word, let arguments) = value { arguments.isEmpty } else { false }
    }

    func number(in range: NumberRange = .any) throws(ExpressionError) -> Double {
        guard case .number(let number) = value else { throw error("expected a number") }
        guard range.contains(number) else { throw error("expected \(range.text)") }
        return number
    }

    func motion() throws(ExpressionError) -> BarMotion {
        guard case .call(let name, let arguments) = value else {
            throw error("expected immediate, following, sliding or fading")
        }
        var call = CallArguments(name: name, arguments: arguments)
        let motion: BarMotion
        switch name {
        case "immediate": motion = .immediate
        case "following": motion = .following
        case "sliding": motion = try call.timed(BarMotion.sliding)
        case "fading": motion = try call.timed(BarMotion.fading)
        default: throw error("expected immediate, following, sliding or fading")
        }
        try call.finish()
        return motion
    }

    fileprivate func margin() throws(ExpressionError) -> ContentFits.Margin {
        switch value {
        case .number: return .points(try number())
        case .call("barLength", let arguments) where arguments.isEmpty: return .barLength
        case .call("viewports", let arguments):
            var call = CallArguments(name: "viewports", arguments: arguments)
            guard let share = try call.take(nil, standard: "") else { throw error("expected viewports(1.5)") }
            let margin = ContentFits.Margin.viewportShare(try share.number())
            try call.finish()
            return margin
        default: throw error("expected points, barLength or viewports(1.5)")
        }
    }
}

extension CallArguments {
    /// A duration and a curve, both without labels.
    fileprivate mutating func timed(
        _ make: (Double, BarMotion.Curve) -> BarMotion
    ) throws(ExpressionError) -> BarMotion {
        let standard = BarMotion.sliding()
        let duration = try number(nil, standard.duration)
        let curve = try word(
            of: [
                "linear": BarMotion.Curve.linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
            ], standard: "easeInOut")
        return make(duration, curve ?? standard.curve)
    }
}
