/// A policy's opinion: where the bar should go, how, and why.
///
/// ```swift
/// return .hide(.sliding(0.3), because: "scrolled down")
/// ```
///
/// The driver takes it, lets it wait, or drops it; see ``BarDriver``.
public struct BarDecision: Sendable, Hashable {
    /// Where to: 1 = shown ... 0 = hidden. The driver clamps it; what is not a number is no opinion.
    public var exposure: Double
    /// How.
    public var motion: BarMotion
    /// Why.
    public var reason: BarReason
    /// Seconds after which it takes effect, unless the policy says otherwise before; saying the same again does not
    /// start the time anew. 0 = at once. What is negative or not finite counts as 0.
    public var delay = 0.0
    /// Whether it may cut into a running motion. Otherwise it waits, and is taken up when the motion ends; of several
    /// that wait the last one said wins. Following the finger never waits: such a decision is dropped instead.
    public var interruptsMotion = false
    /// Whether it stands only until the policy next says nothing: where votes are counted, and while it waits for its
    /// ``delay``. Guards say so.
    public var isMomentary = false

    /// Whether a finger takes the bar over from a running motion: heard even where it names the motion's own aim.
    @inlinable @inline(__always)
    var takesOver: Bool { interruptsMotion && motion.kind == .following }

    /// Makes a decision.
    @inlinable
    public init(exposure: Double, motion: BarMotion = .sliding(), reason: BarReason) {
        self.exposure = exposure
        self.motion = motion
        self.reason = reason
    }

    /// Show the bar.
    @inlinable
    public static func show(_ motion: BarMotion = .sliding(), because reason: BarReason) -> BarDecision {
        BarDecision(exposure: 1, motion: motion, reason: reason)
    }

    /// Hide the bar.
    @inlinable
    public static func hide(_ motion: BarMotion = .sliding(), because reason: BarReason) -> BarDecision {
        BarDecision(exposure: 0, motion: motion, reason: reason)
    }
}
