/// What happened between two samples, and why.
///
/// The driver works it out once and every policy reads it. It is where scrolling is told from everything else that moves
/// an offset: a bounce, a layout, a jump of the program, a pinch.
///
/// A step can be made without a driver, to test a policy:
///
/// ```swift
/// let a = ScrollSample(time: 0, offset: 100, contentLength: 3_000, viewportLength: 600, phase: .interacting)
/// var b = a
/// b.time = 0.016
/// b.offset = 112
/// let step = ScrollStep(from: a, to: b)
/// step.cause    // .user
/// step.travel   // 12
/// ```
///
/// ``ScrollTracker`` makes the steps of a whole sequence.
public struct ScrollStep: Sendable, Hashable {
    /// Why the position changed, or what changed at all.
    public enum Cause: UInt8, Sendable, Hashable {
        /// The user scrolled: ``ScrollStep/travel`` is not 0.
        case user
        /// The program scrolled, or something moved the content that nobody announced.
        case program
        /// The viewport or the content changed its length.
        case layout
        /// A pinch is on its way.
        case zoom
        /// Nothing moved. Pulling past an end and springing back is nothing too.
        case none
    }

    /// Seconds, on the samples' clock.
    public let time: Double
    /// Seconds since the step before; 0 or more.
    public let elapsed: Double
    /// What is being done now.
    public let phase: ScrollSample.Phase
    /// What was being done at the step before; on the first step the same as ``phase``.
    public let previousPhase: ScrollSample.Phase
    /// Why.
    public let cause: Cause
    /// Whether this is the first step of a scroller: nothing moved.
    public let isFirst: Bool
    /// Points that the user scrolled in this step, positive towards the end; 0 for every cause but ``Cause/user``.
    public let travel: Double
    /// Points by which the position changed for other reasons than travel: what a distance must not count.
    public let carry: Double
    /// The change of the position, in points, with the offsets before and now clamped by the present ``limit``: so
    /// neither bouncing nor the end coming nearer is a displacement.
    public let displacement: Double
    /// Where the content is: ``offset`` clamped to 0...``limit``.
    public let position: Double
    /// The position at the step before, clamped by the limit of then.
    public let previousPosition: Double
    /// The largest position: how far the content can be scrolled, in points.
    public let limit: Double
    /// The largest position at the step before.
    public let previousLimit: Double
    /// The offset as the scroller reported it, points.
    public let offset: Double
    /// The offset at the step before as the scroller reported it, points.
    public let previousOffset: Double
    /// Points of the content, bars and safe area included.
    public let contentLength: Double
    /// Points of the scroller's view.
    public let viewportLength: Double
    /// Points per second as the scroller reported it, positive towards the end; `nil` = unknown.
    public let velocity: Double?
    /// The bar at this moment.
    public let bar: BarState

    @inlinable @inline(__always)
    init(
        time: Double, elapsed: Double, sample: ScrollSample, previousPhase: ScrollSample.Phase, cause: Cause,
        isFirst: Bool, travel: Double, carry: Double, displacement: Double, position: Double, previousPosition: Double,
        limit: Double, previousLimit: Double, previousOffset: Double, bar: BarState
    ) {
        self.time = time
        self.elapsed = elapsed
        self.phase = sample.phase
        self.previousPhase = previousPhase
        self.cause = cause
        self.isFirst = isFirst
        self.travel = travel
        self.carry = carry
        self.displacement = displacement
        self.position = position
        self.previousPosition = previousPosition
        self.limit = limit
        self.previousLimit = previousLimit
        self.offset = sample.offset
        self.previousOffset = previousOffset
        self.contentLength = sample.contentLength
        self.viewportLength = sample.viewportLength
        self.velocity = sample.velocity
        self.bar = bar
    }

    /// The same step with what moved taken from the user: the rest of a motion that does not count any more.
    @usableFromInline
    func withoutTravel() -> ScrollStep {
        let sample = ScrollSample(
            time: time, offset: offset, contentLength: contentLength, viewportLength: viewportLength, phase: phase,
            velocity: velocity)
        return ScrollStep(
            time: time, elapsed: elapsed, sample: sample, previousPhase: previousPhase,
            cause: cause == .user ? .program : cause, isFirst: isFirst, travel: 0,
            carry: position - previousPosition, displacement: displacement,
            position: position, previousPosition: previousPosition, limit: limit, previousLimit: previousLimit,
            previousOffset: previousOffset, bar: bar)
    }

    /// Makes the step from one sample to the next, as the only step of a motion.
    ///
    /// - Parameters:
    ///   - previous: the sample before.
    ///   - sample: the sample now.
    ///   - bar: the bar as the policy will find it.
    /// - Precondition: both samples are plausible (``ScrollSample/isPlausible``), the second is not earlier.
    @inlinable
    public init(from previous: ScrollSample, to sample: ScrollSample, bar: BarState = BarState()) {
        var tracker = ScrollTracker()
        _ = tracker.begin(at: previous, bar: bar)
        self = tracker.advance(to: sample, bar: bar)
    }
}

extension ScrollStep {
    /// Points within which two positions are the same.
    @inlinable static var tolerance: Double { 1e-6 }

    /// Where the travel began: the position before, moved along by what was not travel.
    @inlinable @inline(__always)
    var origin: Double { previousPosition + carry }

    /// Points pulled past an end: negative past the start, positive past the end, otherwise 0.
    @inlinable @inline(__always)
    public var overscroll: Double { offset - position }

    /// Whether a drag begins: the step into `interacting` from any other phase. Its travel belongs to the drag.
    @inlinable @inline(__always)
    public var beginsDrag: Bool { phase == .interacting && previousPhase != .interacting }

    /// Whether a drag ends: the step out of `interacting`. The sample that lifts the finger seldom has travel.
    @inlinable @inline(__always)
    public var endsDrag: Bool { previousPhase == .interacting && phase != .interacting }

    /// Whether the scroller comes to rest: the step into `idle` from any other phase.
    @inlinable @inline(__always)
    public var settles: Bool { phase == .idle && previousPhase != .idle }

    /// Whether the content is at its start, or pulled past it.
    @inlinable @inline(__always)
    public var isAtStart: Bool { position <= Self.tolerance }

    /// Whether the content is at its end, or pulled past it.
    @inlinable @inline(__always)
    public var isAtEnd: Bool { limit - position <= Self.tolerance }

    /// Whether the content cannot scroll. It is at its start and at its end, then.
    @inlinable @inline(__always)
    public var contentFits: Bool { limit <= Self.tolerance }

    /// Whether the user begins to move the content: a drag, or momentum whose drag was not reported.
    @inlinable @inline(__always)
    var beginsMotion: Bool {
        phase != previousPhase && (phase == .interacting || (phase == .decelerating && !previousPhase.isMotionOfUser))
    }
}
