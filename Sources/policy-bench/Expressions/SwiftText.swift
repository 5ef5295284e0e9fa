/// Writes an expression as Swift, ready to paste.
///
///     first(startZone(60), travel(hideDistance: 24))
///
///     FirstDecision {
///         StartZone(60)
///         TravelRule(hideDistance: 24)
///     }
struct SwiftText {
    /// The types that words stand for; presets and modifiers are called as their words are.
    private static let types = [
        "flick": "FlickToolbarPolicy", "swipe": "SwipeNavBarPolicy", "sticky": "StickyHeaderPolicy",
        "following": "FollowingBarPolicy", "fixed": "FixedPolicy", "travel": "TravelRule", "startZone": "StartZone",
        "contentFits": "ContentFits", "first": "FirstDecision", "most": "MostExposed",
    ]

    /// The expression as Swift; a policy's expression, made of words that the catalogue knows.
    static func write(_ expression: PolicyExpression) -> String {
        guard case .call(let name, let arguments) = expression.value,
            let entry = PolicyCatalogue.entries.first(where: { $0.name == name })
        else { return value(expression) }
        switch entry.kind {
        case .policy, .part:
            return "\(types[name] ?? name)(\(list(ordered(arguments, entry))))"
        case .published:
            return "\(types[String(name.prefix { $0 != "." })] ?? name).Published()"
        case .preset:
            return "Presets.\(name)(\(list(ordered(arguments, entry))))"
        case .combinator:
            let parts = arguments.map { indented(write($0.value)) }
            return "\(types[name] ?? name) {\n\(parts.joined(separator: "\n"))\n}"
        case .modifier:
            var values = arguments
            // The policy comes last; a motion may be called as a policy is.
            let inner = arguments.lastIndex(where: isPolicy).map { write(values.remove(at: $0).value) } ?? ""
            let parting = inner.contains("\n") && !inner.hasSuffix("}") ? "\n    " : ""
            return "\(inner)\(parting).\(name)(\(list(ordered(values, entry))))"
        }
    }

    /// Whether an argument can be the policy that a modifier changes.
    private static func isPolicy(_ argument: PolicyExpression.Argument) -> Bool {
        guard argument.label == nil, case .call(let name, _) = argument.value.value else { return false }
        return PolicyCatalogue.entries.contains { $0.name == name }
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
    }

    /// Arguments in the order in which Swift wants them.
    private static func ordered(
        _ arguments: [PolicyExpression.Argument], _ entry: PolicyEntry
    ) -> [PolicyExpression.Argument] {
        let labels = entry.parameters.map(\.label)
        return arguments.enumerated().sorted {
            let places = [$0, $1].map { labels.firstIndex(of: $0.element.label) ?? labels.count }
            return (places[0], $0.offset) < (places[1], $1.offset)
        }.map(\.element)
    }

    private static func list(_ arguments: [PolicyExpression.Argument]) -> String {
        var parts: [String] = []
        var stops: [String] = []
        for argument in arguments {
            let text =
                switch argument.label {
                case "release": releaseRules(argument.value)
                case "margin", "fitMargin": margin(argument.value)
                default: value(argument.value)
                }
            let part = (argument.label.map { "\($0): " } ?? "") + text
            if argument.label == "lowest" || argument.label == "middle" {
                // Two parameters of the expression are one value in Swift.
                stops.append(part)
                if stops.count == 1 { parts.append("") }
                let place = parts.firstIndex { $0.isEmpty || $0.hasPrefix("stops:") } ?? 0
                parts[place] = "stops: RestStops(\(stops.joined(separator: ", ")))"
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: ", ")
    }

    /// Labels that a value's arguments have in Swift and not in an expression.
    private static let labels = [
        "band": ["low", "high"], "direction": ["least"], "projected": ["seconds"],
    ]

    private static func value(_ expression: PolicyExpression) -> String {
        switch expression.value {
        case .number(let number): return NumberFormat.exact(number)
        case .call("none", _): return "nil"
        case .call(let name, let arguments):
            let word = name == "viewports" ? "viewportShare" : name
            guard !arguments.isEmpty else {
                return ["sliding", "fading"].contains(word) ? ".\(word)()" : ".\(word)"
            }
            let names = labels[name] ?? []
            let values = arguments.enumerated().map { index, argument in
                (index < names.count ? "\(names[index]): " : "") + value(argument.value)
            }
            return ".\(word)(\(values.joined(separator: ", ")))"
        }
    }

    private static func margin(_ expression: PolicyExpression) -> String {
        if case .number = expression.value { ".points(\(value(expression)))" } else { value(expression) }
    }

    private static func releaseRules(_ expression: PolicyExpression) -> String {
        switch expression.value {
        case .call("none", _): "ReleaseRules()"
        case .call("rules", let arguments):
            "ReleaseRules(\(arguments.map { value($0.value) }.joined(separator: ", ")))"
        default: "ReleaseRules(\(value(expression)))"
        }
    }
}
