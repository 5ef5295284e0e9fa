import BarPolicies
import Foundation

/// How a replay is printed.
enum ReplayFormat: String, CaseIterable {
    case text, csv, json

    /// What stands before everything else.
    var header: String {
        self == .csv ? "trace,index,t,phase,position,cause,travel,exposure,target,moving,held,move,reason\n" : ""
    }

    /// One recording.
    func write(_ run: ReplayRun) throws(CommandError) -> String {
        switch self {
        case .text: run.text
        case .csv: run.csv
        case .json: try ReplayJSON(run).line()
        }
    }
}

extension ReplayRun {
    /// The moves, one a line: recording, time, exposures, motion, reason.
    fileprivate var text: String {
        var text = ""
        for made in moves {
            let from = NumberFormat.exact((made.move.from * 1e4).rounded() / 1e4)
            text += "\(name)  \(NumberFormat.fixed(made.time, 4))  \(from) -> \(NumberFormat.exact(made.move.to))"
            text += "  \(made.move.motion)  \(made.move.reason)\n"
        }
        return text
    }

    /// A row for every sample, and a comment with what came of it all.
    fileprivate var csv: String {
        let label = csvCell(name)
        var text = ""
        for (index, row) in rows.enumerated() {
            let cells = [
                label, "\(index)", NumberFormat.exact(row.sample.time), "\(row.sample.phase)",
                NumberFormat.exact(row.position), row.cause.map { "\($0)" } ?? "", NumberFormat.exact(row.travel),
                NumberFormat.exact(row.bar.exposure), NumberFormat.exact(row.bar.target), row.bar.isMoving ? "1" : "0",
                row.isHeld ? "1" : "0", row.move.map { NumberFormat.exact($0.to) } ?? "",
                row.move.map { csvCell($0.reason.description) } ?? "",
            ]
            text += cells.joined(separator: ",") + "\n"
        }
        let settled = NumberFormat.exact(settledExposure)
        return text + "# settled exposure=\(settled) ignored=\(ignoredCount) moves=\(moves.count)\n"
    }

    /// In quotation marks where the text would be taken for more than one cell.
    private func csvCell(_ text: String) -> String {
        guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) || text.hasPrefix("#") else {
            return text
        }
        return "\"\(text.replacingOccurrences(of: "\"", with: "\"\""))\""
    }
}

/// One recording as a JSON object.
private struct ReplayJSON: Encodable {
    struct Move: Encodable {
        let index: Int?
        let t: Double
        let from: Double
        let to: Double
        let motion: String
        let reason: String
    }

    let trace: String
    let policy: String
    let samples: Int
    let ignored: Int
    let settled: Double
    let moves: [Move]

    init(_ run: ReplayRun) {
        trace = run.name
        policy = run.policy
        samples = run.rows.count
        ignored = run.ignoredCount
        settled = run.settledExposure
        moves = run.moves.map { made in
            Move(
                index: made.index, t: made.time, from: made.move.from, to: made.move.to,
                motion: made.move.motion.description, reason: made.move.reason.description)
        }
    }

    /// The object on a line of its own.
    func line() throws(CommandError) -> String {
        try JSONText.write(self, pretty: false)
    }
}
