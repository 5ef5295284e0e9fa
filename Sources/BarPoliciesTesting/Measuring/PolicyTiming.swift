/// Times policies per scroll event, as `policy-bench` does.
///
/// A batch is whole passes of one row over the workload, 100,000 events at least, and more of them where that takes less
/// than a millisecond: thousands of times what reading the clock takes. Every round has a batch of each row, in an order
/// that is shuffled anew: rows that are compared with each other follow on each other, so that whatever slows the machine
/// down meets them all, and a round's ratio is of batches some milliseconds apart. Every batch stands at another place of
/// the stack, as it would in another process. The clock counts what the thread runs, not what it waits for its turn.
///
/// Read ratios within one run; times vary with the machine.
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
        /// Whether the loop is ``TimedLoop/readingAlone``, with which all rows are compared.
        public let isReadingAlone: Bool

        /// What no loop is faster than. Rows need it for ``Result/overReading``.
        public static let readingAlone = Row("reading alone")

        /// Makes a row.
        ///
        /// - Parameters:
        ///   - name: what it is called.
        ///   - loop: what is timed; it must give the same moves every time.
        ///   - base: the index of the row that it is compared with, its own perhaps; `nil` = none.
        public init(_ name: String, _ loop: TimedLoop, base: Int? = nil) {
            self.name = name
            self.loop = loop
            self.base = base
            isReadingAlone = false
        }

        private init(_ name: String) {
            self.name = name
            loop = .readingAlone
            base = nil
            isReadingAlone = true
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
    /// How many batches of each row are timed.
    public let rounds: Int
    /// How many times a batch goes through the workload, at least.
    public let passes: Int
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
    /// - Precondition: there is a sample in the workload, `samples` is above 0, and every base is the index of a row.
    public init(_ workload: TimedWorkload, _ rows: [Row], samples: Int = 10_000_000, seed: UInt64 = 1) {
        precondition(!workload.samples.isEmpty, "A workload has at least one sample.")
        precondition(samples > 0, "At least one event is timed.")
        precondition(rows.allSatisfy { $0.base.map(rows.indices.contains) ?? true }, "A base is the index of a row.")
        self.workload = workload
        self.rows = rows
        passes = (min(samples, Self.leastBatch) - 1) / workload.samples.count + 1
        rounds = (samples - 1) / (passes * workload.samples.count) + 1
        self.seed = seed
    }

    /// Events of a batch, at least.
    private static let leastBatch = 100_000
    /// Nanoseconds of a batch, at least, unless that needs more than 16 times the least passes.
    private static let leastTime: UInt64 = 1_000_000
    /// Rounds that are not counted: caches, predictors and the processor's clock settle in them, and short batches grow.
    private static let warmingRounds = 5

    /// Compares the moves of all rows that have a base with the base's.
    ///
    /// - Parameter workload: what they are compared on, the timed one or another.
    /// - Throws: a ``Difference`` for the first row that gives other moves.
    public func check(on workload: TimedWorkload) throws(Difference) {
        for row in rows {
            guard let base = row.base.map({ rows[$0] }) else { continue }
            if let recording = workload.firstDifference(row.loop, base.loop) {
                throw Difference(row: row.name, base: base.name, recording: recording)
            }
        }
    }

    /// Times all rows. ``check(on:)`` comes first: a loop that gives other moves than its base has another duty.
    ///
    /// - Parameter progress: is told which round begins, from 0.
    /// - Returns: a result for each row, in their order.
    /// - Precondition: a loop gives the same moves every time.
    public func run(progress: (Int) -> Void = { _ in }) -> [Result] {
        var random = SplitMix64(seed: seed)
        var families = families
        var times = rows.map { _ in
            var batches: [Double] = []
            batches.reserveCapacity(min(rounds, 10_000))
            return batches
        }
        // What the first pass gives is what every pass must give.
        let sums = rows.map { workload.pass($0.loop) }
        var repeats = rows.map { _ in 1 }
        for round in -Self.warmingRounds..<rounds {
            if round >= 0 { progress(round) }
            families.shuffle(using: &random)
            for family in families.indices {
                families[family].shuffle(using: &random)
                for index in families[family] {
                    let count = repeats[index] * passes
                    let place = Int.random(in: 0..<StackPlace.count, using: &random)
                    let time = batch(rows[index].loop, giving: sums[index], passes: count, at: place)
                    if round >= 0 {
                        times[index].append(Double(time) / Double(count * workload.samples.count))
                    } else if time < Self.leastTime {
                        repeats[index] = min(16, 2 * repeats[index])
                    }
                }
            }
        }
        return rows.indices.map { result($0, times, sums[$0]) }
    }

    /// Times one batch, in nanoseconds; 1 where the clock did not move.
    private func batch(_ loop: TimedLoop, giving sum: MoveSum, passes: Int, at place: Int) -> UInt64 {
        var isSame = true
        var time: UInt64 = 0
        StackPlace.lowered(by: place) {
            let start = ThreadClock.now
            for _ in 0..<passes {
                if workload.pass(loop) != sum { isSame = false }
            }
            time = max(1, ThreadClock.now - start)
        }
        precondition(isSame, "A loop gave other moves than before.")
        return time
    }

    /// Rows that take their turns together: a base and those compared with it; what has no base, with reading alone.
    private var families: [[Int]] {
        let isBase = Set(rows.compactMap(\.base))
        let reading = rows.firstIndex(where: \.isReadingAlone)
        let heads = rows.indices.map { rows[$0].base ?? (isBase.contains($0) ? $0 : reading ?? $0) }
        return rows.indices.map { head in rows.indices.filter { heads[$0] == head } }.filter { !$0.isEmpty }
    }

    private func result(_ index: Int, _ times: [[Double]], _ sum: MoveSum) -> Result {
        func ratio(to other: Int) -> TimedRatio {
            TimedRatio(rounds: zip(times[index], times[other]).map { $0 / $1 })
        }
        let row = rows[index]
        return Result(
            name: row.name, batches: times[index].sorted(), ratio: row.base.map(ratio),
            overReading: row.isReadingAlone ? nil : rows.firstIndex(where: \.isReadingAlone).map(ratio),
            moves: sum.moves, shareInMotion: workload.shareInMotion(row.loop), policyBytes: row.loop.policyBytes,
            driverBytes: row.loop.driverBytes)
    }
}
