import Dispatch

/// Times rows: one pass of one row is a batch, and rows take turns, in an order that is shuffled anew for every round, so
/// that whatever slows the machine down meets them all.
struct Measurement {
    /// What was found for one row.
    struct Result {
        let name: String
        /// Nanoseconds per event, one for each round, ascending.
        let batches: [Double]
        /// How many times the base loop's time an event takes: the median over the rounds; `nil` without a base.
        let ratio: Double?
        let moves: Int
        let shareInMotion: Double?

        var least: Double { batches[0] }
        var median: Double { percentile(0.5) }

        /// The least number that so many of the batches do not exceed.
        func percentile(_ share: Double) -> Double {
            let rank = (share * Double(batches.count)).rounded(.up)
            return batches[min(max(Int(rank), 1), batches.count) - 1]
        }
    }

    /// Two loops that must give the same moves do not.
    struct Difference: Error {
        let row: String
        let base: String
        let recording: String
    }

    let workload: Workload
    let rows: [MeasuredRows.Row]
    let rounds: Int
    let seed: UInt64

    /// Compares all rows that have a base with it.
    func check(on workload: Workload) throws(Difference) {
        for row in rows {
            guard let base = row.base.map({ rows[$0] }) else { continue }
            if let recording = workload.firstDifference(row.loop, base.loop) {
                throw Difference(row: row.name, base: base.name, recording: recording)
            }
        }
    }

    /// Times all rows. `progress` is told which round begins.
    func run(progress: (Int) -> Void) -> [Result] {
        var random = SeededGenerator(seed: seed)
        var order = Array(rows.indices)
        var times = Array(repeating: [Double](), count: rows.count)
        // Once for warmth; what it gives is what every batch must give.
        let sums = rows.map { workload.pass($0.loop) }
        for round in 0..<rounds {
            progress(round)
            order.shuffle(using: &random)
            for index in order {
                let start = DispatchTime.now().uptimeNanoseconds
                let sum = workload.pass(rows[index].loop)
                let end = DispatchTime.now().uptimeNanoseconds
                precondition(sum == sums[index], "A loop gave other moves than before.")
                times[index].append(Double(end - start) / Double(workload.samples.count))
            }
        }
        return rows.indices.map { index in
            let base = rows[index].base
            return Result(
                name: rows[index].name, batches: times[index].sorted(),
                ratio: base.map { median(of: zip(times[index], times[$0]).map { $0 / $1 }) },
                moves: sums[index].moves, shareInMotion: workload.shareInMotion(rows[index].loop))
        }
    }

    private func median(of ratios: [Double]) -> Double {
        let sorted = ratios.sorted()
        return sorted[sorted.count / 2]
    }
}
