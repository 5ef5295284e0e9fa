import BarPolicies

/// A word that stands for a policy in expressions.
struct PolicyEntry: Sendable {
    enum Kind: String, CaseIterable {
        case policy = "policies"
        case preset = "presets, compositions that people know"
        case published = "as published, for comparison"
        case part = "rules and guards, for compositions"
        case combinator = "combinators"
        case modifier = "modifiers; the policy comes last"
    }

    let name: String
    let kind: Kind
    let summary: String
    let make: @Sendable (inout CallArguments) throws(ExpressionError) -> BuiltPolicy

    init(
        _ name: String, _ kind: Kind, _ summary: String,
        make: @escaping @Sendable (inout CallArguments) throws(ExpressionError) -> BuiltPolicy
    ) {
        self.name = name
        self.kind = kind
        self.summary = summary
        self.make = make
    }

    /// What can be given in brackets.
    var parameters: [CallArguments.Parameter] {
        var arguments = CallArguments(name: name, arguments: [])
        _ = try? make(&arguments)
        return arguments.parameters
    }
}

/// Every policy that an expression can name.
enum PolicyCatalogue {
    static let entries = originals + presets + published + parts + combinators + modifiers

    /// Makes the policy that a text describes.
    static func policy(_ text: String) throws(ExpressionError) -> BuiltPolicy {
        try policy(try ExpressionParser.parse(text))
    }

    /// Makes the policy that an expression describes.
    static func policy(_ expression: PolicyExpression) throws(ExpressionError) -> BuiltPolicy {
        guard case .call(let name, let given) = expression.value else { throw expression.error("expected a policy") }
        guard let entry = entries.first(where: { $0.name == name }) else {
            let names = entries.map(\.name).joined(separator: ", ")
            throw expression.error("there is no policy \(name); there are \(names)")
        }
        var arguments = CallArguments(name: name, arguments: given, of: expression)
        let policy = try entry.make(&arguments)
        try arguments.finish()
        return policy
    }
}
