/// An expression in which something varies.
///
/// A name stands for a word that occurs in the expression, `travel(hideDistance: A)`, or for a parameter: by its label,
/// `hideDistance`, by its policy and label, `travel.hideDistance`, or, where it has no label, by its policy, `startZone`.
struct VariedExpression {
    let expression: PolicyExpression

    /// Puts a value in.
    func with(_ name: String, _ value: PolicyExpression) throws(CommandError) -> VariedExpression {
        var count = 0
        let filled = Self.fill(expression, name, value, &count)
        if count > 0 { return VariedExpression(expression: filled) }
        count = 0
        let changed = Self.change(expression, name, value, &count)
        if count == 1 { return VariedExpression(expression: changed) }
        let text = expression.text
        guard count == 0 else {
            throw CommandError(
                "--vary: \(name) stands for \(count) parameters of \(text); write a word of your own in the place of each"
                    + " that varies: hideDistance: A")
        }
        throw CommandError("--vary: \(text) has neither a word \(name) nor a parameter of that name")
    }

    /// Words that are no policy's are free to be filled in.
    private static func fill(
        _ expression: PolicyExpression, _ name: String, _ value: PolicyExpression, _ count: inout Int
    ) -> PolicyExpression {
        guard case .call(let word, let arguments) = expression.value else { return expression }
        if word == name, arguments.isEmpty, !PolicyCatalogue.entries.contains(where: { $0.name == name }) {
            count += 1
            return value
        }
        let filled = arguments.map { $0.with(fill($0.value, name, value, &count)) }
        return expression.with(.call(name: word, arguments: filled))
    }

    private static func change(
        _ expression: PolicyExpression, _ name: String, _ value: PolicyExpression, _ count: inout Int
    ) -> PolicyExpression {
        guard case .call(let word, var arguments) = expression.value else { return expression }
        arguments = arguments.map { $0.with(change($0.value, name, value, &count)) }
        let changed = expression.with(.call(name: word, arguments: arguments))
        guard let entry = PolicyCatalogue.entries.first(where: { $0.name == word }) else { return changed }
        if let parameter = entry.parameters.first(where: { $0.label == name || "\(word).\($0.label ?? "")" == name }) {
            count += 1
            let argument = PolicyExpression.Argument(label: parameter.label, position: 0, value: value)
            if let index = arguments.firstIndex(where: { $0.label == parameter.label }) {
                arguments[index] = argument
            } else {
                arguments.append(argument)
            }
            return expression.with(.call(name: word, arguments: arguments))
        }
        if word == name, entry.parameters.contains(where: { $0.label == nil && $0.standard != "policy" }) {
            count += 1
            let argument = PolicyExpression.Argument(label: nil, position: 0, value: value)
            if let first = arguments.first, first.label == nil, !first.value.isPolicy {
                arguments[0] = argument
            } else {
                arguments.insert(argument, at: 0)
            }
            return expression.with(.call(name: word, arguments: arguments))
        }
        return changed
    }
}

extension PolicyExpression {
    fileprivate func with(_ value: Value) -> PolicyExpression {
        PolicyExpression(value: value, position: position, source: source)
    }

    fileprivate var isPolicy: Bool {
        guard case .call(let name, _) = value else { return false }
        return PolicyCatalogue.entries.contains { $0.name == name }
    }

    /// The expression as one writes it.
    var text: String {
        switch value {
        case .number(let number): return NumberFormat.exact(number)
        case .call(let name, let arguments):
            guard !arguments.isEmpty else { return name }
            let list = arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.value.text }
            return "\(name)(\(list.joined(separator: ", ")))"
        }
    }
}

extension PolicyExpression.Argument {
    fileprivate func with(_ value: PolicyExpression) -> PolicyExpression.Argument {
        PolicyExpression.Argument(label: label, position: position, value: value)
    }
}
