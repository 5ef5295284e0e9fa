import BarPolicies

/// Prints one recording while it is replayed.
///
/// CSV is printed as the rows come, and a recording that breaks off is marked so. The other formats keep the moves, of
/// which there are few, and print a recording whole or not at all.
struct ReplayOutput {
    private let format: ReplayFormat
    private var moves: [ReplayRun.Move] = []
    private var rows = ""
    private var hasPrintedRows = false

    init(_ format: ReplayFormat) {
        self.format = format
    }

    /// Plays events and prints what can be printed.
    mutating func play(_ events: [ScrollTrace.Event], in run: inout ReplayRun) throws(CommandError) {
        for event in events {
            let played = run.play(event)
            if format != .csv {
                moves += played.moves
            } else if let row = played.row {
                rows += row.csv(name: run.name)
            }
        }
        if !rows.isEmpty {
            try Console.print(rows)
            hasPrintedRows = true
            rows.removeAll(keepingCapacity: true)
        }
    }

    /// Prints what stands at the end of a recording.
    func end(_ run: ReplayRun) throws(CommandError) {
        switch format {
        case .text: try Console.print(moves.map { $0.text(name: run.name) }.joined())
        case .csv:
            let settled = NumberFormat.exact(run.settledExposure)
            try Console.print("# settled exposure=\(settled) ignored=\(run.ignoredCount) moves=\(run.moveCount)\n")
        case .json: try Console.print(try ReplayJSON(run, moves: moves).line())
        }
    }

    /// Says that the rows printed are only a part of the recording, if there are any.
    func breakOff(_ reason: String) throws(CommandError) {
        guard hasPrintedRows else { return }
        let line = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
        try Console.print("# broken off: \(line)\n")
    }
}
