/// What a scroller reported at one instant.
///
/// A sample is plain data. An adapter makes one for every scroll event; a test or a recording makes them by hand:
///
/// ```swift
/// let sample = ScrollSample(
///     time: 12.5, offset: 300, contentLength: 4_000, viewportLength: 800, phase: .interacting)
/// ```
///
/// **What the host owes the driver.** Lengths are measured with every managed bar fully shown, so that moving a bar never
/// changes a sample. There is a `tracking` sample when a finger touches down, an `animating` sample for every movement
/// that the program makes (an instant one too), an `idle` sample when a burst of wheel events or a pinch ends, and
/// the velocity on the sample that lifts the finger, where it is known.
///
/// A sample may hold any numbers. ``BarDriver`` leaves out those that cannot be true and counts them; see
/// ``BarDriver/ignoredCount``.
public struct ScrollSample: Sendable, Hashable {
    /// What the scroller is doing.
    ///
    /// The list is final: a `switch` over it stays complete.
    public enum Phase: UInt8, Sendable, Hashable {
        /// Nothing touches the scroller and nothing moves by itself.
        case idle
        /// A finger is down and has not scrolled: what moves meanwhile is not taken for the user's. UIKit's `isTracking`
        /// stays true throughout a drag, so ask `isDragging` first.
        case tracking
        /// A finger, a wheel, a trackpad or keys move the content.
        case interacting
        /// The content runs on by momentum.
        case decelerating
        /// The program scrolls, smoothly or at once.
        case animating
        /// A pinch changes the scale.
        case zooming
    }

    /// Seconds on a clock that does not run backwards. Where it starts does not matter.
    public var time: Double
    /// Points scrolled from the resting start: 0 = at rest at the start, growing into the content, negative = pulled
    /// past the start.
    public var offset: Double
    /// Points of the content, with the room that bars and safe area take when every managed bar is fully shown.
    public var contentLength: Double
    /// Points of the scroller's view along the scroll axis, the part under the bars included. Above 0.
    public var viewportLength: Double
    /// Points per second, positive towards the end; `nil` = unknown. The package never estimates it. UIKit's
    /// `scrollViewWillEndDragging` has points per millisecond, of this sign.
    public var velocity: Double?
    /// What the scroller is doing.
    public var phase: Phase

    /// Makes a sample.
    ///
    /// - Parameters:
    ///   - time: seconds on a clock that does not run backwards.
    ///   - offset: points scrolled from the resting start.
    ///   - contentLength: points of the content, bars and safe area included.
    ///   - viewportLength: points of the view, above 0.
    ///   - phase: what the scroller is doing.
    ///   - velocity: points per second, positive towards the end; `nil` = unknown.
    @inlinable
    public init(
        time: Double, offset: Double, contentLength: Double, viewportLength: Double, phase: Phase,
        velocity: Double? = nil
    ) {
        self.time = time
        self.offset = offset
        self.contentLength = contentLength
        self.viewportLength = viewportLength
        self.velocity = velocity
        self.phase = phase
    }
}

extension ScrollSample {
    /// Points beyond which a length or an offset is taken for a mistake.
    @inlinable static var largestLength: Double { 1e9 }
    /// Seconds beyond which a time is taken for a mistake. Seconds since 1970 are well below.
    @inlinable static var largestTime: Double { 1e11 }

    /// Whether the numbers can be true: all finite, lengths, offset and velocity within 1e9, time within 1e11 s, no
    /// negative content and a viewport above 0.
    @inlinable
    public var isPlausible: Bool {
        // Comparisons with NaN are false, so what is not a number is refused too.
        abs(time) <= Self.largestTime && hasPlausibleOffsetAndVelocity
            && contentLength >= 0 && contentLength <= Self.largestLength
            && viewportLength > 0 && viewportLength <= Self.largestLength
    }

    @inlinable @inline(__always)
    var hasPlausibleOffsetAndVelocity: Bool {
        abs(offset) <= Self.largestLength
            && (velocity == nil || abs(velocity.unsafelyUnwrapped) <= Self.largestLength)
    }

    /// The largest position: how far the content can be scrolled, in points. 0 when it fits.
    @inlinable
    public var limit: Double { max(0, contentLength - viewportLength) }

    /// The offset clamped to 0...`limit`.
    @inlinable @inline(__always)
    func position(within limit: Double) -> Double {
        // Written so that each line is one instruction; `max` and `min` take three.
        let offset = offset > 0 ? offset : 0
        return offset < limit ? offset : limit
    }
}

// The order of the phases is such that two bits of the raw value tell who moves the content: 2 and 3 are the user's, 4
// and 5 the program's and a pinch's.
extension ScrollSample.Phase {
    /// Whether the user moves the content, by hand or by momentum.
    @inlinable @inline(__always) public var isMotionOfUser: Bool { rawValue & 6 == 2 }

    /// Whether the user moves the content in one of two phases, and the program or a pinch in neither.
    @inlinable @inline(__always)
    static func userAloneMoves(in one: Self, or other: Self) -> Bool { (one.rawValue | other.rawValue) & 6 == 2 }
}
