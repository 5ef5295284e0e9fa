import BarPolicies

/// What a bar does on one recording, event by event.
struct ReplayRun {
    /// A sample and the state after it.
    struct Row {
        let index: Int
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
    private(set) var sampleCount = 0
    private var replay: TraceReplay<LoggingPolicy<AnyVisibilityPolicy>>
    private let log = StepLog()

    /// Begins with a bar that nothing has happened to.
    init(name: String, policy: AnyVisibilityPolicy, barLength: Double, startsHidden: Bool) {
        self.name = name
        self.policy = policy.description
        let start = ScrollTrace(barLength: barLength, startsHidden: startsHidden)
        replay = TraceReplay(start, policy: LoggingPolicy(policy: policy, log: log))
    }

    var moveCount: Int { replay.moveCount }
    var settledExposure: Double { replay.settledBar.exposure }
    var ignoredCount: Int { replay.driver.ignoredCount }
    var failures: [TraceReplay<LoggingPolicy<AnyVisibilityPolicy>>.Failure] { replay.failures }

    /// Plays an event: the moves that it gave, and a row if it is a sample.
    mutating func play(_ event: ScrollTrace.Event) -> (row: Row?, moves: [Move]) {
        log.step = nil
        let made = replay.play(event)
        var row: Row?
        if case .sample(let sample) = event {
            row = Row(
                index: sampleCount, sample: sample,
                position: log.step?.position ?? min(max(sample.offset, 0), sample.limit), cause: log.step?.cause,
                travel: log.step?.travel ?? 0, bar: replay.driver.bar, isHeld: replay.driver.isHeld,
                move: made.first?.move)
            sampleCount += 1
        }
        let index = sampleCount == 0 ? nil : sampleCount - 1
        return (row, made.map { Move(index: index, time: $0.time, move: $0.move) })
    }
}
