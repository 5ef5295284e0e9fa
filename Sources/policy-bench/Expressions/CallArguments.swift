/// The arguments of a word in an expression, taken one by one by whoever knows what they mean.
///
/// It also notes what was asked for, with defaults: what a policy's parameters are is said once, where they are read.
struct CallArguments {
    /// A parameter that was asked for.
    struct Parameter {
        let label: String?
        let standard: String
    }

    /// The word that the arguments belong to, and where it stands.
    let name: String
    private let position: Int
    private let source: String
    /// What was asked for so far.
    private(set) var parameters: [Parameter] = []
    private var rest: [PolicyExpression.Argument]

    init(name: String, arguments: [PolicyExpression.Argument], of expression: PolicyExpression? = nil) {
        self.name = name
        position = expression?.position ?? 0
        source = expression?.source ?? name
        rest = arguments
    }

    /// Notes a parameter and takes its argument, if it was given. Without a label: the first that has none.
    mutating func take(_ label: String?, standard: String) throws(ExpressionError) -> PolicyExpression? {
        parameters.append(Parameter(label: label, standard: standard))
        guard let index = rest.firstIndex(where: { $0.label == label }) else { return nil }
        let argument = rest.remove(at: index)
        if label != nil, let second = rest.first(where: { $0.label == label }) {
            throw error("\(label!) is given twice", at: second)
        }
        return argument.value
    }

    /// Notes a parameter and takes every argument without a label.
    mutating func takeAll(standard: String) -> [PolicyExpression] {
        parameters.append(Parameter(label: nil, standard: standard))
        let all = rest.filter { $0.label == nil }
        rest.removeAll { $0.label == nil }
        return all.map(\.value)
    }

    /// Refuses what nobody asked for.
    func finish() throws(ExpressionError) {
        guard let argument = rest.first else { return }
        let labels = parameters.compactMap(\.label)
        let known = labels.isEmpty ? "" : "; it has \(labels.joined(separator: ", "))"
        if let label = argument.label { throw error("\(name) has no parameter \(label)\(known)", at: argument) }
        throw error(
            "\(name) takes no \(parameters.contains { $0.label == nil } ? "more values" : "value") here\(known)",
            at: argument)
    }

    /// An error about an argument that was not given.
    func missing(_ what: String) -> ExpressionError {
        ExpressionError(message: "\(name) takes \(what)", position: position, source: source)
    }

    private func error(_ message: String, at argument: PolicyExpression.Argument) -> ExpressionError {
        ExpressionError(message: message, position: argument.position, source: argument.value.source)
    }
}

extension PolicyExpression {
    /// An error about this part.
    func error(_ message: String) -> ExpressionError {
        ExpressionError(message: message, position: position, source: source)
    }
}
