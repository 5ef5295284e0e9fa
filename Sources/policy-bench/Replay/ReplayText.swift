import Foundation

extension ReplayRun.Move {
    /// The move on one line: recording, time, exposures, motion, reason.
    func text(name: String) -> String {
        let from = NumberFormat.exact((move.from * 1e4).rounded() / 1e4)
        return "\(name)  \(NumberFormat.fixed(time, 4))  \(from) -> \(NumberFormat.exact(move.to))"
            + "  \(move.motion)  \(move.reason)\n"
    }
}

extension ReplayRun.Row {
    /// The sample with the state after it, as a line of CSV.
    func csv(name: String) -> String {
        let cells = [
            csvCell(name), "\(index)", NumberFormat.exact(sample.time), "\(sample.phase)",
            NumberFormat.exact(position), cause.map { "\($0)" } ?? "", NumberFormat.exact(travel),
            NumberFormat.exact(bar.exposure), NumberFormat.exact(bar.target), bar.isMoving ? "1" : "0",
            isHeld ? "1" : "0", move.map { NumberFormat.exact($0.to) } ?? "",
            move.map { csvCell($0.reason.description) } ?? "",
        ]
        return cells.joined(separator: ",") + "\n"
    }

    /// In quotation marks where the text would be taken for more than one cell.
    private func csvCell(_ text: String) -> String {
        guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) || text.hasPrefix("#") else {
            return text
        }
        return "\"\(text.replacingOccurrences(of: "\"", with: "\"\""))\""
    }
}
