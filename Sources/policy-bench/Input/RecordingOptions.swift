/// Which recordings a command is given, and with which bar.
struct RecordingOptions {
    /// The options that choose recordings, for ``Arguments``.
    static let names: Set<String> = ["--bar-length", "--start", "--list"]

    /// Whether the paths came as a list, as programs give them.
    let isListed: Bool
    /// A trace in the one-line notation instead.
    let script: String?
    private let paths: [String]
    private let barLength: Double?
    private let startsHidden: Bool?

    init(_ arguments: Arguments, of command: Command) throws(CommandError) {
        barLength = try Self.barLength(try arguments.one("--bar-length"))
        startsHidden = try Self.startsHidden(try arguments.one("--start"))
        script = try arguments.one("--script")
        let list = try arguments.one("--list")
        isListed = list != nil
        guard [!arguments.rest.isEmpty, script != nil, list != nil].filter({ $0 }).count == 1 else {
            let orScript = command == .replay ? " or --script," : ""
            throw CommandError(
                "\(command.rawValue) needs recordings,\(orScript) or --list; see policy-bench \(command.rawValue) --help"
            )
        }
        paths =
            try list.map { list throws(CommandError) in try RecordingFinder.paths(listedIn: list) } ?? arguments.rest
    }

    /// Refuses a list that holds nothing; a program that hands out work may give some worker none.
    func refuseNone() throws(CommandError) {
        if paths.isEmpty { throw CommandError("the list holds no path") }
    }

    /// All recordings; what cannot be found is named.
    func sources(status: inout ExitStatus) -> [RecordingSource] {
        if let script { return [RecordingSource(script: script)] }
        var sources: [RecordingSource] = []
        for path in paths {
            do {
                sources += try RecordingFinder.sources(at: path)
            } catch {
                Console.complain(error.message)
                status = .unusable
            }
        }
        return sources
    }

    /// How long the bar is on a recording.
    func barLength(of stream: RecordingStream) -> Double { barLength ?? stream.barLength }
    /// Whether the bar is hidden at first on a recording.
    func startsHidden(of stream: RecordingStream) -> Bool { startsHidden ?? stream.startsHidden }

    /// A recording with the bar that the options say.
    func prepared(_ recording: Recording) -> Recording {
        var recording = recording
        if let barLength { recording.trace.barLength = barLength }
        if let startsHidden { recording.trace.startsHidden = startsHidden }
        return recording
    }

    private static func barLength(_ text: String?) throws(CommandError) -> Double? {
        guard let text else { return nil }
        guard let length = Double(text), length >= 0, length <= 1e9 else {
            throw CommandError("--bar-length: expected points, 0 to 1000000000, found \"\(text)\"")
        }
        return length
    }

    private static func startsHidden(_ text: String?) throws(CommandError) -> Bool? {
        switch text {
        case nil: return nil
        case "shown": return false
        case "hidden": return true
        case let text?: throw CommandError("--start: expected shown or hidden, found \"\(text)\"")
        }
    }
}
