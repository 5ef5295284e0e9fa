#if !hasFeature(Embedded)

/// Builds the text of a policy as it would be called, `flick(hideDistance: 20)`, leaving out what is at its default.
struct CallText {
    private let name: String
    private var arguments: [String] = []

    init(_ name: String) { self.name = name }

    /// The name alone where there is nothing to say.
    var text: String { arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))" }

    /// Adds an argument, whatever it is.
    mutating func add(_ argument: String, label: String? = nil) {
        arguments.append(label.map { "\($0): \(argument)" } ?? argument)
    }

    /// Adds a number, unless it is the default; `nil` is written `none`.
    mutating func addNumber(_ number: Double?, label: String? = nil, unless standard: Double?) {
        if number != standard { add(number.map(NumberText.write) ?? "none", label: label) }
    }

    mutating func add<Value: Equatable & CustomStringConvertible>(_ value: Value, label: String, unless standard: Value)
    {
        if value != standard { add(value.description, label: label) }
    }
}

/// A policy as an expression: its description where it has one, otherwise the name of its type.
func policyText<Policy: VisibilityPolicy>(_ policy: Policy) -> String {
    (policy as? any CustomStringConvertible)?.description ?? String(describing: Policy.self)
}

#endif
