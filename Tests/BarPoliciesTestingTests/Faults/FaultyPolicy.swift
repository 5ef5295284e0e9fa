import BarPolicies
import BarPoliciesTesting
import Testing

/// A policy with one fault, and the law that must catch it.
struct FaultyPolicy: Sendable, CustomTestStringConvertible {
    /// The law that must catch it.
    let law: PolicyLaw
    /// The policy, with what it promises.
    let conformance: PolicyConformance
    /// Events that its shortest counterexample may have.
    let longest: Int

    /// - Parameters:
    ///   - law: the law that must catch it.
    ///   - longest: events that its shortest counterexample may have; more than 8 only with a reason beside it.
    ///   - conformance: the policy, with what it promises.
    init(_ law: PolicyLaw, longest: Int = 8, _ conformance: PolicyConformance) {
        self.law = law
        self.longest = longest
        self.conformance = conformance
    }

    /// A policy that promises nothing.
    init<Policy: VisibilityPolicy>(
        _ law: PolicyLaw, longest: Int = 8, _ make: @autoclosure @escaping @Sendable () -> Policy
    ) {
        self.init(law, longest: longest, PolicyConformance(make))
    }

    var testDescription: String { "\(law.id) \(conformance.name)" }
}
