extension VisibilityPolicy {
    /// Brings a hidden or part-shown bar back when nothing has happened for so long.
    ///
    /// ```swift
    /// var driver = BarDriver(FlickToolbarPolicy().showing(afterIdle: 30))
    /// ```
    ///
    /// Trace, 30 s: hidden, then 30 s without an event → shown.
    ///
    /// Time counts while the scroller is idle and the user scrolls nothing; a finger down, momentum or a jump of the
    /// program starts it anew, changes of layout do not. It needs a timer for ``BarDriver/wakeTime``: the decision carries
    /// the time that is left as its ``BarDecision/delay``. What the policy itself says comes first, a delayed decision of
    /// the policy included. Put it around the whole composition: inside one, the `show` that waits is an opinion too, which
    /// others are not heard against.
    ///
    /// A bar that the app hid stays hidden until the user scrolls anew, as with every policy.
    ///
    /// - Parameters:
    ///   - seconds: seconds of rest.
    ///   - motion: how the bar moves then.
    /// - Precondition: `seconds` is finite and not negative.
    @inlinable
    public func showing(afterIdle seconds: Double, motion: BarMotion = .sliding()) -> ShowingAfterIdle<Self> {
        ShowingAfterIdle(self, seconds, motion: motion)
    }
}

/// A policy whose bar comes back after a while; ``VisibilityPolicy/showing(afterIdle:motion:)`` makes it.
public struct ShowingAfterIdle<Base: VisibilityPolicy>: VisibilityPolicy {
    /// The policy that decides before.
    public var base: Base
    /// Seconds of rest after which the bar comes back.
    public let seconds: Double
    /// How the bar moves then.
    public let motion: BarMotion
    /// When the present rest began; `nil` = there is none.
    @usableFromInline var restStart: Double?
    /// A delayed decision of the policy; `nil` = none waits.
    @usableFromInline var awaited: BarDecision?
    /// When it is due.
    @usableFromInline var due = 0.0

    @inlinable
    init(_ base: Base, _ seconds: Double, motion: BarMotion) {
        precondition(seconds >= 0 && seconds < .infinity, "A time of rest is 0 seconds or more.")
        self.base = base
        self.seconds = seconds
        self.motion = motion
    }

    /// Whether the policy inside never lowers the bar.
    @inlinable public var onlyShows: Bool { base.onlyShows }

    /// Says what the policy says; where it says nothing, `show` after what is left of the time.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = base.decide(step)
        if step.phase != .idle || step.travel != 0 { restStart = nil }
        if step.phase == .idle, restStart == nil { restStart = step.time }
        if let decision = said {
            let waits = decision.delay > 0 && decision.delay < .infinity && !decision.isMomentary
            // Said again, it is due when it was.
            if waits, decision != awaited { due = step.time + decision.delay }
            awaited = waits ? decision : nil
            return decision
        }
        if let decision = awaited {
            // One decision waits at a time, and the policy's comes first.
            let isDue = step.time >= due
            if isDue { awaited = nil }
            if !isDue || step.bar.target != decision.exposure { return nil }
        }
        guard let start = restStart, step.bar.target < 1 else { return nil }
        var decision = BarDecision.show(motion, because: "nothing happened for a while")
        decision.delay = max(0, seconds - (step.time - start))
        decision.isMomentary = true
        return decision
    }
}

extension ShowingAfterIdle: Equatable where Base: Equatable {}
extension ShowingAfterIdle: Hashable where Base: Hashable {}
