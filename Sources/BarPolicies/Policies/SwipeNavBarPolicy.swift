/// A navigation bar that hides on scrolling down and shows on scrolling up, but never when the content fits.
///
/// For lists of any length, also those from which rows are deleted until nothing scrolls: then the bar is forced back.
///
/// ```swift
/// var driver = BarDriver(SwipeNavBarPolicy(), barLength: 44)
/// ```
///
/// Trace: 9 points down hide, 9 points up show; content shorter than the screen → shown, at once.
///
/// It is visibly made of public parts, and a start for compositions of one's own:
///
/// ```swift
/// FirstDecision {
///     ContentFits()
///     StartZone()
///     TravelRule(hideDistance: 8, showDistance: 8)
/// }
/// ```
///
/// Rules S1 to S7 of the origins; ``Published`` follows them to the letter. 0.2 s is how long the system's bar takes.
public struct SwipeNavBarPolicy: VisibilityPolicy, Hashable {
    /// What it is made of.
    public var parts:
        FirstDecision<
            PolicyComposer.FirstOfTwo<PolicyComposer.FirstOfTwo<ContentFits, StartZone>, TravelRule>
        >

    /// Makes the policy.
    ///
    /// - Parameters:
    ///   - hideDistance: points down since the way turned that must be exceeded.
    ///   - showDistance: points up since the way turned that must be exceeded; waived on arriving at the start.
    ///   - fitMargin: how much more than the viewport the content may take and still count as fitting.
    ///   - minimumFlickVelocity: pt/s; with it only a lift faster than this towards the start reveals, or arriving there.
    ///   - motion: how the bar moves.
    /// - Precondition: distances, margin and velocity are finite and not negative.
    @inlinable
    public init(
        hideDistance: Double = 8, showDistance: Double = 8, fitMargin: ContentFits.Margin = .points(0),
        minimumFlickVelocity: Double? = nil, motion: BarMotion = .sliding(0.2)
    ) {
        parts = FirstDecision {
            ContentFits(margin: fitMargin, motion: motion)
            StartZone(motion: motion)
            TravelRule(
                hideDistance: hideDistance, showDistance: showDistance,
                minimumFlickVelocity: minimumFlickVelocity, motion: motion)
        }
    }

    /// Says `show` when the content fits, at the start and on travel up, `hide` on travel down.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        parts.decide(step)
    }

    /// The behaviour as it was published, faults included.
    ///
    /// - Content exactly as long as the viewport counts as scrollable (S4), so that pulling it past its end hides the bar.
    /// - The viewport is read when the scroller appears and not again; a rotation leaves the test stale (S7).
    /// - A bounce under the finger counts as a swipe (S1).
    ///
    /// For comparing and measuring. Use ``SwipeNavBarPolicy`` in apps.
    public struct Published: VisibilityPolicy, Hashable {
        @usableFromInline var screenLength = 0.0
        @usableFromInline var contentLength = -1.0
        @usableFromInline var isOn = false

        /// Makes the policy.
        @inlinable public init() {}

        /// Tests the content when it appears or changes its length; follows swipes while the test holds.
        @inlinable @inline(__always)
        public mutating func decide(_ step: ScrollStep) -> BarDecision? {
            if step.isFirst || screenLength == 0 { screenLength = step.viewportLength }
            if step.contentLength != contentLength {
                contentLength = step.contentLength
                isOn = contentLength >= screenLength
                if !isOn { return .show(.sliding(0.2), because: "content fits") }
            }
            guard isOn, step.phase == .interacting, step.offset != step.previousOffset else { return nil }
            return step.offset > step.previousOffset
                ? .hide(.sliding(0.2), because: "swiped up") : .show(.sliding(0.2), because: "swiped down")
        }
    }
}
