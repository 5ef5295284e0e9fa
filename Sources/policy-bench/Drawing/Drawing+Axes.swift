extension Drawing {
    /// Grid lines across a chart, with their numbers below.
    ///
    /// - Parameters:
    ///   - axis: from left to right.
    ///   - top: where the lines begin.
    ///   - bottom: where they end; the numbers stand below.
    ///   - count: how many at most.
    mutating func columns(_ axis: Axis, top: Double, bottom: Double, count: Int = 8) {
        for number in axis.ticks(count) {
            let x = axis.place(number)
            line([(x, top), (x, bottom)], .grid)
            text(NumberFormat.exact(number), x: x, y: bottom + 15, .middle, size: 11, .quiet)
        }
    }

    /// Grid lines across a chart, with their numbers at the left.
    ///
    /// - Parameters:
    ///   - axis: from below to above, or the other way.
    ///   - left: where the lines begin; the numbers stand before it.
    ///   - right: where they end.
    ///   - count: how many at most.
    mutating func rows(_ axis: Axis, left: Double, right: Double, count: Int = 6) {
        for number in axis.ticks(count) {
            let y = axis.place(number)
            line([(left, y), (right, y)], .grid)
            text(NumberFormat.exact(number), x: left - 6, y: y + 4, .end, size: 11, .quiet)
        }
    }
}
