/// One recording as a JSON object.
struct ReplayJSON: Encodable {
    struct Move: Encodable {
        let index: Int?
        let t: Double
        let from: Double
        let to: Double
        let motion: String
        let reason: String
    }

    let trace: String
    let policy: String
    let samples: Int
    let ignored: Int
    let settled: Double
    let moves: [Move]

    init(_ run: ReplayRun, moves: [ReplayRun.Move]) {
        trace = run.name
        policy = run.policy
        samples = run.sampleCount
        ignored = run.ignoredCount
        settled = run.settledExposure
        self.moves = moves.map { made in
            Move(
                index: made.index, t: made.time, from: made.move.from, to: made.move.to,
                motion: made.move.motion.description, reason: made.move.reason.description)
        }
    }

    /// The object on a line of its own.
    func line() throws(CommandError) -> String {
        try JSONText.write(self, pretty: false)
    }
}
