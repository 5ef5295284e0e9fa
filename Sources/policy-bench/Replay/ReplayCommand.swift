import BarPolicies

/// `replay`: what a bar does on recordings.
struct ReplayCommand {
    private let policy: AnyVisibilityPolicy
    private let format: ReplayFormat
    private let recordings: RecordingOptions

    init(_ words: [String]) throws(CommandError) {
        let valued: Set = ["--policy", "--format", "--script"]
        let arguments = try Arguments(words, of: .replay, valued: valued.union(RecordingOptions.names))
        policy = try PolicyCatalogue.policy(option: try arguments.one("--policy") ?? "flick").erased
        recordings = try RecordingOptions(arguments, of: .replay)
        if recordings.script == nil { try recordings.refuseNone() }
        format = try Self.format(try arguments.one("--format"))
    }

    func run() throws(CommandError) -> ExitStatus {
        var status = ExitStatus.done
        try Console.print(format.header)
        for source in recordings.sources(status: &status) {
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
            name: stream.name, policy: policy, barLength: recordings.barLength(of: stream),
            startsHidden: recordings.startsHidden(of: stream), firesTimers: recordings.script == nil)
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
