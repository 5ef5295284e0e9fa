import BarPolicies
import BarPoliciesTesting

/// `measure`: what a scroll event costs.
struct MeasureCommand {
    private static let seed: UInt64 = 1
    private static let generatedSamples = 20_000

    private let rows: [PolicyTiming.Row]
    private let samples: Int
    private let traces: [String]
    private let json: OutputFile?
    private let svg: OutputFile?

    init(_ words: [String]) throws(CommandError) {
        let arguments = try Arguments(
            words, of: .measure, valued: ["--policy", "--row", "--samples", "--traces", "--json", "--svg"],
            flags: ["--quick"])
        if let word = arguments.rest.first {
            throw CommandError("measure takes no \"\(word)\"; recordings are given by --traces PATH")
        }
        rows = try Self.rows(arguments.all("--policy")).only(arguments.all("--row")).rows
        samples = try Self.samples(try arguments.one("--samples"), isQuick: arguments.has("--quick"))
        traces = arguments.all("--traces")
        json = try arguments.one("--json").map { path throws(CommandError) in try OutputFile(path) }
        svg = try arguments.one("--svg").map { path throws(CommandError) in try OutputFile(path) }
        if json?.isStandardOutput == true, svg?.isStandardOutput == true {
            throw CommandError("only one of --json and --svg can go to the standard output")
        }
    }

    func run() throws(CommandError) -> ExitStatus {
        let paths = traces.isEmpty ? [try ShippedRecordings.folder()] : traces
        guard PolicyTiming.isBuildOptimised else {
            throw CommandError(
                "this build is not optimised, and its numbers would mean nothing; use: swift run -c release policy-bench"
            )
        }
        let workload = try workload(of: paths)
        let timing = PolicyTiming(workload, rows, samples: samples, seed: Self.seed)
        do throws(PolicyTiming.Difference) {
            try timing.check(on: workload)
            if rows.contains(where: { $0.base != nil }) { try timing.check(on: roughSession) }
        } catch {
            throw CommandError(
                "\(error.recording): \(error.row) does not give the moves of \(error.base)", status: .failed)
        }
        let load = Machine.load
        let watch = RunProgress(rounds: timing.rounds)
        let results = timing.run(progress: watch.begins)
        Console.endProgress()
        if json?.isStandardOutput != true { try Console.print(MeasureTable.text(timing, results)) }
        let file = MeasurementFile(timing, results, loadAtStart: load)
        if let json { try json.write(try JSONText.write(file, pretty: true)) }
        if let svg { try svg.write(MeasureChart.svg(file)) }
        if let warning = Noise(results).warning { Console.complain(warning) }
        return .done
    }

    private static func rows(_ policies: [String]) throws(CommandError) -> MeasuredRows {
        guard !policies.isEmpty else { return .standard }
        var list = MeasuredRows()
        for text in policies {
            let policy = try PolicyCatalogue.policy(option: text)
            // Rows are told apart by their names.
            guard !list.rows.contains(where: { $0.name == policy.text }) else { continue }
            list.add(policy.text, policy.loop, base: .matching(policy.text))
        }
        return list
    }

    private static func samples(_ text: String?, isQuick: Bool) throws(CommandError) -> Int {
        guard let text else { return isQuick ? 5_000_000 : 20_000_000 }
        guard let count = Int(text), count > 0 else {
            throw CommandError("--samples: expected a number of events, 1 or more, found \"\(text)\"")
        }
        return count
    }

    /// A session in which what seldom happens happens all the time: moves are compared on it, nothing is timed.
    private var roughSession: TimedWorkload {
        var workload = TimedWorkload()
        let rough = GeneratedTrace(count: 10 * Self.generatedSamples, seed: Self.seed, roughness: 0.1)
        workload.add("a rough generated session", rough.samples)
        workload.add("a rough generated session with wild lengths", GeneratedTrace.withWildLengths(rough.samples))
        return workload
    }

    /// All recordings, and the generated session.
    private func workload(of paths: [String]) throws(CommandError) -> TimedWorkload {
        var workload = TimedWorkload()
        for path in paths {
            for source in try RecordingFinder.sources(at: path) {
                let recording = try source.read()
                workload.add(recording.name, recording.samples)
            }
        }
        let generated = GeneratedTrace(count: Self.generatedSamples, seed: Self.seed, roughness: 0.001)
        workload.add("the generated session", generated.samples)
        return workload
    }
}
