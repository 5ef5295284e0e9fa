import BarPoliciesTesting

/// How a comparison is printed.
enum CompareFormat: String, CaseIterable {
    /// All recordings together, best bar first.
    case table
    /// A line for every recording.
    case json
    /// A row for every recording and policy.
    case csv

    init(_ text: String) throws(CommandError) {
        guard let format = CompareFormat(rawValue: text) else {
            throw CommandError("--format: expected table, json or csv, found \"\(text)\"")
        }
        self = format
    }

    /// What stands before everything else.
    var header: String {
        guard self == .csv else { return "" }
        let columns = ["trace", "policy", "samples", "seconds", "cost"] + FeelFigure.allCases.map(\.rawValue)
        return columns.joined(separator: ",") + "\n"
    }

    /// One recording.
    func write(_ trace: String, _ bars: [ComparedBar], _ objective: FeelObjective) throws(CommandError) -> String {
        switch self {
        case .table: ""
        case .json: try FeelLine(trace: trace, bars).text()
        case .csv: bars.map { row(trace, $0, objective) }.joined()
        }
    }

    /// All recordings.
    func writeTotal(_ bars: [ComparedBar], _ objective: FeelObjective) throws(CommandError) -> String {
        switch self {
        case .table: CompareTable(bars, objective).text
        case .json: try FeelLine(trace: nil, bars).text()
        case .csv: header + bars.map { row("", $0, objective) }.joined()
        }
    }

    private func row(_ trace: String, _ bar: ComparedBar, _ objective: FeelObjective) -> String {
        let figures = FeelFigure.allCases.map { $0.value(of: bar.feel).map { NumberFormat.fixed($0, 4) } ?? "" }
        let cells =
            [
                CSVText.cell(trace), CSVText.cell(bar.policy), "\(bar.feel.samples)",
                NumberFormat.fixed(Double(bar.feel.microseconds) / 1e6, 6),
                NumberFormat.fixed(objective.cost(bar.feel).total, 4),
            ] + figures
        return cells.joined(separator: ",") + "\n"
    }
}
