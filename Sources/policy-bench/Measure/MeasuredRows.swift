import BarPolicies

/// The lines of the table, in order.
struct MeasuredRows {
    /// One line.
    struct Row {
        let name: String
        let loop: MeasuredLoop
        /// The line with the loop by hand that gives the same moves, where there is one; that line's own is itself.
        let base: Int?
    }

    private(set) var rows: [Row] = []

    /// Adds a line, and before it the loop by hand that it is compared with, unless that has a line already.
    mutating func add(_ name: String, _ loop: MeasuredLoop, base: BaseLoop? = nil) {
        let line = base.map { base in
            rows.firstIndex { $0.name == base.name } ?? addBase(base)
        }
        rows.append(Row(name: name, loop: loop, base: line))
    }

    private mutating func addBase(_ base: BaseLoop) -> Int {
        rows.append(Row(name: base.name, loop: base.loop, base: rows.count))
        return rows.count - 1
    }

    /// Everything that is measured unless policies are named.
    static var standard: MeasuredRows {
        var list = MeasuredRows()
        list.add("flick, as written", MeasuredLoop(byHand: flickAsWritten))
        list.add("flick", MeasuredLoop(FlickToolbarPolicy()), base: .flick)
        list.add("flick.published", MeasuredLoop(FlickToolbarPolicy.Published()))
        list.add("swipe, as written", MeasuredLoop(byHand: swipeAsWritten))
        list.add("swipe", MeasuredLoop(SwipeNavBarPolicy()), base: .swipe)
        list.add("swipe.published", MeasuredLoop(SwipeNavBarPolicy.Published()))
        list.add("sticky, as written", MeasuredLoop(byHand: stickyAsWritten))
        list.add("sticky", MeasuredLoop(StickyHeaderPolicy()), base: .sticky)
        list.add("sticky.published", MeasuredLoop(StickyHeaderPolicy.Published()))
        list.add("fixed", MeasuredLoop(FixedPolicy()))
        list.add("composed of 3", MeasuredLoop(Compositions.three), base: .three)
        list.add("composed of 5", MeasuredLoop(Compositions.five), base: .five)
        list.add("flick, erased", MeasuredLoop(AnyVisibilityPolicy(FlickToolbarPolicy())), base: .flick)
        list.add("composed of 5, erased", MeasuredLoop(AnyVisibilityPolicy(Compositions.five)), base: .five)
        list.add("flick, any", MeasuredLoop(ExistentialPolicy(policy: FlickToolbarPolicy())), base: .flick)
        list.add("composed of 5, any", MeasuredLoop(ExistentialPolicy(policy: Compositions.five)), base: .five)
        return list
    }
}
