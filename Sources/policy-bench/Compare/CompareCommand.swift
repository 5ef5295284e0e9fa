import BarPolicies
import BarPoliciesTesting

/// `compare`: how bars would have felt on recordings.
struct CompareCommand {
    private static let standardPolicies = ["flick", "swipe", "sticky", "following"]

    private let policies: [BuiltPolicy]
    private let objective: FeelObjective
    private let format: CompareFormat
    private let figure: OutputFile?
    private let input: Input

    private enum Input {
        case recordings(RecordingOptions)
        case lines([String])
    }

    init(_ words: [String]) throws(CommandError) {
        let valued: Set = ["--policy", "--format", "--weights", "--svg"]
        let arguments = try Arguments(
            words, of: .compare, valued: valued.union(RecordingOptions.names), flags: ["--merge"])
        let given = arguments.all("--policy")
        var policies: [BuiltPolicy] = []
        for text in given.isEmpty ? Self.standardPolicies : given {
            policies.append(try PolicyCatalogue.policy(option: text))
        }
        self.policies = policies
        objective =
            try arguments.one("--weights").map { text throws(CommandError) in try FeelObjective(text) } ?? .standard
        figure = try arguments.one("--svg").map { path throws(CommandError) in try OutputFile(path) }
        let format = try arguments.one("--format")
            .map { text throws(CommandError) in try CompareFormat(text) }
        if arguments.has("--merge") {
            guard given.isEmpty, figure == nil, RecordingOptions.names.allSatisfy({ arguments.all($0).isEmpty }) else {
                throw CommandError(
                    "--merge takes lines that were written before, and no option but --format, --weights")
            }
            input = .lines(arguments.rest.isEmpty ? ["-"] : arguments.rest)
            self.format = format ?? .table
        } else {
            let recordings = try RecordingOptions(arguments, of: .compare)
            input = .recordings(recordings)
            self.format = format ?? (recordings.isListed ? .json : .table)
            if self.format == .table { try recordings.refuseNone() }
        }
    }

    func run() throws(CommandError) -> ExitStatus {
        switch input {
        case .recordings(let recordings):
            return try compare(recordings)
        case .lines(let files):
            let bars = try FeelMerge.total(of: files)
            if bars == nil, format == .table { throw CommandError("there is no line to merge") }
            if let bars { try Console.print(try format.writeTotal(bars, objective)) }
            return .done
        }
    }

    private func compare(_ recordings: RecordingOptions) throws(CommandError) -> ExitStatus {
        var status = ExitStatus.done
        let sources = recordings.sources(status: &status)
        var total = FeelTotal(policies.map(\.text))
        var comparison = PolicyComparison(policies.map(\.compared))
        var pictures: [ComparePicture] = []
        guard figure == nil || sources.count <= ComparePicture.most else {
            throw CommandError("--svg draws up to \(ComparePicture.most) recordings, found \(sources.count)")
        }
        try print(format.header)
        for (index, source) in sources.enumerated() {
            Console.progress("recording \(index + 1) of \(sources.count)")
            var picture = figure.map { _ in ComparePicture(source.name, policies) }
            let feels = play(source, recordings, &comparison, &picture)
            Console.endProgress()
            switch feels {
            case .success(let feels):
                let bars = zip(policies, feels).map { ComparedBar(policy: $0.text, feel: $1) }
                try print(try format.write(source.name, bars, objective))
                try total.add(bars, place: source.name)
                if let picture { pictures.append(picture) }
            case .failure(let error):
                Console.complain(error.message)
                status = .unusable
            }
        }
        if format == .table, total.bars.contains(where: { $0.feel.recordings > 0 }) {
            try print(try format.writeTotal(total.bars, objective))
        }
        if let figure, !pictures.isEmpty { try figure.write(ComparePicture.svg(pictures)) }
        return status
    }

    /// Prints, unless the picture goes where this would.
    private func print(_ text: String) throws(CommandError) {
        if figure?.isStandardOutput != true { try Console.print(text) }
    }

    /// How all bars feel on a recording.
    private func play(
        _ source: RecordingSource, _ recordings: RecordingOptions, _ comparison: inout PolicyComparison,
        _ picture: inout ComparePicture?
    ) -> Result<[BarFeel], CommandError> {
        do throws(CommandError) {
            var stream = try source.open()
            let bar = (recordings.barLength(of: stream), recordings.startsHidden(of: stream))
            comparison.begin(barLength: bar.0, startsHidden: bar.1)
            picture?.begin(barLength: bar.0, startsHidden: bar.1)
            var events: [ScrollTrace.Event] = []
            while try stream.next(into: &events) {
                comparison.play(events)
                picture?.play(events)
                events.removeAll(keepingCapacity: true)
            }
            return .success(comparison.end())
        } catch {
            return .failure(error)
        }
    }
}
