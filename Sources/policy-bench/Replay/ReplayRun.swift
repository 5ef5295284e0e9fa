import BarPolicies
import BarPoliciesTesting

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
    private var replay: Replay
    private let log = StepLog()
    private let firesTimers: Bool

    private typealias Replay = TraceReplay<LoggingPolicy<AnyVisibilityPolicy>>

    /// Begins with a bar that nothing has happened to.
    ///
    /// - Parameter firesTimers: whether a timer that the driver asked for fires in a pause between two samples.
    init(name: String, policy: AnyVisibilityPolicy, barLength: Double, startsHidden: Bool, firesTimers: Bool) {
        self.name = name
        self.firesTimers = firesTimers
        self.policy = policy.description
        let start = ScrollTrace(barLength: barLength, startsHidden: startsHidden)
        replay = TraceReplay(start, policy: LoggingPolicy(policy: policy, log: log))
    }

    /// Seconds on the recording's clock.
    var time: Double { replay.time }
    var moveCount: Int { replay.moveCount }
    var settledExposure: Double { replay.settledBar.exposure }
    var ignoredCount: Int { replay.driver.ignoredCount }
    var failures: [TraceReplay<LoggingPolicy<AnyVisibilityPolicy>>.Failure] { replay.failures }

    /// Plays an event: the moves that it gave, and a row if it is a sample.
    mutating func play(_ event: ScrollTrace.Event) -> (row: Row?, moves: [Move]) {
        let woken = passPause(before: event)
        log.step = nil
        let made = replay.play(event)
        guard case .sample(let sample) = event else { return (nil, woken + moves(made)) }
        let row = Row(
            index: sampleCount, sample: sample,
            position: log.step?.position ?? min(max(sample.offset, 0), sample.limit), cause: log.step?.cause,
            travel: log.step?.travel ?? 0, bar: replay.driver.bar, isHeld: replay.driver.isHeld,
            move: made.first?.move)
        sampleCount += 1
        return (row, woken + moves(made))
    }

    private func moves(_ made: [Replay.Move]) -> [Move] {
        made.map { Move(index: sampleCount == 0 ? nil : sampleCount - 1, time: $0.time, move: $0.move) }
    }

    /// Lets timers fire that are due in the pause before a sample, if there is one: longer than any frame takes.
    private mutating func passPause(before event: ScrollTrace.Event) -> [Move] {
        guard firesTimers, case .sample(let sample) = event, sample.isPlausible, sampleCount > 0,
            sample.time - replay.time > PolicyComparison.longestFrame
        else { return [] }
        var woken: [Move] = []
        while let wake = replay.driver.wakeTime, wake < sample.time {
            woken += moves(replay.play(.wait(seconds(until: wake))))
            guard replay.driver.wakeTime != wake else { break }
        }
        return woken
    }

    /// Seconds that end at a time or just behind it: a timer that fires just before its time does nothing.
    private func seconds(until wake: Double) -> Double {
        let seconds = max(0, wake - replay.time)
        return replay.time + seconds < wake ? seconds.nextUp : seconds
    }
}
