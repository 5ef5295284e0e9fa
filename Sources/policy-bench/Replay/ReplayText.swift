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
            CSVText.cell(name), "\(index)", NumberFormat.exact(sample.time), "\(sample.phase)",
            NumberFormat.exact(position), cause.map { "\($0)" } ?? "", NumberFormat.exact(travel),
            NumberFormat.exact(bar.exposure), NumberFormat.exact(bar.target), bar.isMoving ? "1" : "0",
            isHeld ? "1" : "0", move.map { NumberFormat.exact($0.to) } ?? "",
            move.map { CSVText.cell($0.reason.description) } ?? "",
        ]
        return cells.joined(separator: ",") + "\n"
    }
}
