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
/// With `down: 8, up: 8` from the turn, positions 100, 105, 109 answer nil, nil, `.down` (9 > 8 since 100); then 102 and
/// 100 answer nil, `.up` (9 > 8 since 109).
public struct ScrollDistance: Sendable, Hashable {
    /// Where counting starts.
    public enum Start: UInt8, Sendable, Hashable {
        /// Where the drag began; momentum goes on counting from there.
        case drag
        /// Where the way turned. A move back of no more than 2/3 pt is no turn: a finger at rest makes such moves, two
        /// pixels of a screen with three to the point. Where the distance of the way back is smaller, that is the
        /// measure, so with a distance of 0 every move back is a turn.
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

    /// Where counting started.
    @usableFromInline var anchor = 0.0
    /// The farthest position on the present way; of use from a turn only.
    @usableFromInline var farthest = 0.0
    /// The present way, 1 = down, -1 = up; for a drag 1. 0 = nothing counted yet.
    @usableFromInline var direction = 0.0

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

    /// The way that the content goes at present, of a distance from the turn; `nil` = none yet, or from the drag.
    @inlinable
    public var way: Way? {
        guard start == .turn, direction != 0 else { return nil }
        return direction > 0 ? .down : .up
    }

    /// Points gone on the present ``way``; 0 where there is none.
    @inlinable
    public var points: Double { way == nil ? 0 : abs(farthest - anchor) }

    /// Counts a step.
    ///
    /// - Returns: the way of this step's travel if its distance is exceeded (by more than 1e-6 pt; reaching it is not
    ///   enough), again with every further step of that way; `nil` otherwise, and for every step without travel.
    @inlinable @inline(__always)
    public mutating func advance(by step: ScrollStep) -> Way? {
        guard step.travel != 0 else {
            stay(step)
            return nil
        }
        if step.carry != 0 { moveAlong(step.carry) }
        switch start {
        case .drag: if direction == 0 || step.beginsMotion { begin(at: step.origin, towards: 1) }
        case .turn: go(with: step)
        }
        // A move back that is no turn stays within the distance of its way, and so says nothing.
        let distance = step.position - anchor
        if step.travel > 0 {
            return distance > down + ScrollStep.tolerance ? .down : nil
        } else {
            return -distance > up + ScrollStep.tolerance ? .up : nil
        }
    }

    /// Takes a step without travel: moves along while the user moves the content, and counts anew when it moved while
    /// the user did not.
    @inlinable @inline(__always)
    mutating func stay(_ step: ScrollStep) {
        if step.carry != 0 {
            if step.phase.isMotionOfUser { moveAlong(step.carry) } else { direction = 0 }
        }
        if start == .drag, step.beginsMotion { begin(at: step.position, towards: 1) }
    }

    /// Goes on, turns round, or begins.
    @inlinable @inline(__always)
    mutating func go(with step: ScrollStep) {
        var ahead = (step.position - farthest) * direction
        if ahead <= 0 {
            if direction == 0 {
                begin(at: step.origin, towards: step.travel > 0 ? 1 : -1)
                ahead = (step.position - farthest) * direction
            }
            if ahead < 0 {
                let back = direction > 0 ? up : down
                guard -ahead > min(back, 2.0 / 3) + ScrollStep.tolerance else { return }
                anchor = farthest
                direction = -direction
            }
        }
        farthest = step.position
    }

    @inlinable @inline(__always)
    mutating func begin(at position: Double, towards direction: Double) {
        anchor = position
        farthest = position
        self.direction = direction
    }

    @inlinable @inline(__always)
    mutating func moveAlong(_ points: Double) {
        anchor += points
        farthest += points
    }
}
