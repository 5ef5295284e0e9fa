import BarPolicies
import BarPoliciesTesting
import Foundation

/// `tune`: which settings of a policy suit recordings.
struct TuneCommand {
    private let expression: PolicyExpression
    private let variations: [Variation]
    private let objective: FeelObjective
    private let recordings: RecordingOptions
    private let format: TuneFormat
    private let figure: OutputFile?
    private let top: Int
    private let workers: Int
    private let isTimed: Bool

    init(_ words: [String]) throws(CommandError) {
        let valued: Set = ["--policy", "--vary", "--weights", "--format", "--svg", "--top", "--workers"]
        let arguments = try Arguments(
            words, of: .tune, valued: valued.union(RecordingOptions.names), flags: ["--timing"])
        guard let policy = try arguments.one("--policy"), !arguments.all("--vary").isEmpty else {
            throw CommandError("tune needs --policy and --vary; see policy-bench tune --help")
        }
        do throws(ExpressionError) {
            expression = try ExpressionParser.parse(policy)
        } catch {
            throw CommandError("--policy: \(error)")
        }
        var variations: [Variation] = []
        for text in arguments.all("--vary") {
            let variation = try Variation(text)
            guard !variations.contains(where: { $0.name == variation.name }) else {
                throw CommandError("--vary: \(variation.name) is varied twice")
            }
            variations.append(variation)
        }
        self.variations = variations
        objective =
            try arguments.one("--weights").map { text throws(CommandError) in try FeelObjective(text) } ?? .standard
        recordings = try RecordingOptions(arguments, of: .tune)
        try recordings.refuseNone()
        format = try arguments.one("--format").map { text throws(CommandError) in try TuneFormat(text) } ?? .table
        figure = try arguments.one("--svg").map { path throws(CommandError) in try OutputFile(path) }
        top = try arguments.number("--top") ?? 10
        workers = try arguments.number("--workers") ?? ProcessInfo.processInfo.activeProcessorCount
        isTimed = arguments.has("--timing")
    }

    func run() throws(CommandError) -> ExitStatus {
        var settings = try Setting.all(of: expression, variations)
        // With words of its own in it the expression is no policy yet.
        var given = try? Setting([], expression)
        var status = ExitStatus.done
        let run = TuneRun(recordings: read(status: &status), workers: workers)
        guard run.samples > 0 else { throw CommandError("tune: there is no sample in these recordings") }
        let played = settings + [given].compactMap(\.self)
        let start = DispatchTime.now().uptimeNanoseconds
        let feels = run.feels(of: played) { [count = played.count] done in
            Console.progress("\(done) of \(count) settings")
        }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        Console.endProgress()
        for index in settings.indices { settings[index].judge(feels[index], by: objective) }
        if let last = feels.last { given?.judge(last, by: objective) }
        TradeOff.mark(&settings)
        // Equal costs in the order in which the values vary.
        let ranked = settings.enumerated().sorted {
            ($0.element.cost.total, $0.offset) < ($1.element.cost.total, $1.offset)
        }.map(\.element)
        let names = variations.map(\.name)
        if figure?.isStandardOutput != true {
            try Console.print(try format.write(ranked, given: given, names: names, top: top, recordings: run))
        }
        if let figure { try figure.write(TradeOff.svg(ranked, names: names)) }
        if isTimed {
            let events = Double(run.samples) * Double(feels.count) / 1e6
            let rate = NumberFormat.fixed(events / seconds / Double(workers), 1)
            Console.complain(
                "\(NumberFormat.fixed(events, 1)) million policy-events in \(NumberFormat.fixed(seconds, 2)) s on"
                    + " \(workers) \(workers == 1 ? "worker" : "workers"): \(rate) million a second each")
        }
        return status
    }

    /// All recordings; what cannot be read is named.
    private func read(status: inout ExitStatus) -> [Recording] {
        var all: [Recording] = []
        for source in recordings.sources(status: &status) {
            do throws(CommandError) {
                all.append(recordings.prepared(try source.read()))
            } catch {
                Console.complain(error.message)
                status = .unusable
            }
        }
        return all
    }
}
