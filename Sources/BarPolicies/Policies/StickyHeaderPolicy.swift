/// A header strip under the navigation bar that hops out of the way on scrolling down and back on scrolling up.
///
/// For headers that pulling to refresh must leave alone: while the content is at its start, or pulled past it, or springs
/// back to it, the header is shown. The published strip is 40 points long.
///
/// ```swift
/// var driver = BarDriver(StickyHeaderPolicy(), barLength: 40)
/// ```
///
/// Trace: 9 points down hide, 9 points up show; pulled to -80 and back to 0 → shown throughout.
///
/// It is ``StartZone`` over ``TravelRule``: 8 points each way since the way turned, which leaves a trembling hand alone,
/// 0.35 s ease-in. Rules H1 to H7 of the origins; ``Published`` follows them to the letter.
public struct StickyHeaderPolicy: VisibilityPolicy, Hashable {
    /// What it is made of.
    public var parts: FirstDecision<PolicyComposer.FirstOfTwo<StartZone, TravelRule>>

    /// Makes the policy.
    ///
    /// - Parameters:
    ///   - hideDistance: points down since the way turned that must be exceeded.
    ///   - showDistance: points up since the way turned that must be exceeded; waived on arriving at the start.
    ///   - minimumFlickVelocity: pt/s; with it only a lift faster than this towards the start reveals, or arriving there.
    ///   - motion: how the bar moves.
    /// - Precondition: distances and velocity are finite and not negative.
    @inlinable
    public init(
        hideDistance: Double = 8, showDistance: Double = 8, minimumFlickVelocity: Double? = nil,
        motion: BarMotion = .sliding(0.35, .easeIn)
    ) {
        parts = FirstDecision {
            StartZone(motion: motion)
            TravelRule(
                hideDistance: hideDistance, showDistance: showDistance,
                minimumFlickVelocity: minimumFlickVelocity, motion: motion)
        }
    }

    /// Says `show` at the start and on travel up, `hide` on travel down.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        parts.decide(step)
    }

    /// The behaviour as it was published, faults included.
    ///
    /// - One point of jitter toggles the header (H2).
    /// - Springing back at the end counts as scrolling up and shows it; a layout that moves the offset counts too (H2).
    /// - A change cuts into a running motion, as state changes do in SwiftUI.
    ///
    /// For comparing and measuring. Use ``StickyHeaderPolicy`` in apps.
    public struct Published: VisibilityPolicy, Hashable {
        /// Makes the policy.
        @inlinable public init() {}

        /// Compares the raw offset with the one before.
        @inlinable @inline(__always)
        public mutating func decide(_ step: ScrollStep) -> BarDecision? {
            guard step.offset != step.previousOffset else { return nil }
            let shows = step.offset <= 0 || step.offset < step.previousOffset
            var decision = BarDecision(
                exposure: shows ? 1 : 0, motion: .sliding(0.35, .easeIn),
                reason: shows ? "scrolled up, or at the top" : "scrolled down")
            decision.interruptsMotion = true
            return decision
        }
    }
}
