import BarPoliciesTesting

/// What became of each row, as a table of at most 80 columns.
enum DiffTable {
    private static let line = TableLine(nameWidth: 32, widths: [8, 8, 10, 0])

    static func text(_ difference: MeasurementDifference) -> String {
        var lines = difference.remarks
        lines.append(line.text("", ["old", "new", "change"]))
        for verdict in difference.verdicts {
            let numbers = [number(verdict.old), number(verdict.new), verdict.change.map(percent) ?? ""]
            let kind = verdict.kind.rawValue + (verdict.measure == .reading ? " (reading)" : "")
            lines.append(line.text(verdict.name, numbers + [" " + kind]))
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
}
