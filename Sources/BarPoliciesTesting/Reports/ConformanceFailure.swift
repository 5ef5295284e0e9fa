/// What ``PolicyConformance/verify()`` throws: the laws that are broken, each on its shortest trace.
public struct ConformanceFailure: Error, Sendable, Hashable {
    /// The policy as it prints itself, or its type.
    public let policy: String
    /// One for each broken law, in their order.
    public let counterexamples: [Counterexample]
}

extension ConformanceFailure: CustomStringConvertible {
    /// The policy and every counterexample.
    public var description: String {
        ([policy] + counterexamples.map { "\($0)" }).joined(separator: "\n\n")
    }
}
