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
        if scroll.carry != 0 {
            if scroll.userMoves || scroll.travel != 0 {
                anchor += scroll.carry
                farthest += scroll.carry
            } else {
                direction = 0
            }
        }
        if scroll.travel == 0 { return 0 }
        if direction == 0 {
            anchor = scroll.origin
            farthest = scroll.origin
            direction = scroll.travel > 0 ? 1 : -1
        }
        let back = direction > 0 ? farthest - scroll.position : scroll.position - farthest
        if back <= 0 {
            farthest = scroll.position
        } else if back > (direction > 0 ? patienceDown : patienceUp) {
            anchor = farthest
            farthest = scroll.position
            direction = -direction
        }
        if scroll.travel > 0 { return direction > 0 && scroll.position - anchor > down ? 1 : 0 }
        return direction < 0 && anchor - scroll.position > up ? -1 : 0
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
        if scroll.carry != 0 {
            start = scroll.userMoves || scroll.travel != 0 ? start + scroll.carry : .nan
        }
        if scroll.travel == 0 {
            if scroll.begins { start = scroll.position }
            return 0
        }
        if scroll.begins || start.isNaN { start = scroll.origin }
        let way = scroll.position - start
        if scroll.travel > 0 { return way > down ? 1 : 0 }
        return -way > up ? -1 : 0
    }
}
