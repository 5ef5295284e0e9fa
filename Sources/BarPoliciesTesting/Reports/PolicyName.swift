/// What a policy is called in a report.
enum PolicyName {
    /// The policy as it prints itself, otherwise its type.
    static func of(_ policy: some Any) -> String {
        guard policy is any CustomStringConvertible else { return "\(type(of: policy))" }
        return "\(policy)"
    }
}
