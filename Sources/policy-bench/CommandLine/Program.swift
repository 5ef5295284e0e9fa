/// The tool: finds the command, runs it, and answers with the exit status.
enum Program {
    static let version = "0.1.0"

    /// Runs the tool with the words after its name.
    static func run(_ words: [String]) -> Int32 {
        do {
            return try start(words).rawValue
        } catch {
            Console.complain(error.message)
            return error.status.rawValue
        }
    }

    private static func start(_ words: [String]) throws(CommandError) -> ExitStatus {
        switch words.first {
        case "--help", "-h", "help":
            try Console.print(HelpText.tool)
            return .done
        case "--version":
            try Console.print("policy-bench \(version)\n")
            return .done
        case let word? where !word.hasPrefix("-"):
            guard let command = Command(rawValue: word) else {
                let all = Command.allCases.map(\.rawValue).joined(separator: ", ")
                throw CommandError("unknown command \"\(word)\"; the commands are \(all)")
            }
            return try start(command, Array(words.dropFirst()))
        default:
            return try start(.measure, words)
        }
    }

    private static func start(_ command: Command, _ words: [String]) throws(CommandError) -> ExitStatus {
        if words.contains("--help") || words.contains("-h") {
            try Console.print(HelpText.command(command))
            return .done
        }
        switch command {
        case .measure: return try MeasureCommand(words).run()
        case .diff: return try DiffCommand(words).run()
        case .replay: return try ReplayCommand(words).run()
        case .compare: return try CompareCommand(words).run()
        case .tune: return try TuneCommand(words).run()
        case .policies: return try PoliciesCommand(words).run()
        }
    }
}

/// What the tool can do.
enum Command: String, CaseIterable {
    case measure, diff, replay, compare, tune, policies
}

/// What the tool answers with.
enum ExitStatus: Int32 {
    /// Everything was done.
    case done = 0
    /// A check failed.
    case failed = 1
    /// The command or its input cannot be used.
    case unusable = 2
    /// Something became better, and nothing worse.
    case better = 3
}

/// Why a command stops.
struct CommandError: Error {
    var message: String
    var status: ExitStatus

    init(_ message: String, status: ExitStatus = .unusable) {
        self.message = message
        self.status = status
    }
}
