/// The words behind a command, sorted into options and the rest.
///
/// `--name value` and `--name=value` give an option its value; behind `--` nothing is an option.
struct Arguments {
    /// Everything that is no option, in order.
    private(set) var rest: [String] = []
    private var values: [String: [String]] = [:]
    private var flags: Set<String> = []

    /// Sorts the words.
    ///
    /// - Parameters:
    ///   - words: what stands behind the command.
    ///   - command: for the messages.
    ///   - valued: the names of options that take a value, dashes included.
    ///   - flags: the names of options that take none.
    init(_ words: [String], of command: Command, valued: Set<String>, flags known: Set<String> = [])
        throws(CommandError)
    {
        var words = words[...]
        while let word = words.popFirst() {
            if word == "--" {
                rest += words
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                rest.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0]
            if valued.contains(name) {
                guard let value = parts.count == 2 ? parts[1] : words.popFirst(), !value.hasPrefix("--") else {
                    throw CommandError("\(name) needs a value; see policy-bench \(command.rawValue) --help")
                }
                values[name, default: []].append(value)
            } else if known.contains(word) {
                flags.insert(word)
            } else {
                throw CommandError("unknown option \(word); see policy-bench \(command.rawValue) --help")
            }
        }
    }

    /// Every value that an option was given.
    func all(_ name: String) -> [String] { values[name] ?? [] }

    /// Whether an option that takes no value was given.
    func has(_ name: String) -> Bool { flags.contains(name) }

    /// The value of an option that may be given once.
    func one(_ name: String) throws(CommandError) -> String? {
        let all = all(name)
        guard all.count <= 1 else { throw CommandError("\(name) may be given once") }
        return all.first
    }

    /// A whole number, 1 or more, that may be given once.
    func number(_ name: String) throws(CommandError) -> Int? {
        guard let text = try one(name) else { return nil }
        guard let number = Int(text), number > 0, number <= 1_000_000 else {
            throw CommandError("\(name): expected a whole number, 1 to 1000000, found \"\(text)\"")
        }
        return number
    }
}
