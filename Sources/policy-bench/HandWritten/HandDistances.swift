/// How far since the way turned, by hand. 1 = down far enough, -1 = up far enough, 0 = neither.
struct HandTurnDistance {
    private let down: Double
    private let up: Double
    /// How far back is no turn yet, on the way down and on the way up.
    private let patienceDown: Double
    private let patienceUp: Double
    private var anchor = 0.0
    private var farthest = 0.0
    /// 1 = down, -1 = up, 0 = nothing counted yet.
    private var direction = 0

    @inline(__always)
    init(down: Double, up: Double) {
        self.down = down + 1e-6
        self.up = up + 1e-6
        patienceDown = min(up, 2.0 / 3) + 1e-6
        patienceUp = min(down, 2.0 / 3) + 1e-6
    }

    @inline(__always)
    mutating func advance(_ scroll: HandScroll) -> Int {
        if scroll.travel == 0 {
            if scroll.carry != 0 {
                if scroll.userMoves { moveAlong(scroll.carry) } else { direction = 0 }
            }
            return 0
        }
        if scroll.carry != 0 { moveAlong(scroll.carry) }
        if direction == 0 {
            anchor = scroll.origin
            farthest = scroll.origin
            direction = scroll.travel > 0 ? 1 : -1
        }
        if direction > 0 {
            if scroll.position >= farthest {
                farthest = scroll.position
                return scroll.travel > 0 && scroll.position - anchor > down ? 1 : 0
            }
            if farthest - scroll.position <= patienceDown { return 0 }
            turn(to: scroll.position)
            return scroll.travel < 0 && anchor - scroll.position > up ? -1 : 0
        }
        if scroll.position <= farthest {
            farthest = scroll.position
            return scroll.travel < 0 && anchor - scroll.position > up ? -1 : 0
        }
        if scroll.position - farthest <= patienceUp { return 0 }
        turn(to: scroll.position)
        return scroll.travel > 0 && scroll.position - anchor > down ? 1 : 0
    }

    @inline(__always)
    private mutating func moveAlong(_ points: Double) {
        anchor += points
        farthest += points
    }

    @inline(__always)
    private mutating func turn(to position: Double) {
        anchor = farthest
        farthest = position
        direction = -direction
    }
}

/// How far since the drag began, by hand. 1 = down far enough, -1 = up far enough, 0 = neither.
struct HandDragDistance {
    private let down: Double
    private let up: Double
    /// Not a number = nothing counted yet.
    private var start = Double.nan

    @inline(__always)
    init(down: Double, up: Double) {
        self.down = down + 1e-6
        self.up = up + 1e-6
    }

    @inline(__always)
    mutating func advance(_ scroll: HandScroll) -> Int {
        if scroll.travel == 0 {
            if scroll.carry != 0 { start = scroll.userMoves ? start + scroll.carry : .nan }
            if scroll.begins { start = scroll.position }
            return 0
        }
        if scroll.carry != 0 { start += scroll.carry }
        if scroll.begins || start.isNaN { start = scroll.origin }
        let way = scroll.position - start
        if scroll.travel > 0 { return way > down ? 1 : 0 }
        return -way > up ? -1 : 0
    }
}
