/// The bar, and who may move it: the part of the driver that no policy has a say in.
///
/// Everything here is off the common path, so it is compiled once, for all policies.
@usableFromInline
struct BarArbiter: Sendable, Hashable {
    @usableFromInline var bar: BarState
    @usableFromInline var conditions: BarConditions
    var shownHolds = 0
    var freezes = 0
    /// Said while a motion ran; taken up when it ends.
    var queued: BarDecision?
    /// Said with a delay, and when it is due.
    var delayed: BarDecision?
    var due = 0.0

    init(bar: BarState, startsHidden: Bool) {
        self.bar = bar
        conditions = .awaitsFirstSample
        if startsHidden { force(atRest: true) }
    }

    // MARK: Motions

    /// Lets time pass; the running motion ends when its duration has passed.
    @inlinable @inline(__always)
    mutating func pass(to time: Double) {
        guard conditions.contains(.moving) else { return }
        bar.now = time
        if time >= bar.endTime { endMotion() }
    }

    @usableFromInline
    mutating func endMotion() {
        bar.endMotion()
        conditions.remove(.moving)
    }

    /// Begins a move, whatever runs.
    mutating func begin(_ exposure: Double, _ motion: BarMotion, _ reason: BarReason, at time: Double) -> BarMove? {
        let target = bar.possible(exposure)
        // A finger that follows a moving bar to where it goes takes it there now.
        guard target != bar.target || (motion.kind == .following && bar.isMoving) else { return nil }
        let from = bar.exposure
        var motion = motion
        if !(motion.duration > 0 && motion.duration.isFinite) { motion.duration = 0 }
        if bar.reducesMotion, motion.kind == .sliding { motion.kind = .fading }
        bar.begin(motion, from: from, to: target, at: time)
        conditions.remove(.moving)
        if bar.isMoving { conditions.insert(.moving) }
        return BarMove(from: from, to: target, motion: motion, reason: reason)
    }

    // MARK: Opinions of the policy

    /// Takes an opinion: carries it out, or lets it wait.
    ///
    /// It goes out of line in its parts, in registers: as a whole it would be written to memory for every opinion, also
    /// for those that the caller finds to be nothing new.
    @inlinable @inline(__always)
    mutating func take(_ decision: BarDecision, at time: Double) -> BarMove? {
        take(
            exposure: decision.exposure, kind: decision.motion.kind, duration: decision.motion.duration,
            curve: decision.motion.curve, reason: decision.reason, delay: decision.delay,
            interruptsMotion: decision.interruptsMotion, isMomentary: decision.isMomentary, at: time)
    }

    @usableFromInline
    mutating func take(
        exposure: Double, kind: BarMotion.Kind, duration: Double, curve: BarMotion.Curve, reason: BarReason,
        delay: Double, interruptsMotion: Bool, isMomentary: Bool, at time: Double
    ) -> BarMove? {
        let motion = BarMotion(kind: kind, duration: duration, curve: curve)
        var decision = BarDecision(exposure: exposure, motion: motion, reason: reason)
        decision.delay = delay
        decision.interruptsMotion = interruptsMotion
        decision.isMomentary = isMomentary
        return weigh(decision, at: time)
    }

    private mutating func weigh(_ decision: BarDecision, at time: Double) -> BarMove? {
        guard !decision.exposure.isNaN else { return takeDue(at: time) }
        var decision = decision
        decision.exposure = min(max(decision.exposure, 0), 1)
        if decision.motion.kind == .following, bar.reducesMotion { return takeDue(at: time) }

        if decision.delay > 0, decision.delay.isFinite {
            if delayed != decision {
                delayed = decision
                due = time + decision.delay
            }
            conditions.insert(.waiting)
            return takeDue(at: time)
        }
        delayed = nil
        return carryOut(decision, at: time)
    }

    /// Takes up what waits, if it is due.
    @usableFromInline
    mutating func takeDue(at time: Double) -> BarMove? {
        if let decision = delayed, time >= due {
            delayed = nil
            return carryOut(decision, at: time)
        }
        guard let decision = queued else { return nil }
        return carryOut(decision, at: time)
    }

    private mutating func carryOut(_ decision: BarDecision, at time: Double) -> BarMove? {
        let waits = conditions.contains(.moving) && !decision.interruptsMotion
        if waits, decision.motion.kind == .following { return nil }
        queued = waits && decision.exposure != bar.target ? decision : nil
        if queued == nil, delayed == nil { conditions.remove(.waiting) } else { conditions.insert(.waiting) }
        return waits ? nil : begin(decision.exposure, decision.motion, decision.reason, at: time)
    }

    /// When something that waits is due.
    var wakeTime: Double? {
        let afterMotion = queued == nil ? nil : bar.endTime
        guard delayed != nil else { return afterMotion }
        return min(due, afterMotion ?? due)
    }

    /// The policy said nothing: a momentary decision does not go on waiting for its time.
    @usableFromInline
    mutating func hearNothing(at time: Double) -> BarMove? {
        if let decision = delayed, decision.isMomentary {
            delayed = nil
            if queued == nil { conditions.remove(.waiting) }
        }
        return takeDue(at: time)
    }

    mutating func dropWaiting() {
        queued = nil
        delayed = nil
        conditions.remove(.waiting)
    }

    // MARK: Forced calls and holds

    /// From now on the policy is silent until the user scrolls anew.
    mutating func force(atRest: Bool) {
        dropWaiting()
        conditions.insert(.forced)
        conditions.remove(.forcedSinceRest)
        if atRest { conditions.insert(.forcedSinceRest) }
    }

    mutating func endForce() {
        conditions.remove(.forced)
        conditions.remove(.forcedSinceRest)
    }

    /// Ends a forced call with the step that the user begins to scroll anew with, or that leaves nothing to scroll.
    ///
    /// - Returns: whether a forced call ended.
    @usableFromInline
    mutating func passForce(_ step: ScrollStep, contentStopsScrolling: Bool) -> Bool {
        guard conditions.contains(.forced) else { return false }
        let scrollsAnew = step.beginsDrag || (step.travel != 0 && conditions.contains(.forcedSinceRest))
        if scrollsAnew || contentStopsScrolling {
            endForce()
            return true
        }
        if step.phase == .idle { conditions.insert(.forcedSinceRest) }
        return false
    }

    /// Counts a hold.
    mutating func hold(_ hold: BarHold) {
        dropWaiting()
        conditions.insert(.held)
        switch hold {
        case .shown: shownHolds += 1
        case .asItIs: freezes += 1
        }
    }

    /// Counts a release.
    ///
    /// - Returns: whether it was the last one.
    mutating func release(_ hold: BarHold) -> Bool {
        guard conditions.contains(.held) else { return false }
        switch hold {
        case .shown: shownHolds = max(0, shownHolds - 1)
        case .asItIs: freezes = max(0, freezes - 1)
        }
        guard shownHolds == 0, freezes == 0 else { return false }
        conditions.remove(.held)
        return true
    }

    // MARK: The rest

    /// Follows a leap of the clock.
    @usableFromInline
    mutating func shiftTime(by seconds: Double) {
        bar.shiftTime(by: seconds)
        due += seconds
    }

    mutating func resize(to length: Double) {
        bar.resize(to: length)
        if !bar.isMoving { conditions.remove(.moving) }
        if length == 0 { dropWaiting() }
    }
}
