/// How far the user has scrolled one way: the distance that built-in and custom policies count with.
///
/// It measures positions from an anchor and never sums travel up, so 100 steps of 0.4 points are exactly one step of 40.
/// What is not travel (rows put in above, a bounce, the program) moves the anchor along; what moves the content while
/// the user does not starts the count anew.
///
/// ```swift
/// var distance = ScrollDistance(from: .turn, down: 20, up: 8)
/// switch distance.advance(by: step) {
/// case .down: return .hide(because: "scrolled down")   // more than 20 pt down since the way turned
/// case .up: return .show(because: "scrolled up")       // more than 8 pt up since the way turned
/// case nil: return nil
/// }
/// ```
///
/// With `down: 8, up: 8` from the turn: positions 100, 105, 103, 109 answer nil, nil, nil, `.down` (9 > 8 since 100:
/// small moves back do not restart the count); then 102 nil, 100 `.up` (9 > 8 since 109).
public struct ScrollDistance: Sendable, Hashable {
    /// Where counting starts.
    public enum Start: UInt8, Sendable, Hashable {
        /// Where the drag began; momentum goes on counting from there.
        case drag
        /// Where the way turned: the lowest position since the distance up was last exceeded, for the way down, and the
        /// highest since the distance down was, for the way up.
        case turn
    }

    /// A way to scroll.
    public enum Way: UInt8, Sendable, Hashable {
        /// Towards the end of the content.
        case down
        /// Towards its start.
        case up
    }

    /// Where counting starts.
    public let start: Start
    /// Points that the way down must exceed, 0 or more.
    public let down: Double
    /// Points that the way up must exceed, 0 or more.
    public let up: Double

    /// The anchors of the ways down and up; the same for ``Start/drag``. Nothing seen yet: beyond reach.
    @usableFromInline var low = Double.infinity
    @usableFromInline var high = -Double.infinity

    /// Makes a distance that has counted nothing.
    ///
    /// - Parameters:
    ///   - start: where counting starts.
    ///   - down: points that the way down must exceed.
    ///   - up: points that the way up must exceed.
    /// - Precondition: both are finite and not negative.
    @inlinable
    public init(from start: Start, down: Double, up: Double) {
        precondition(down >= 0 && down < .infinity, "The distance down is 0 points or more.")
        precondition(up >= 0 && up < .infinity, "The distance up is 0 points or more.")
        self.start = start
        self.down = down
        self.up = up
    }

    /// Counts a step.
    ///
    /// - Returns: the way of this step's travel if its distance is exceeded (by more than 1e-6 pt; reaching it is not
    ///   enough), again with every further step of that way; `nil` otherwise, and for every step without travel.
    @inlinable @inline(__always)
    public mutating func advance(by step: ScrollStep) -> Way? {
        let carry = step.carry
        if carry != 0 { follow(step, carry: carry) }
        guard step.travel != 0 else {
            if start == .drag, step.beginsMotion { anchor(at: step.position) }
            return nil
        }
        let origin = step.previousPosition + carry
        if start == .drag {
            if step.beginsMotion || low > high { anchor(at: origin) }
        } else {
            low = min(low, origin)
            high = max(high, origin)
        }
        if step.travel > 0 {
            guard step.position - low > down + ScrollStep.tolerance else {
                if start == .turn { high = max(high, step.position) }
                return nil
            }
            if start == .turn { high = step.position }
            return .down
        } else {
            guard high - step.position > up + ScrollStep.tolerance else {
                if start == .turn { low = min(low, step.position) }
                return nil
            }
            if start == .turn { low = step.position }
            return .up
        }
    }

    @inlinable @inline(__always)
    mutating func anchor(at position: Double) {
        low = position
        high = position
    }

    /// Moves the anchors along with what is not travel, or counts anew when it moved while the user did not.
    @inlinable @inline(__always)
    mutating func follow(_ step: ScrollStep, carry: Double) {
        if step.phase.isMotionOfUser || step.travel != 0 {
            low += carry
            high += carry
        } else {
            anchor(at: step.position)
        }
    }
}
