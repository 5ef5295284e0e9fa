import BarPolicies

/// `replay`: what a bar does on recordings.
struct ReplayCommand {
    private let policy: AnyVisibilityPolicy
    private let barLength: Double?
    private let startsHidden: Bool?
    private let format: ReplayFormat
    private let script: String?
    private let paths: [String]

    init(_ words: [String]) throws(CommandError) {
        let arguments = try Arguments(
            words, of: .replay, valued: ["--policy", "--bar-length", "--start", "--format", "--script", "--list"])
        policy = try PolicyCatalogue.policy(option: try arguments.one("--policy") ?? "flick").erased
        barLength = try Self.barLength(try arguments.one("--bar-length"))
        startsHidden = try Self.startsHidden(try arguments.one("--start"))
        format = try Self.format(try arguments.one("--format"))
        script = try arguments.one("--script")
        let list = try arguments.one("--list")
        let kinds = [!arguments.rest.isEmpty, script != nil, list != nil].filter { $0 }.count
        guard kinds == 1 else {
            throw CommandError("replay needs recordings, or --script, or --list; see policy-bench replay --help")
        }
        paths =
            try list.map { list throws(CommandError) in try RecordingFinder.paths(listedIn: list) } ?? arguments.rest
        guard script != nil || !paths.isEmpty else { throw CommandError("the list holds no path") }
    }

    func run() throws(CommandError) -> ExitStatus {
        var status = ExitStatus.done
        try Console.print(format.header)
        for source in sources(status: &status) {
            let replayed = try replay(source)
            if status != .unusable, replayed != .done { status = replayed }
        }
        return status
    }

    /// Replays a recording as it is read. One that cannot be read is named; only what cannot be printed is thrown.
    private func replay(_ source: RecordingSource) throws(CommandError) -> ExitStatus {
        var stream: RecordingStream
        do {
            stream = try source.open()
        } catch {
            Console.complain(error.message)
            return .unusable
        }
        var run = ReplayRun(
            name: stream.name, policy: policy, barLength: barLength ?? stream.barLength,
            startsHidden: startsHidden ?? stream.startsHidden)
        var output = ReplayOutput(format)
        var events: [ScrollTrace.Event] = []
        while true {
            do {
                guard try stream.next(into: &events) else { break }
            } catch {
                Console.complain(error.message)
                try output.breakOff(error.message)
                return .unusable
            }
            try output.play(events, in: &run)
            events.removeAll(keepingCapacity: true)
        }
        try output.end(run)
        return report(run)
    }

    /// Names what was odd about a recording.
    private func report(_ run: ReplayRun) -> ExitStatus {
        if format == .text, run.ignoredCount > 0 {
            Console.complain("\(run.name): left out, since it cannot be true: \(run.ignoredCount) of its events")
        }
        for failure in run.failures {
            Console.complain("\(run.name): at \(NumberFormat.fixed(failure.time, 4)) s: \(failure.text)")
        }
        return run.failures.isEmpty ? .done : .failed
    }

    /// Everything that is to be replayed; what cannot be found is named.
    private func sources(status: inout ExitStatus) -> [RecordingSource] {
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

    private static func format(_ text: String?) throws(CommandError) -> ReplayFormat {
        guard let text else { return .text }
        guard let format = ReplayFormat(rawValue: text) else {
            throw CommandError("--format: expected text, csv or json, found \"\(text)\"")
        }
        return format
    }
}

extension PolicyCatalogue {
    /// Makes the policy that an option names.
    static func policy(option text: String) throws(CommandError) -> BuiltPolicy {
        do throws(ExpressionError) {
            return try policy(text)
        } catch {
            throw CommandError("--policy: \(error)")
        }
    }
}

extension TraceReplay.Failure {
    /// What was expected and what was found.
    fileprivate var text: String {
        let wanted =
            switch expected {
            case .exposure(let exposure): "exposure \(NumberFormat.exact(exposure))"
            case .target(let exposure): "target \(NumberFormat.exact(exposure))"
            case .settled(let exposure): "settled exposure \(NumberFormat.exact(exposure))"
            case .moves(let count): "\(count) moves so far"
            }
        return "expected \(wanted), found \(NumberFormat.exact(found))"
    }
}
