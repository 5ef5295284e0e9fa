/// `policies`: every policy that an expression can name; or one expression as Swift.
struct PoliciesCommand {
    private let expression: PolicyExpression?

    init(_ words: [String]) throws(CommandError) {
        let arguments = try Arguments(words, of: .policies, valued: ["--swift"])
        if let word = arguments.rest.first { throw CommandError("policies takes no \"\(word)\"") }
        expression = try arguments.one("--swift").map { text throws(CommandError) in
            do throws(ExpressionError) {
                _ = try PolicyCatalogue.policy(text)
                return try ExpressionParser.parse(text)
            } catch {
                throw CommandError("--swift: \(error)")
            }
        }
    }

    func run() throws(CommandError) -> ExitStatus {
        if let expression {
            try Console.print(SwiftText.write(expression) + "\n")
            return .done
        }
        try Console.print(PolicyEntry.Kind.allCases.map(section).joined(separator: "\n"))
        return .done
    }

    private func section(_ kind: PolicyEntry.Kind) -> String {
        var text = "\(kind.rawValue):\n"
        for entry in PolicyCatalogue.entries where entry.kind == kind {
            text += "  \(entry.name)\n      \(entry.summary)\n"
            for parameter in entry.parameters {
                text += "      \(parameter.label.map { "\($0): " } ?? "")\(parameter.standard)\n"
            }
        }
        return text
    }
}
