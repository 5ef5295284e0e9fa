import BarPolicies
import BarPoliciesTesting
import Testing

/// The laws that a policy keeps when it is modified: 500 sessions of 100 samples through each modifier of the sticky
/// header. What a modifier is there to break is left out.
@Suite struct RandomModifierTests {
    static let seeds = 0..<5

    enum Law { case noHidingWithoutTravel, shownAtTheStart, shownAtTheEnd, repeatsChangeNothing }

    private func check(_ policy: some VisibilityPolicy, seeds block: Int, _ laws: Law..., calls: Bool = true) {
        for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
            let session = Checked(StrangeSession(seed: seed, calls: calls, reducesMotion: false).events, policy: policy)
            for law in laws { #expect(session.violations(of: law) == 0, "\(law), seed \(seed)") }
            #expect(session.ignored == 0, "seed \(seed)")
        }
    }

    @Test(arguments: seeds)
    func reversed(block: Int) {
        check(
            StickyHeaderPolicy().reversed(), seeds: block, .noHidingWithoutTravel, .shownAtTheEnd, .repeatsChangeNothing
        )
    }

    @Test(arguments: seeds)
    func countingProgram(block: Int) {
        check(StickyHeaderPolicy().countingProgram(), seeds: block, .shownAtTheStart, .repeatsChangeNothing)
    }

    @Test(arguments: seeds)
    func animated(block: Int) {
        check(
            StickyHeaderPolicy().animated(.immediate), seeds: block, .noHidingWithoutTravel, .shownAtTheStart,
            .repeatsChangeNothing)
    }

    @Test(arguments: seeds)
    func minimumExposure(block: Int) {
        let policy = StickyHeaderPolicy().minimumExposure(0.3)
        check(policy, seeds: block, .noHidingWithoutTravel, .shownAtTheStart, .repeatsChangeNothing)
        for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
            var replay = TraceReplay(driver: BarDriver(policy))
            for event in StrangeSession(seed: seed, calls: false, reducesMotion: false).events {
                replay.play(event)
                #expect([0.3, 1].contains(replay.driver.bar.target), "seed \(seed)")
            }
        }
    }

    @Test(arguments: seeds)
    func debounced(block: Int) {
        let policy = StickyHeaderPolicy().debounced(hiding: 0.2, showing: 0.1)
        check(policy, seeds: block, .shownAtTheStart, .repeatsChangeNothing)
    }

    @Test(arguments: seeds)
    func onlyShowing(block: Int) {
        let policy = StickyHeaderPolicy().onlyShowing()
        check(policy, seeds: block, .noHidingWithoutTravel, .shownAtTheStart, .repeatsChangeNothing)
        check(policy, seeds: block, .shownAtTheEnd, calls: false)
    }

    @Test(arguments: seeds)
    func onlyHiding(block: Int) {
        check(StickyHeaderPolicy().onlyHiding(), seeds: block, .noHidingWithoutTravel, .repeatsChangeNothing)
    }

    @Test(arguments: seeds)
    func withoutHidingNearEnd(block: Int) {
        check(
            StickyHeaderPolicy().withoutHiding(nearEnd: 300), seeds: block, .noHidingWithoutTravel, .shownAtTheStart,
            .repeatsChangeNothing)
    }

    @Test(arguments: seeds)
    func showingAtEnd(block: Int) {
        check(
            StickyHeaderPolicy().showing(atEnd: 0), seeds: block, .noHidingWithoutTravel, .shownAtTheStart,
            .shownAtTheEnd, .repeatsChangeNothing)
    }

    @Test(arguments: seeds)
    func showingOnPullPastEnd(block: Int) {
        check(
            StickyHeaderPolicy().showing(onPullPastEnd: 0), seeds: block, .noHidingWithoutTravel, .shownAtTheStart,
            .repeatsChangeNothing)
    }

    @Test(arguments: seeds)
    func showingAfterIdle(block: Int) {
        check(
            StickyHeaderPolicy().showing(afterIdle: 0.4), seeds: block, .noHidingWithoutTravel, .shownAtTheStart)
    }
}

extension Checked {
    fileprivate func violations(of law: RandomModifierTests.Law) -> Int {
        switch law {
        case .noHidingWithoutTravel: hidesWithoutTravel
        case .shownAtTheStart: hiddenAtTheStart
        case .shownAtTheEnd: hiddenAtTheEnd
        case .repeatsChangeNothing: changedByRepeats
        }
    }
}
