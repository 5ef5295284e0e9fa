import BarPolicies

/// `Docs/Cases.md`, made of the tables.
enum CasesDocument {
    static var text: String {
        var lines = [
            "# Cases",
            "",
            "Behaviours that users asked of other systems, or that other systems' own tests state, and what became of each.",
            "Facts only: wording and scripts are this package's. Every script is played by `BehaviourCaseTests`; its notation is",
            "that of `ScrollTrace`. This file is generated; `UPDATE_DOCS=1 swift test --filter CasesDocument` writes it anew.",
            "",
        ]
        lines += count
        lines += WishSetting.section
        for table in CaseTable.all { lines += section(table) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static var count: [String] {
        var lines = ["| collection | ids | scripts | shown by a test | left out |", "|---|---|---|---|---|"]
        for table in CaseTable.all {
            lines.append(
                row(table.title, table.ids.count, table.cases.count, table.shown.count, table.leftOut.count))
        }
        return lines + [""]
    }

    private static func section(_ table: CaseTable) -> [String] {
        let order = Dictionary(uniqueKeysWithValues: zip(table.ids, table.ids.indices))
        func sorted<Row>(_ rows: [Row], by id: (Row) -> String) -> [Row] {
            rows.enumerated().sorted {
                (order[id($0.element)] ?? .max, $0.offset) < (order[id($1.element)] ?? .max, $1.offset)
            }.map(\.element)
        }
        var lines = ["## \(table.title)", ""]
        if !table.credits.isEmpty { lines += [table.credits, ""] }
        lines += ["| id | kind | what happens | policy | script |", "|---|---|---|---|---|"]
        for item in sorted(table.cases, by: \.covers) {
            lines.append(row(item.id, item.kind.rawValue, item.meaning, "`\(item.policy)`", "`\(item.script)`"))
        }
        if !table.shown.isEmpty {
            lines += ["", "Facts about values, each shown by a test:", "", "| id | kind | what holds | test |"]
            lines.append("|---|---|---|---|")
            for item in sorted(table.shown, by: \.covers) {
                lines.append(row(item.id, item.kind.rawValue, item.meaning, "`\(item.test)`"))
            }
        }
        if !table.leftOut.isEmpty {
            lines += ["", "Left out:", "", "| id | why |", "|---|---|"]
            for item in sorted(table.leftOut, by: \.id) { lines.append(row(item.id, item.reason)) }
        }
        return lines + [""]
    }

    private static func row(_ cells: any CustomStringConvertible...) -> String {
        "| " + cells.map { $0.description.split(separator: "|").joined(separator: "\\|") }.joined(separator: " | ")
            + " |"
    }
}
