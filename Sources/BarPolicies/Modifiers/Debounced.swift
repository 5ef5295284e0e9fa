extension VisibilityPolicy {
    /// Decisions take effect only when the policy has not said otherwise for so long.
    ///
    /// ```swift
    /// var driver = BarDriver(StickyHeaderPolicy().debounced(hiding: 0.3))   // hides late, shows at once
    /// ```
    ///
    /// Trace, hiding 0.3 s: down 20 → nothing yet; up 20 within 0.3 s → stays shown; otherwise hidden 0.3 s after the
    /// policy first said so.
    ///
    /// It sets ``BarDecision/delay``, so a decision that is said again does not start the time anew, and the host needs a
    /// timer for ``BarDriver/wakeTime``. What a guard says counts only while it goes on saying so. A decision that leaves
    /// the bar where it goes is not delayed: it takes back what waits. Nor is one to follow the finger, which is late or
    /// not at all; what settles the bar after it is.
    ///
    /// - Parameters:
    ///   - hiding: seconds before the bar is lowered.
    ///   - showing: seconds before the bar is raised.
    /// - Precondition: both are finite and not negative.
    @inlinable
    public func debounced(hiding: Double = 0, showing: Double = 0) -> Debounced<Self> {
        Debounced(self, hiding: hiding, showing: showing)
    }
}

/// A policy whose decisions wait; ``VisibilityPolicy/debounced(hiding:showing:)`` makes it.
public struct Debounced<Base: VisibilityPolicy>: VisibilityPolicy {
    /// The policy that decides.
    public var base: Base
    /// Seconds before the bar is lowered.
    public let hiding: Double
    /// Seconds before the bar is raised.
    public let showing: Double

    @inlinable
    init(_ base: Base, hiding: Double, showing: Double) {
        precondition(hiding >= 0 && hiding < .infinity, "A delay is 0 seconds or more.")
        precondition(showing >= 0 && showing < .infinity, "A delay is 0 seconds or more.")
        self.base = base
        self.hiding = hiding
        self.showing = showing
    }

    /// Says what the policy says, after its own delay or this one, whichever is longer.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard var decision = base.decide(step) else { return nil }
        if decision.motion.kind == .following { return decision }
        if decision.exposure < step.bar.target {
            wait(hiding, &decision)
        } else if decision.exposure > step.bar.target {
            wait(showing, &decision)
        }
        return decision
    }

    @inlinable @inline(__always)
    func wait(_ seconds: Double, _ decision: inout BarDecision) {
        // A delay that is not finite counts as 0.
        let isLonger = decision.delay >= seconds && decision.delay < .infinity
        if !isLonger { decision.delay = seconds }
    }
}

extension Debounced: Equatable where Base: Equatable {}
extension Debounced: Hashable where Base: Hashable {}
