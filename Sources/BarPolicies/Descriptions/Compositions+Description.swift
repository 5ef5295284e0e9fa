#if !hasFeature(Embedded)

/// What stands for several policies in the list of a composition, or for none.
protocol ListedPolicies {
    var policyTexts: [String] { get }
}

/// The policies of a composition's block, as expressions.
func policyTexts<Policy>(_ policy: Policy) -> [String] {
    (policy as? any ListedPolicies)?.policyTexts ?? [policyText(policy)]
}

extension FirstDecision: CustomStringConvertible {
    /// The composition as an expression, `first(startZone(60), travel)`.
    public var description: String { firstText(policyTexts(content)) }
}

extension PolicyComposer.FirstOfTwo: CustomStringConvertible, ListedPolicies {
    var policyTexts: [String] { BarPolicies.policyTexts(first) + BarPolicies.policyTexts(second) }

    /// The pair as an expression, `first(startZone(60), travel)`.
    public var description: String { firstText(policyTexts) }
}

extension PolicyComposer.FirstOfMany: CustomStringConvertible, ListedPolicies {
    var policyTexts: [String] { elements.flatMap { BarPolicies.policyTexts($0) } }

    /// The policies as an expression, `first(startZone(60), travel)`.
    public var description: String { firstText(policyTexts) }
}

extension PolicyComposer.Optionally: CustomStringConvertible, ListedPolicies {
    var policyTexts: [String] { content.map { BarPolicies.policyTexts($0) } ?? [] }

    /// The policy as an expression; one that is absent says what an empty composition says, `first()`.
    public var description: String { content.map { policyText($0) } ?? firstText([]) }
}

extension PolicyComposer.Either: CustomStringConvertible, ListedPolicies {
    var policyTexts: [String] {
        switch self {
        case .first(let policy): BarPolicies.policyTexts(policy)
        case .second(let policy): BarPolicies.policyTexts(policy)
        }
    }

    /// The chosen policy as an expression.
    public var description: String {
        switch self {
        case .first(let policy): policyText(policy)
        case .second(let policy): policyText(policy)
        }
    }
}

extension MostExposed: CustomStringConvertible {
    /// The composition as an expression, `most(sticky, flick)`.
    public var description: String { "most(\(policyTexts(content).joined(separator: ", ")))" }
}

extension PolicyComposer.Voter: ListedPolicies {
    var policyTexts: [String] { [policyText(policy)] }
}

extension PolicyComposer.VotesOfTwo: ListedPolicies {
    var policyTexts: [String] { BarPolicies.policyTexts(first) + BarPolicies.policyTexts(second) }
}

extension PolicyComposer.VotesOfMany: ListedPolicies {
    var policyTexts: [String] { elements.flatMap { BarPolicies.policyTexts($0) } }
}

extension AnyVisibilityPolicy: CustomStringConvertible {
    /// The policy inside as an expression.
    public var description: String { box.text }
}

private func firstText(_ policies: [String]) -> String { "first(\(policies.joined(separator: ", ")))" }

#endif
