import BarPolicies

/// Which way the user goes, and since where: the turns that a reader would see.
///
/// Going back by up to 8 points is no turn. What the program scrolls is no part of any way, and ends it. A way begins when
/// the user moves on, not when they came to where it begins: what the bar does while they rest there comes before it.
struct UserWay: Sendable {
    private static let patience = 8.0

    private enum Direction { case none, down, up }

    private var direction = Direction.none
    /// Where the way began, and its furthest point so far: points that the user scrolled, down less up.
    private var start = Place()
    private var furthest = Place()

    private struct Place {
        var position = 0.0
        var index = 0
    }

    /// Follows the user to a point; writes into it how far it is up and down.
    ///
    /// - Returns: the way that has ended, if one has.
    mutating func follow(to point: inout TrackPoint) -> TrackWayEnd? {
        let here = Place(position: point.position, index: point.index)
        var ended: TrackWayEnd?
        switch direction {
        case .none:
            if here.position == start.position { start = here }
            if abs(here.position - start.position) > Self.patience {
                direction = here.position > start.position ? .down : .up
            }
            furthest = direction == .none ? start : here
        case .down, .up:
            let isDown = direction == .down
            let back = isDown ? furthest.position - here.position : here.position - furthest.position
            if back <= 0 {
                furthest = here
            } else if back > Self.patience {
                ended = end()
                start = furthest
                furthest = here
                direction = isDown ? .up : .down
            }
        }
        write(into: &point)
        return ended
    }

    /// Ends the way at a point, where the next one begins.
    mutating func restart(at point: inout TrackPoint) -> TrackWayEnd? {
        let ended = end()
        direction = .none
        start = Place(position: point.position, index: point.index)
        furthest = start
        write(into: &point)
        return ended
    }

    private func end() -> TrackWayEnd? {
        guard direction != .none else { return nil }
        let length = abs(furthest.position - start.position)
        return TrackWayEnd(length: length, start: start.index, isUp: direction == .up)
    }

    private func write(into point: inout TrackPoint) {
        let fromStart = point.position - start.position
        let fromFurthest = point.position - furthest.position
        let down = direction == .up ? fromFurthest : fromStart
        let up = direction == .down ? -fromFurthest : -fromStart
        point.down = .init(length: max(0, down), start: direction == .up ? furthest.index : start.index)
        point.up = .init(length: max(0, up), start: direction == .down ? furthest.index : start.index)
    }
}
