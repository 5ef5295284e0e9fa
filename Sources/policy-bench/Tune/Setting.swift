import BarPoliciesTesting

/// One choice of values, the policy that it gives, and how its bar felt.
struct Setting {
    /// The values, in the order of the variations; empty for the policy as it was given.
    let values: [String]
    let expression: PolicyExpression
    let policy: BuiltPolicy
    var feel = BarFeel()
    var cost = FeelCost()
    /// Whether no other setting is as good in everything and better in something.
    var isOnFront = false

    /// All choices of values: the last name varies fastest.
    ///
    /// - Throws: where a policy refuses a value, or there are more than a million settings.
    static func all(of expression: PolicyExpression, _ variations: [Variation]) throws(CommandError) -> [Setting] {
        var count = 1
        for variation in variations {
            count *= variation.values.count
            guard count <= 1_000_000 else {
                throw CommandError("--vary: expected at most 1000000 settings in all; take larger steps")
            }
        }
        var settings: [Setting] = []
        settings.reserveCapacity(count)
        for index in 0..<count {
            let values = choice(index, of: variations)
            var varied = VariedExpression(expression: expression)
            // In the order in which they are given, so that a name may stand in a value of an earlier one.
            for (variation, value) in zip(variations, values) { varied = try varied.with(variation.name, value) }
            settings.append(try Setting(values.map(\.text), varied.expression))
        }
        return settings
    }

    /// A choice by its number, a value for each variation.
    private static func choice(_ index: Int, of variations: [Variation]) -> [PolicyExpression] {
        var rest = index
        return variations.reversed().map { variation in
            defer { rest /= variation.values.count }
            return variation.values[rest % variation.values.count]
        }.reversed()
    }

    init(_ values: [String], _ expression: PolicyExpression) throws(CommandError) {
        self.values = values
        self.expression = expression
        do throws(ExpressionError) {
            // Read anew, so that what is wrong is shown in the text that it is wrong in.
            policy = try PolicyCatalogue.policy(expression.text)
        } catch {
            throw CommandError("--vary: \(error)")
        }
    }

    /// Takes what was found.
    mutating func judge(_ feel: BarFeel, by objective: FeelObjective) {
        self.feel = feel
        cost = objective.cost(feel)
    }
}
