import BarPoliciesTesting

/// What became of each row, as a table of at most 80 columns.
enum DiffTable {
    private static let nameWidth = 32

    static func text(_ difference: MeasurementDifference) -> String {
        var lines = difference.remarks
        let head = line("", "old", "new", "change", "")
        lines.append(head)
        for verdict in difference.verdicts {
            lines.append(
                line(
                    verdict.name, number(verdict.old), number(verdict.new), verdict.change.map(percent) ?? "",
                    verdict.kind.rawValue + (verdict.measure == .reading ? " (reading)" : "")))
        }
        lines.append("old, new: the ratio to the loop by hand with the same moves, or (reading) to")
        lines.append(
            "reading alone. worse, better: by over \(least(.ratio)) (reading: \(least(.reading))), the intervals of both"
        )
        lines.append("runs apart.")
        lines.append(difference.summary)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func least(_ measure: RowVerdict.Measure) -> String {
        NumberFormat.fixed(measure.leastChange * 100, 0) + " %"
    }

    private static func number(_ ratio: TimedRatio?) -> String {
        ratio.map { NumberFormat.fixed($0.median, 2) } ?? ""
    }

    private static func percent(_ share: Double) -> String {
        (share > 0 ? "+" : "") + NumberFormat.fixed(share * 100, 1) + " %"
    }

    private static func line(_ name: String, _ old: String, _ new: String, _ change: String, _ verdict: String)
        -> String
    {
        let start = name.count <= nameWidth ? padded(name, nameWidth) : name + "\n" + padded("", nameWidth)
        let cells = zip([old, new, change], [8, 8, 10]).map {
            String(repeating: " ", count: max(1, $1 - $0.count)) + $0
        }
        let text = start + cells.joined() + "  " + verdict
        return String(text.reversed().drop { $0 == " " }.reversed())
    }

    private static func padded(_ name: String, _ width: Int) -> String {
        name + String(repeating: " ", count: width - name.count)
    }
}
