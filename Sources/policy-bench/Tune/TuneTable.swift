import BarPoliciesTesting

/// The best settings as a table of at most 80 columns.
struct TuneTable {
    let text: String

    private static let mostOnFront = 20

    init(_ settings: [Setting], given: Setting?, names: [String], top: Int, recordings run: TuneRun) {
        let count = run.recordings.count
        let front = settings.filter(\.isOnFront)
        var lines = [
            "\(settings.count) \(settings.count == 1 ? "setting" : "settings") on \(count)"
                + " \(count == 1 ? "recording" : "recordings"), \(run.samples) samples; best first"
        ]
        lines += CompareTable.leftOut(settings.first?.feel)
        lines += Self.rows(Array(settings.prefix(top)), names: names)
        let ties = settings.prefix { $0.cost == settings[0].cost }.count
        if ties > 1 { lines.append("The first \(ties) are equally good here.") }
        if let given {
            let costs = [given.cost.total, given.cost.unrest, given.cost.loss, given.cost.room]
            let texts = zip(["cost", "unrest", "loss", "room"], costs).map { "\($0) \(NumberFormat.fixed($1, 2))" }
            lines.append("As it is given: \(texts.joined(separator: ", "))")
        }
        lines.append("")
        lines.append("The choice there is: \(front.count) that no other beats in everything. The calmest first")
        let shown = Self.spread(front.sorted { $0.cost.unrest < $1.cost.unrest })
        lines += Self.rows(shown, names: names)
        if shown.count < front.count { lines.append("(\(front.count - shown.count) between these are left out)") }
        lines += ["", "* one of them. unrest: moves, flickers, half shown; loss: points until the bar"]
        lines += ["is back; room: time and points that it is there. The cost is their sum."]
        if let best = settings.first { lines += ["", SwiftText.write(best.expression)] }
        text = lines.joined(separator: "\n") + "\n"
    }

    /// Some of many, evenly, both ends among them.
    private static func spread(_ front: [Setting]) -> [Setting] {
        guard front.count > mostOnFront else { return front }
        return (0..<mostOnFront).map { front[$0 * (front.count - 1) / (mostOnFront - 1)] }
    }

    private static func rows(_ settings: [Setting], names: [String]) -> [String] {
        let heads = names + ["", "cost", "unrest", "loss", "room", "moves", "flick", "back", "gained"]
        let rows = settings.map { setting -> [String] in
            let costs = [setting.cost.total, setting.cost.unrest, setting.cost.loss, setting.cost.room]
            let figures = [FeelFigure.moves, .flickers, .back, .time].map { figure in
                figure.value(of: setting.feel).map { NumberFormat.fixed($0, 1) } ?? "-"
            }
            return setting.values + [setting.isOnFront ? "*" : ""] + costs.map { NumberFormat.fixed($0, 2) } + figures
        }
        let table = [heads] + rows
        let widths = heads.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
        // Where the values are long, each setting has two lines.
        let isWide = widths.reduce(0) { $0 + $1 + 1 } > 80
        return table.map { row in
            var values = ""
            var cells = ""
            for (column, cell) in row.enumerated() {
                let padded = String(repeating: " ", count: widths[column] - cell.count) + cell
                if column < names.count {
                    values += (isWide ? cell : padded) + " "
                } else {
                    cells += padded + " "
                }
            }
            let line = isWide ? "\(values)\n    \(cells)" : values + cells
            return line.split(separator: "\n").map { $0.trimmingSuffix(" ") }.joined(separator: "\n")
        }
    }
}

extension Substring {
    fileprivate func trimmingSuffix(_ character: Character) -> Substring {
        var text = self
        while text.last == character { text.removeLast() }
        return text
    }
}
