import BarPolicies

/// What a bar did on one recording.
struct ReplayRun {
    /// A sample and the state after it.
    struct Row {
        let sample: ScrollSample
        let position: Double
        /// `nil` where the driver left the sample out.
        let cause: ScrollStep.Cause?
        let travel: Double
        let bar: BarState
        let isHeld: Bool
        let move: BarMove?
    }

    /// A move, and when it was made: behind which sample (`nil` = before the first) and at which time.
    struct Move {
        let index: Int?
        let time: Double
        let move: BarMove
    }

    let name: String
    /// The policy as it prints itself.
    let policy: String
    private(set) var rows: [Row] = []
    private(set) var moves: [Move] = []
    let settledExposure: Double
    let ignoredCount: Int
    let failures: [TraceReplay<LoggingPolicy<AnyVisibilityPolicy>>.Failure]

    /// Plays a recording.
    init(_ recording: Recording, policy: AnyVisibilityPolicy) {
        name = recording.name
        self.policy = policy.description
        let log = StepLog()
        var replay = TraceReplay(recording.trace, policy: LoggingPolicy(policy: policy, log: log))
        for event in recording.trace.events {
            log.step = nil
            let made = replay.play(event)
            if case .sample(let sample) = event {
                rows.append(
                    Row(
                        sample: sample, position: log.step?.position ?? min(max(sample.offset, 0), sample.limit),
                        cause: log.step?.cause, travel: log.step?.travel ?? 0, bar: replay.driver.bar,
                        isHeld: replay.driver.isHeld, move: made.first?.move))
            }
            let index = rows.isEmpty ? nil : rows.count - 1
            moves += made.map { Move(index: index, time: $0.time, move: $0.move) }
        }
        settledExposure = replay.settledBar.exposure
        ignoredCount = replay.driver.ignoredCount
        failures = replay.failures
    }
}
