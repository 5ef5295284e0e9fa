import BarPolicies

/// One event of a run that was just played, for the laws to look at.
final class Moment {
    /// The event's place in the trace.
    let index: Int
    let event: ScrollTrace.Event
    /// What the policy was asked on it, and said; empty where the driver dropped the event.
    let heard: [Heard]
    /// The bar before the event.
    let before: BarState
    /// The run after the event.
    let replay: TraceReplay<Witness>
    /// Whether the app's word stands, and so nothing can be asked of the policy's.
    let isOverruled: Bool

    init(
        index: Int, event: ScrollTrace.Event, heard: [Heard], before: BarState, replay: TraceReplay<Witness>,
        isOverruled: Bool
    ) {
        self.index = index
        self.event = event
        self.heard = heard
        self.before = before
        self.replay = replay
        self.isOverruled = isOverruled
    }

    /// The bar after the event.
    var bar: BarState { replay.driver.bar }

    /// The step of a sample that the policy saw.
    var step: ScrollStep? {
        guard case .sample = event else { return nil }
        return heard.last?.step
    }

    /// Where the bar is once everything has run out.
    private(set) lazy var settled: Double = replay.settledBar.exposure

    /// Whether something waits that will lower the bar.
    var willBeLowered: Bool {
        var copy = replay
        for _ in 0..<8 {
            guard let wake = copy.driver.wakeTime else { return false }
            let target = copy.driver.bar.target
            for made in copy.play(.wait(max(0, wake - copy.time) + 1e-6)) where made.move.to < target { return true }
        }
        return false
    }
}
