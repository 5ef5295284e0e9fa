/// How far since the way turned, by hand. 1 = down far enough, -1 = up far enough, 0 = neither.
struct HandTurnDistance {
    let down: Double
    let up: Double
    private var low = Double.infinity
    private var high = -Double.infinity

    @inline(__always)
    init(down: Double, up: Double) {
        self.down = down + 1e-6
        self.up = up + 1e-6
    }

    @inline(__always)
    mutating func advance(_ scroll: HandScroll) -> Int {
        if scroll.carry != 0 {
            if scroll.userMoves || scroll.travel != 0 {
                low += scroll.carry
                high += scroll.carry
            } else {
                low = scroll.position
                high = scroll.position
            }
        }
        if scroll.travel == 0 { return 0 }
        low = min(low, scroll.origin)
        high = max(high, scroll.origin)
        if scroll.travel > 0 {
            high = max(high, scroll.position)
            guard scroll.position - low > down else { return 0 }
            high = scroll.position
            return 1
        } else {
            low = min(low, scroll.position)
            guard high - scroll.position > up else { return 0 }
            low = scroll.position
            return -1
        }
    }
}

/// How far since the drag began, by hand. 1 = down far enough, -1 = up far enough, 0 = neither.
struct HandDragDistance {
    let down: Double
    let up: Double
    private var start = Double.nan

    @inline(__always)
    init(down: Double, up: Double) {
        self.down = down + 1e-6
        self.up = up + 1e-6
    }

    @inline(__always)
    mutating func advance(_ scroll: HandScroll) -> Int {
        if scroll.carry != 0 {
            start = scroll.userMoves || scroll.travel != 0 ? start + scroll.carry : scroll.position
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
