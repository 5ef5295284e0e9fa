/// A measurement as a chart: each row's median, with a whisker from its least to its 90th percentile.
enum MeasureChart {
    private static let rowHeight = 22.0
    private static let left = 270.0
    private static let width = 900.0
    private static let top = 64.0

    static func svg(_ file: MeasurementFile) -> String {
        let bottom = top + rowHeight * Double(file.rows.count)
        var drawing = Drawing(width: width, height: bottom + 56, title: "What a scroll event costs, in nanoseconds")
        let most = file.rows.map { max($0.median, $0.p90) }.max() ?? 1
        let axis = Axis(0...most, from: left, to: width - 120)
        drawing.text("What a scroll event costs", x: 16, y: 26, size: 16, isBold: true)
        let origin = [file.cpu, file.toolchain, file.commit.map { String($0.prefix(12)) }].compactMap { $0 }
        drawing.text(
            "nanoseconds, median; the whisker goes from the least to the 90th percentile of "
                + "\(file.rounds) batches · " + origin.joined(separator: " · "),
            x: 16, y: 46, size: 11, .quiet)
        drawing.columns(axis, top: top, bottom: bottom)
        for (index, row) in file.rows.enumerated() {
            add(row, at: top + rowHeight * Double(index), axis, to: &drawing)
        }
        legend(y: bottom + 42, in: &drawing)
        return drawing.svg
    }

    private static func add(_ row: MeasurementFile.Row, at top: Double, _ axis: Axis, to drawing: inout Drawing) {
        let middle = top + rowHeight / 2
        let isBase = row.base == row.name
        drawing.text(row.name, x: left - 8, y: middle + 4, .end, isBold: isBase)
        drawing.rectangle(
            x: left, y: top + 4, width: axis.place(row.median) - left, height: rowHeight - 8, ink(of: row),
            opacity: isBase || row.base != nil ? 0.85 : 0.5)
        let ends = (axis.place(row.min), axis.place(row.p90))
        drawing.line([(ends.0, middle), (ends.1, middle)], .text, width: 1.5)
        for end in [ends.0, ends.1] {
            drawing.line([(end, middle - 4), (end, middle + 4)], .text, width: 1.5)
        }
        let ratio = isBase ? "" : row.ratio.map { " (\(NumberFormat.fixed($0.median, 2)) ×)" } ?? ""
        let figure = NumberFormat.fixed(row.median, 1) + ratio
        drawing.text(figure, x: max(ends.1, axis.place(row.median)) + 7, y: middle + 4, size: 11)
    }

    /// Loops by hand, policies that are compared with one, and the rest.
    private static func ink(of row: MeasurementFile.Row) -> Ink {
        row.base == nil ? .quiet : row.base == row.name ? .series(1) : .series(0)
    }

    private static func legend(y: Double, in drawing: inout Drawing) {
        let entries: [(Ink, String)] = [
            (.series(1), "loop by hand: the base"), (.series(0), "the same moves, (times its base)"),
            (.quiet, "compared with no loop by hand"),
        ]
        for (index, entry) in entries.enumerated() {
            let x = left + 200 * Double(index)
            drawing.rectangle(x: x, y: y - 9, width: 10, height: 10, entry.0)
            drawing.text(entry.1, x: x + 15, y: y, size: 11, .quiet)
        }
    }
}
