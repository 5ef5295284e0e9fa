import BarPoliciesTesting

/// A measurement as a table of at most 80 columns.
enum MeasureTable {
    private static let nameWidth = 32

    static func text(_ measurement: PolicyTiming, _ results: [PolicyTiming.Result]) -> String {
        let workload = measurement.workload
        let rounds = count(measurement.rounds, "round")
        let recordings = count(workload.parts.count - 1, "recording")
        var lines = [
            "\(rounds) of \(workload.samples.count) events: \(recordings)"
                + " and a generated session", "nanoseconds per event",
            line("", ["min", "median", "p99", "ratio", "moves", "in motion"]),
        ]
        for result in results {
            lines.append(
                line(
                    result.name,
                    [
                        NumberFormat.fixed(result.least, 1), NumberFormat.fixed(result.median, 1),
                        NumberFormat.fixed(result.percentile(0.99), 1),
                        result.ratio.map { NumberFormat.fixed($0.median, 2) } ?? "", "\(result.moves)",
                        result.shareInMotion.map { NumberFormat.fixed($0 * 100, 1) + " %" } ?? "",
                    ]))
        }
        lines.append("ratio: the time of an event over that of the loop by hand with the same moves,")
        lines.append("the median over all rounds. p99 holds what else the machine was doing.")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ name: String, _ cells: [String]) -> String {
        let widths = [6, 8, 8, 7, 8, 11]
        // A name that is too long for its column has a line of its own.
        let start = name.count <= nameWidth ? padded(name) : name + "\n" + padded("")
        let text = zip(cells, widths).reduce(start) {
            $0 + String(repeating: " ", count: max(1, $1.1 - $1.0.count)) + $1.0
        }
        return text.hasSuffix(" ") ? String(text[...(text.lastIndex { $0 != " " } ?? text.startIndex)]) : text
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    private static func padded(_ name: String) -> String {
        name + String(repeating: " ", count: nameWidth - name.count)
    }
}
