/// `policies`: every policy that an expression can name.
struct PoliciesCommand {
    init(_ words: [String]) throws(CommandError) {
        let arguments = try Arguments(words, of: .policies, valued: [])
        if let word = arguments.rest.first { throw CommandError("policies takes no \"\(word)\"") }
    }

    func run() throws(CommandError) -> ExitStatus {
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
