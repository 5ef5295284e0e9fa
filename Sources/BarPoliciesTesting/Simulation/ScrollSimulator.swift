import BarPolicies

/// A scroll view that is not there: it moves as Apple's do and writes down what it would have reported.
///
/// ```swift
/// var simulator = ScrollSimulator(seed: 1)
/// simulator.drag(by: 300)            // a finger comes down and moves; 10 pt are lost before anything scrolls
/// simulator.fling(velocity: 1_200)   // and leaves
/// simulator.wait(0.5)
/// simulator.insertAbove(500)         // momentum goes on from the same rows
/// simulator.settle()
/// let trace = simulator.trace        // for a TraceReplay, a file, a test
/// ```
///
/// Gestures follow on each other as they would on a screen: a finger that is down stays down until it is lifted, one that
/// comes down stops whatever moves, and momentum and animations run only while time passes (``wait(_:)``,
/// ``settle()``, or during another gesture). Calls of the program and changes of the content may come at any time.
///
/// Offsets follow the package's conventions: 0 = at rest at the start, growing into the content. So distances and
/// velocities are positive towards the end, which is where a finger that moves *up* goes. The same seed and the same
/// calls give the same trace.
///
/// What is left out: flicks that add up, several fingers, scrolling across.
public struct ScrollSimulator: Sendable, Hashable {
    /// What happens at the ends of the content.
    public enum Edges: Sendable, Hashable {
        /// It can be pulled past them and bounces.
        case bouncing
        /// Likewise, but content that fits does not move at all.
        case bouncingIfScrollable
        /// It stops there.
        case hard
    }

    /// What was reported so far.
    public internal(set) var trace: ScrollTrace
    /// Seconds since the first sample.
    public internal(set) var time = 0.0
    /// Points scrolled.
    public internal(set) var offset: Double
    /// Points of the content.
    public internal(set) var contentLength: Double
    /// Points of the view.
    public internal(set) var viewportLength: Double

    /// When the display draws.
    public var frames: Frames
    /// How fast momentum dies away.
    public var rate: ScrollPhysics.Rate
    /// What happens at the ends of the content.
    public var edges = Edges.bouncing
    /// Points that a finger moves before anything scrolls.
    public var slop = 10.0
    /// Pixels in a point: a drag moves by whole pixels.
    public var scale = 3.0
    /// Points of a page if the view stops at pages; `nil` if it does not.
    public var pageLength: Double?
    /// What a pull past the start sets off, if anything.
    public var refreshControl: RefreshControl?
    /// Whether the refresh control was set off and has not been told to end.
    public internal(set) var isRefreshing = false

    /// Points before the start at which the content rests, held by the refresh control.
    var inset = 0.0
    var motion = Motion.rest
    /// Seconds by which the next frame will be late.
    var delay = 0.0
    /// The time that a reader of the trace has got to.
    var tracedTime = 0.0
    var random: SplitMix64

    /// Makes a view at rest, and its first sample at time 0.
    ///
    /// - Parameters:
    ///   - seed: what uneven and lost frames are drawn from.
    ///   - frames: when the display draws.
    ///   - rate: how fast momentum dies away.
    ///   - viewport: points of the view, above 0.
    ///   - content: points of the content, 0 or more.
    ///   - offset: points scrolled at first; brought within the content.
    ///   - barLength: points of the bar, for the trace.
    ///   - startsHidden: whether the bar is hidden at first, for the trace.
    public init(
        seed: UInt64 = 0, frames: Frames = .uniform(60), rate: ScrollPhysics.Rate = .normal, viewport: Double = 600,
        content: Double = 3_000, offset: Double = 0, barLength: Double = 44, startsHidden: Bool = false
    ) {
        precondition(viewport > 0 && content >= 0, "A view is longer than 0 points, content is 0 points or more.")
        trace = ScrollTrace(barLength: barLength, startsHidden: startsHidden)
        viewportLength = viewport
        contentLength = content
        self.offset = min(max(offset, 0), max(0, content - viewport))
        self.frames = frames
        self.rate = rate
        random = SplitMix64(seed: seed)
        report()
    }

    /// What the scroller is doing.
    public var phase: ScrollSample.Phase { motion.phase }

    /// Whether something moves that no finger moves: momentum, a bounce, an animation.
    public var isMoving: Bool {
        switch motion {
        case .rest, .finger: false
        case .momentum, .animation: true
        }
    }

    /// The offsets at which the content can rest.
    public var range: ClosedRange<Double> {
        // Not `-inset`, which would make the start -0.
        let start = 0 - inset
        return start...max(start, contentLength - viewportLength)
    }
}
