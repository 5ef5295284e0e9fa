import BarPoliciesTesting

/// A measurement as JSON, for keeping and comparing.
struct MeasureJSON: Encodable {
    struct Row: Encodable {
        let name: String
        /// The name of the row with the loop by hand, if any.
        let base: String?
        let min: Double
        let median: Double
        let p99: Double
        let ratio: TimedRatio?
        let overReading: TimedRatio?
        let spread: Double
        let moves: Int
        let shareInMotion: Double?
    }

    let schema = 1
    let version = Program.version
    let unit = "ns per event"
    let toolchain = Machine.toolchain
    let cpu = Machine.cpu
    let seed: UInt64
    let rounds: Int
    let eventsPerRound: Int
    /// Besides the generated session.
    let recordings: Int
    let rows: [Row]

    init(_ measurement: PolicyTiming, _ results: [PolicyTiming.Result]) {
        seed = measurement.seed
        rounds = measurement.rounds
        eventsPerRound = measurement.workload.samples.count
        recordings = measurement.workload.parts.count - 1
        rows = zip(measurement.rows, results).map { row, result in
            Row(
                name: result.name, base: row.base.map { measurement.rows[$0].name }, min: result.least,
                median: result.median, p99: result.percentile(0.99), ratio: result.ratio, overReading: result.overReading, spread: result.spread, moves: result.moves,
                shareInMotion: result.shareInMotion)
        }
    }

    func text() throws(CommandError) -> String { try JSONText.write(self, pretty: true) }
}
