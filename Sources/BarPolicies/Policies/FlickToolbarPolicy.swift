/// A toolbar that gets out of the way while one reads down and comes back when one turns back up.
///
/// For toolbars on small screens. A drag is compared with where it began, through its momentum too: below that the bar
/// hides, above it the bar comes back, and so it does on arriving at the start. Reversing inside a drag is noticed once
/// the finger is past the drag's beginning.
///
/// ```swift
/// var driver = BarDriver(FlickToolbarPolicy(), barLength: 44)
/// ```
///
/// Trace: drag 0 → 300 hides; a new drag 300 → 290 shows; a bounce, inserted rows, a jump of the program do nothing.
///
/// It is ``StartZone`` over ``TravelRule``: points count from the drag's beginning, 0 each way, 0.4 s ease-in-out.
/// Rules F1 to F7 of the origins; ``Published`` follows them to the letter.
public struct FlickToolbarPolicy: VisibilityPolicy, Hashable {
    /// What it is made of.
    public var parts: FirstDecision<PolicyComposer.FirstOfTwo<StartZone, TravelRule>>

    /// Makes the policy.
    ///
    /// - Parameters:
    ///   - hideDistance: points down from the drag's beginning that must be exceeded.
    ///   - showDistance: points up from the drag's beginning that must be exceeded; waived on arriving at the start.
    ///   - minimumFlickVelocity: pt/s; with it only a lift faster than this towards the start reveals, or arriving there.
    ///   - motion: how the bar moves.
    /// - Precondition: distances and velocity are finite and not negative.
    @inlinable
    public init(
        hideDistance: Double = 0, showDistance: Double = 0, minimumFlickVelocity: Double? = nil,
        motion: BarMotion = .sliding(0.4)
    ) {
        parts = FirstDecision {
            StartZone(motion: motion)
            TravelRule(
                hideDistance: hideDistance, showDistance: showDistance, from: .drag,
                minimumFlickVelocity: minimumFlickVelocity, motion: motion)
        }
    }

    /// Says `hide` below the drag's beginning, `show` above it and at the start.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        parts.decide(step)
    }

    /// The behaviour as it was published, faults included.
    ///
    /// - A drag that begins at offset 0 cannot bring back a hidden bar (F4, F5).
    /// - A bounce, inserted rows and a jump count as scrolling (F3, F4 look at the raw offset).
    /// - While the bar moves, scrolling is not looked at (F2).
    ///
    /// For comparing and measuring. Use ``FlickToolbarPolicy`` in apps.
    public struct Published: VisibilityPolicy, Hashable {
        /// The raw offset where the drag began; 0 = no drag yet.
        @usableFromInline var origin = 0.0

        /// Makes the policy.
        @inlinable public init() {}

        /// Compares the raw offset with where the drag began.
        @inlinable @inline(__always)
        public mutating func decide(_ step: ScrollStep) -> BarDecision? {
            if step.beginsDrag { origin = step.previousOffset }
            guard step.offset != step.previousOffset, !step.bar.isMoving else { return nil }
            if step.offset > origin, step.bar.target == 1 {
                return .hide(.sliding(0.4), because: "below the drag's beginning")
            }
            if step.offset < origin, step.bar.target == 0, origin != 0 {
                return .show(.sliding(0.4), because: "above the drag's beginning")
            }
            return nil
        }
    }
}
