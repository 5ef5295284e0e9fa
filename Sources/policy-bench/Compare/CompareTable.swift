import BarPoliciesTesting

/// A comparison as a table of at most 80 columns, best bar first.
struct CompareTable {
    private static let line = TableLine(nameWidth: 13, widths: [7, 6, 6, 6, 6, 6, 6, 6, 7, 5, 6])

    let text: String

    init(_ bars: [ComparedBar], _ objective: FeelObjective) {
        let ranked = bars.map { (bar: $0, cost: objective.cost($0.feel).total) }
            .sorted { ($0.cost, $0.bar.policy) < ($1.cost, $1.bar.policy) }
        var lines = [Self.heading(bars)] + Self.leftOut(bars.first?.feel) + Self.names
        for entry in ranked {
            let cells = Self.figures.map { figure, decimals in
                figure.value(of: entry.bar.feel).map { Self.number($0, decimals) } ?? "-"
            }
            lines.append(Self.line.text(entry.bar.policy, [Self.number(entry.cost, 1)] + cells))
        }
        lines.append("moves, flickers: a minute of scrolling; back, away: points scrolled until then,")
        lines.append("median and 95 %; gained: % of reading time and of screen; half: s a minute half")
        lines.append("shown at rest; wrong: s a minute hidden at the start or where content fits.")
        text = lines.joined(separator: "\n") + "\n"
    }

    private static let figures: [(FeelFigure, Int)] = [
        (.moves, 1), (.flickers, 1), (.back, 1), (.backP95, 1), (.away, 1), (.awayP95, 1), (.time, 1), (.screen, 1),
        (.half, 1), (.wrong, 1),
    ]

    private static let names = [
        line.text("", ["", "", "flick-", "back", "", "away", "", "gained", ""]),
        line.text("", ["cost", "moves", "ers", "pt", "95 %", "pt", "95 %", "time", "screen", "half", "wrong"]),
    ]

    private static func heading(_ bars: [ComparedBar]) -> String {
        guard let feel = bars.first?.feel else { return "" }
        let seconds = { (microseconds: Int) in NumberFormat.fixed(Double(microseconds) / 1e6, 0) }
        let recordings = "\(feel.recordings) \(feel.recordings == 1 ? "recording" : "recordings")"
        return "\(recordings), \(seconds(feel.microseconds)) s,"
            + " of which \(seconds(feel.scrollingMicroseconds)) s of scrolling; best first"
    }

    /// A line that names what was left out, where something was.
    static func leftOut(_ feel: BarFeel?) -> [String] {
        guard let count = feel?.ignored, count > 0 else { return [] }
        return ["left out, since they cannot be true: \(count) samples and calls (see replay)"]
    }

    /// So that it fits its column: a large number without decimals, a larger one in thousands or millions.
    private static func number(_ value: Double, _ decimals: Int) -> String {
        let millions = NumberFormat.fixed(value / 1e6, 0) + "M"
        let texts = [
            NumberFormat.fixed(value, decimals), NumberFormat.fixed(value, 0),
            NumberFormat.fixed(value / 1e3, 0) + "k",
        ]
        return texts.first { $0.count <= 5 } ?? millions
    }
}
