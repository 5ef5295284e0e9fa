import BarPolicies

/// L15: within one movement of one way the target turns at most once.
struct TurnsOnce: LawWatch {
    /// The way of the movement, 0 = none.
    private var way = 0.0
    /// The way of the target's last change in this movement, 0 = none.
    private var change = 0.0
    private var turns = 0

    mutating func see(_ moment: Moment) -> String? {
        guard let step = moment.step, !moment.isOverruled, step.phase.isMotionOfUser else { return begin(0) }
        if step.beginsDrag || step.endsDrag || step.limit != step.previousLimit || step.carry != 0 { begin(0) }
        if (step.offset - step.previousOffset) * way < 0 { begin(0) }
        if step.travel != 0 { way = step.travel }
        guard way != 0 else { return nil }
        let difference = moment.bar.target - moment.before.target
        if difference * change < 0 { turns += 1 }
        if difference != 0 { change = difference }
        guard turns > 1 else { return nil }
        return "The content still goes one way, and the bar turns round for the second time."
    }

    @discardableResult
    private mutating func begin(_ way: Double) -> String? {
        self = TurnsOnce()
        return nil
    }
}
