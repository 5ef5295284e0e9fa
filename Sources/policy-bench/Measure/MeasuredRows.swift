import BarPolicies
import BarPoliciesTesting

/// The lines of the table, in order.
struct MeasuredRows {
    private(set) var rows: [PolicyTiming.Row] = [.readingAlone]

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

    /// The lines that are called so or begin so; all where no names are given. A line whose loop by hand is left out is
    /// compared with nothing.
    func only(_ names: [String]) throws(CommandError) -> MeasuredRows {
        guard !names.isEmpty else { return self }
        var kept: Set<Int> = []
        for name in names {
            let exact = rows.indices.filter { rows[$0].name == name }
            let found = exact.isEmpty ? rows.indices.filter { rows[$0].name.hasPrefix(name) } : exact
            guard !found.isEmpty else {
                let all = rows.map { "\n  \($0.name)" }.joined()
                throw CommandError(
                    "--row: expected the name of a row or its beginning, found \"\(name)\"; the rows are\(all)")
            }
            kept.formUnion(found)
        }
        let order = kept.sorted()
        var list = MeasuredRows()
        list.rows = order.map { index in
            let row = rows[index]
            guard !row.isReadingAlone else { return row }
            return PolicyTiming.Row(row.name, row.loop, base: row.base.flatMap(order.firstIndex(of:)))
        }
        return list
    }

    /// Everything that is measured unless policies are named.
    static var standard: MeasuredRows {
        var list = MeasuredRows()
        list.addLeaves()
        list.addCompositions()
        list.addDynamicForms()
        list.addDepths()
        return list
    }

    private mutating func addLeaves() {
        add("flick, as written", TimedLoop(byHand: flickAsWritten))
        add("flick", TimedLoop(FlickToolbarPolicy()), base: .flick)
        add("flick.published", TimedLoop(FlickToolbarPolicy.Published()))
        add("swipe, as written", TimedLoop(byHand: swipeAsWritten))
        add("swipe", TimedLoop(SwipeNavBarPolicy()), base: .swipe)
        add("swipe.published", TimedLoop(SwipeNavBarPolicy.Published()))
        add("sticky, as written", TimedLoop(byHand: stickyAsWritten))
        add("sticky", TimedLoop(StickyHeaderPolicy()), base: .sticky)
        add("sticky.published", TimedLoop(StickyHeaderPolicy.Published()))
        add("fixed", TimedLoop(FixedPolicy()))
    }

    private mutating func addCompositions() {
        add("composed of 3", TimedLoop(Compositions.three), base: .three)
        add("composed of 5", TimedLoop(Compositions.five), base: .five)
    }

    /// Policies and drivers as programs hold them that choose at run time.
    private mutating func addDynamicForms() {
        add("flick, erased", TimedLoop(AnyVisibilityPolicy(FlickToolbarPolicy())), base: .flick)
        add("composed of 5, erased", TimedLoop(AnyVisibilityPolicy(Compositions.five)), base: .five)
        add("array of 5 erased", TimedLoop(Compositions.arrayOfFive), base: .five)
        add("flick, any", TimedLoop(ExistentialPolicy(policy: FlickToolbarPolicy())), base: .flick)
        add("composed of 5, any", TimedLoop(ExistentialPolicy(policy: Compositions.five)), base: .five)
        add("flick, driver in a class", .flickInClass, base: .flick)
        add("flick, in a class, unchecked", .flickInClassUnchecked, base: .flick)
    }

    private mutating func addDepths() {
        add("depth 1", TimedLoop(Depths.one))
        add("depth 2", TimedLoop(Depths.two))
        add("depth 4", TimedLoop(Depths.four))
        add("depth 8", TimedLoop(Depths.eight))
        add("depth 16", TimedLoop(Depths.sixteen))
    }
}
