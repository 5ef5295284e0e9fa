import BarPolicies

/// L13: a bounce changes nothing that was settled.
struct BouncesChangeNothing: LawWatch {
    /// Where the bar had settled when nothing but pulling and springing back has happened since.
    private var settled: Double?
    private var wasPulled = false

    mutating func see(_ moment: Moment) -> String? {
        if case .wait = moment.event {
            if settled == nil, let step = moment.heard.last?.step, !moment.isOverruled { rest(step, moment) }
            return nil
        }
        guard let step = moment.step, !moment.isOverruled, isBounce(step) else {
            settled = nil
            wasPulled = false
            if let step = moment.step, !moment.isOverruled { rest(step, moment) }
            return nil
        }
        if step.overscroll != 0 { wasPulled = true }
        guard step.phase == .idle, step.overscroll == 0 else { return nil }
        defer {
            wasPulled = false
            rest(step, moment)
        }
        guard let settled, wasPulled, moment.settled != settled else { return nil }
        return
            "The content went past its end and came back; the bar was at \(settled.plain) and ends at \(moment.settled.plain)."
    }

    /// Whether a step is part of a bounce, or of rest.
    private func isBounce(_ step: ScrollStep) -> Bool {
        guard step.cause == .none, step.displacement == 0, step.limit == step.previousLimit, !step.isFirst else {
            return false
        }
        // A finger that flicks inwards as it lifts means more than to let go.
        let edge = step.isAtStart ? -1.0 : 1
        return !step.endsDrag || (step.velocity ?? 0) * edge >= 0
    }

    /// A finger that lies down on momentum stops a bar that follows it half way: nothing has settled before it lifts.
    private mutating func rest(_ step: ScrollStep, _ moment: Moment) {
        let driver = moment.replay.driver
        guard step.phase == .idle, step.overscroll == 0, !driver.bar.isMoving, driver.wakeTime == nil else { return }
        settled = driver.bar.exposure
    }
}
