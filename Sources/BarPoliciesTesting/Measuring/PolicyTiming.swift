import Dispatch

/// Times policies per scroll event, as `policy-bench` does.
///
/// One pass of one row is a batch, and rows take turns, in an order that is shuffled anew for every round, so that whatever
/// slows the machine down meets them all. Read ratios within one run; times vary with the machine.
///
/// ```swift
/// let timing = PolicyTiming(
///     TimedWorkload(traces), [.init("mine", TimedLoop(MyPolicy())), .init("flick", TimedLoop(FlickToolbarPolicy()))])
/// for result in timing.run() { print(result) }   // mine: 7.2 ns an event, 12 moves
/// ```
///
/// A build without optimisation is measured as it is, and its numbers mean nothing; ``isBuildOptimised`` tells.
public struct PolicyTiming: Sendable {
    /// What is timed.
    public struct Row: Sendable {
        /// What it is called.
        public let name: String
        /// The loop.
        public let loop: TimedLoop
        /// The index of the row whose time it is compared with, and whose moves it must give; `nil` = none.
        public let base: Int?

        /// Makes a row.
        public init(_ name: String, _ loop: TimedLoop, base: Int? = nil) {
            self.name = name
            self.loop = loop
            self.base = base
        }
    }

    /// What was found for one row.
    public struct Result: Sendable, CustomStringConvertible {
        /// The row's name.
        public let name: String
        /// Nanoseconds per event, one for each round, ascending.
        public let batches: [Double]
        /// How many times the base's time an event takes: the median over the rounds; `nil` without a base.
        public let ratio: Double?
        /// How many moves one pass gives.
        public let moves: Int
        /// The share of all samples that leave a motion running; `nil` where nobody can tell.
        public let shareInMotion: Double?

        /// The least nanoseconds per event.
        public var least: Double { batches[0] }
        /// The median of the nanoseconds per event.
        public var median: Double { percentile(0.5) }

        /// The least number that so many of the batches do not exceed.
        public func percentile(_ share: Double) -> Double {
            let rank = (share * Double(batches.count)).rounded(.up)
            return batches[min(max(Int(rank), 1), batches.count) - 1]
        }

        /// The row in a few words: `flick: 7.2 ns an event, 232 moves`.
        public var description: String {
            let tenths = Int((median * 10).rounded())
            return "\(name): \(tenths / 10).\(tenths % 10) ns an event, \(moves) moves"
        }
    }

    /// Two loops that must give the same moves do not.
    public struct Difference: Error, Sendable {
        /// The row that was compared.
        public let row: String
        /// The row that it was compared with.
        public let base: String
        /// The first recording on which they differ.
        public let recording: String
    }

    /// What the rows are timed on.
    public let workload: TimedWorkload
    /// What is timed.
    public let rows: [Row]
    /// How often each row goes through the workload.
    public let rounds: Int
    /// The seed of the order in which rows take turns.
    public let seed: UInt64

    /// Whether this code was built with optimisation.
    public static var isBuildOptimised: Bool { !_isDebugAssertConfiguration() }

    /// Prepares a timing.
    ///
    /// - Parameters:
    ///   - workload: with at least one sample.
    ///   - rows: what is timed.
    ///   - samples: events to time for each row at least, in whole passes of the workload.
    ///   - seed: of the order in which rows take turns.
    public init(_ workload: TimedWorkload, _ rows: [Row], samples: Int = 10_000_000, seed: UInt64 = 1) {
        precondition(!workload.samples.isEmpty, "A workload has at least one sample.")
        precondition(samples > 0, "At least one event is timed.")
        self.workload = workload
        self.rows = rows
        rounds = (samples - 1) / workload.samples.count + 1
        self.seed = seed
    }

    /// Compares the moves of all rows that have a base with the base's.
    public func check(on workload: TimedWorkload) throws(Difference) {
        for row in rows {
            guard let base = row.base.map({ rows[$0] }) else { continue }
            if let recording = workload.firstDifference(row.loop, base.loop) {
                throw Difference(row: row.name, base: base.name, recording: recording)
            }
        }
    }

    /// Times all rows.
    ///
    /// - Parameter progress: is told which round begins, from 0.
    public func run(progress: (Int) -> Void = { _ in }) -> [Result] {
        var random = SplitMix64(seed: seed)
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
