import BarPolicies
import BarPoliciesTesting

/// A measurement as it stands in a JSON file, for keeping and comparing.
struct MeasurementFile: Codable {
    /// What was found for one row. Times are in nanoseconds per event.
    struct Row: Codable {
        let name: String
        /// The name of the row that `ratio` compares with; its own where it is the loop by hand.
        let base: String?
        let min: Double
        let median: Double
        let p90: Double
        let p99: Double
        /// The middle half of the batches spans this share of the median.
        let spread: Double
        let ratio: TimedRatio?
        /// The ratio to reading alone.
        let overReading: TimedRatio?
        let moves: Int
        let shareInMotion: Double?
        let policyBytes: Int?
        let driverBytes: Int?
    }

    /// The number that names this form.
    static let schema = 2

    let schema: Int
    let version: String
    let unit: String
    let toolchain: String
    let cpu: String
    let os: String
    /// The commit of the working directory, with `-dirty` where it was changed; `nil` where there is none.
    let commit: String?
    /// Processes that wanted to run, over the last minute.
    let loadAtStart: Double?
    let loadAtEnd: Double?
    let seed: UInt64
    let rounds: Int
    let passesPerBatch: Int
    let eventsPerPass: Int
    /// Besides the generated session.
    let recordings: Int
    let sampleBytes: Int
    /// The spread of the row that is in the middle.
    let medianSpread: Double
    let isNoisy: Bool
    let rows: [Row]

    init(_ timing: PolicyTiming, _ results: [PolicyTiming.Result], loadAtStart: Double?) {
        let noise = Noise(results)
        schema = Self.schema
        version = Program.version
        unit = "ns per event"
        toolchain = Machine.toolchain
        cpu = Machine.cpu
        os = Machine.os
        commit = Machine.commit
        self.loadAtStart = loadAtStart
        loadAtEnd = Machine.load
        seed = timing.seed
        rounds = timing.rounds
        passesPerBatch = timing.passes
        eventsPerPass = timing.workload.samples.count
        recordings = timing.workload.parts.count - 1
        sampleBytes = MemoryLayout<ScrollSample>.size
        medianSpread = noise.spread
        isNoisy = noise.isTooLoud
        rows = zip(timing.rows, results).map { row, result in
            Row(
                name: result.name, base: row.base.map { timing.rows[$0].name }, min: result.least,
                median: result.median, p90: result.percentile(0.9), p99: result.percentile(0.99),
                spread: result.spread, ratio: result.ratio, overReading: result.overReading, moves: result.moves,
                shareInMotion: result.shareInMotion, policyBytes: result.policyBytes,
                driverBytes: result.driverBytes)
        }
    }
}
