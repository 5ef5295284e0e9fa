extension VisibilityPolicy {
    /// Shows the bar on a second, deliberate pull at the end: the reader has come to the end, and pulls on.
    ///
    /// ```swift
    /// var driver = BarDriver(FlickToolbarPolicy().showing(onPullPastEnd: 200))
    /// ```
    ///
    /// Trace, 200 pt/s, viewport 600, content 3000, hidden, resting at 2400: pulled to 2450 and lifted with 250 pt/s →
    /// shown; with 100 pt/s → nothing.
    ///
    /// It is a drag that begins at rest at the end (within 1e-6 pt), never goes up (by more than 2/3 pt, which a finger at
    /// rest does), is pulled past the end and lifted with at least this velocity towards the end. The drag or the momentum
    /// that arrives at the end, and its bounce, show nothing. A velocity that the host does not know counts as 0.
    ///
    /// Hosts without a rubber band report no offset past the end: there nothing is shown.
    ///
    /// - Parameters:
    ///   - minimumVelocity: pt/s towards the end at the lift; 0 = any lift.
    ///   - motion: how the bar moves then.
    /// - Precondition: `minimumVelocity` is finite and not negative.
    @inlinable
    public func showing(
        onPullPastEnd minimumVelocity: Double, motion: BarMotion = .sliding()
    ) -> ShowingOnPullPastEnd<Self> {
        ShowingOnPullPastEnd(self, minimumVelocity, motion: motion)
    }
}

/// A policy that a pull past the end overrules; ``VisibilityPolicy/showing(onPullPastEnd:motion:)`` makes it.
public struct ShowingOnPullPastEnd<Base: VisibilityPolicy>: VisibilityPolicy {
    /// The policy that decides otherwise.
    public var base: Base
    /// Points per second towards the end at the lift.
    public let minimumVelocity: Double
    /// How the bar moves then.
    public let motion: BarMotion
    /// The farthest offset of a drag that began at the end and has not gone up; `nil` = there is no such drag.
    @usableFromInline var farthest: Double?

    @inlinable
    init(_ base: Base, _ minimumVelocity: Double, motion: BarMotion) {
        precondition(minimumVelocity >= 0 && minimumVelocity < .infinity, "A pull's velocity is 0 pt/s or more.")
        self.base = base
        self.minimumVelocity = minimumVelocity
        self.motion = motion
    }

    /// Whether the policy inside never lowers the bar.
    @inlinable public var onlyShows: Bool { base.onlyShows }

    /// Says `show` at the lift after such a pull, otherwise what the policy says.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = base.decide(step)
        if step.beginsDrag {
            let wasAtRest = step.previousPhase == .idle || step.previousPhase == .tracking
            let wasAtEnd = abs(step.previousOffset - step.previousLimit) <= ScrollStep.tolerance
            farthest = wasAtRest && wasAtEnd ? step.previousOffset : nil
        }
        guard let last = farthest else { return said }
        if step.phase == .interacting {
            let wentUp = step.offset < last - 2.0 / 3 - ScrollStep.tolerance
            farthest = wentUp ? nil : max(last, step.offset)
            return said
        }
        farthest = nil
        guard last > step.limit + ScrollStep.tolerance, max(step.velocity ?? 0, 0) >= minimumVelocity else {
            return said
        }
        return .show(motion, because: "pulled past the end")
    }
}

extension ShowingOnPullPastEnd: Equatable where Base: Equatable {}
extension ShowingOnPullPastEnd: Hashable where Base: Hashable {}
