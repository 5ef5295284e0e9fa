import BarPolicies
import BarPoliciesTesting

/// The lines of the table, in order.
struct MeasuredRows {
    private(set) var rows: [PolicyTiming.Row] = []

    /// Adds a line, and before it the loop by hand that it is compared with, unless that has a line already.
    mutating func add(_ name: String, _ loop: TimedLoop, base: BaseLoop? = nil) {
        let line = base.map { base in
            rows.firstIndex { $0.name == base.name } ?? addBase(base)
        }
        rows.append(PolicyTiming.Row(name, loop, base: line))
    }

    private mutating func addBase(_ base: BaseLoop) -> Int {
        rows.append(PolicyTiming.Row(base.name, base.loop, base: rows.count))
        return rows.count - 1
    }

    /// Everything that is measured unless policies are named.
    static var standard: MeasuredRows {
        var list = MeasuredRows()
        list.add("flick, as written", TimedLoop(byHand: flickAsWritten))
        list.add("flick", TimedLoop(FlickToolbarPolicy()), base: .flick)
        list.add("flick.published", TimedLoop(FlickToolbarPolicy.Published()))
        list.add("swipe, as written", TimedLoop(byHand: swipeAsWritten))
        list.add("swipe", TimedLoop(SwipeNavBarPolicy()), base: .swipe)
        list.add("swipe.published", TimedLoop(SwipeNavBarPolicy.Published()))
        list.add("sticky, as written", TimedLoop(byHand: stickyAsWritten))
        list.add("sticky", TimedLoop(StickyHeaderPolicy()), base: .sticky)
        list.add("sticky.published", TimedLoop(StickyHeaderPolicy.Published()))
        list.add("fixed", TimedLoop(FixedPolicy()))
        list.add("composed of 3", TimedLoop(Compositions.three), base: .three)
        list.add("composed of 5", TimedLoop(Compositions.five), base: .five)
        list.add("flick, erased", TimedLoop(AnyVisibilityPolicy(FlickToolbarPolicy())), base: .flick)
        list.add("composed of 5, erased", TimedLoop(AnyVisibilityPolicy(Compositions.five)), base: .five)
        list.add("flick, any", TimedLoop(ExistentialPolicy(policy: FlickToolbarPolicy())), base: .flick)
        list.add("composed of 5, any", TimedLoop(ExistentialPolicy(policy: Compositions.five)), base: .five)
        return list
    }
}
