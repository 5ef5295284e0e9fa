import BarPolicies
import Testing

/// The bar's length, another scroller, the status bar, and the driver as a value.
@Suite struct DriverBarTests {
    @Test func aShownOrHiddenBarStaysSoWhenItsLengthChanges() throws {
        try play("!length:60 ?1 D >100 +1s ?0 !length:20 ?0", FlickToolbarPolicy())
    }

    @Test func aPartShownBarKeepsItsVisiblePoints() {
        var driver = BarDriver(FixedPolicy(), barLength: 100)
        _ = driver.expose(0.6, motion: .immediate)
        driver.barLength = 120
        #expect(driver.bar.visibleLength == 60)
        #expect(driver.bar.exposure == 0.5)
        driver.barLength = 40
        #expect(driver.bar.exposure == 1)
    }

    @Test func aMovingBarKeepsItsVisiblePoints() {
        var driver = BarDriver(FlickToolbarPolicy(motion: .sliding(0.4, .linear)), barLength: 100)
        _ = driver.advance(to: .at(0, time: 0))
        _ = driver.advance(to: .at(50, time: 1))
        _ = driver.advance(to: .at(50, time: 1.1))
        driver.barLength = 150
        #expect(abs(driver.bar.visibleLength - 75) < 1e-9)
        _ = driver.advance(to: .at(50, time: 1.41))
        #expect(driver.bar.isHidden)
    }

    @Test func aBarWithoutLengthIsShown() throws {
        try play("B=0 D >100 ?1 !hide ?1 ?moves:0", FlickToolbarPolicy())
        try play("D >100 +1s ?0 !length:0 ?1 !length:44 ?1", FlickToolbarPolicy())
        try play("B=0 H y=500 ?1 D >600 ?1 ?moves:0", FlickToolbarPolicy())
    }

    @Test func theSameLengthAgainLeavesAMotionAlone() {
        var driver = BarDriver(FixedPolicy(), barLength: 44)
        _ = driver.advance(to: .at(500, .idle, time: 0))
        _ = driver.hide(.sliding(1))
        var other = driver
        for time in [0.2, 0.4, 0.6] {
            _ = driver.advance(toTime: time)
            driver.barLength = 44
            _ = other.advance(toTime: time)
        }
        #expect(driver.bar == other.bar)
        #expect(driver.bar.isMoving)
    }

    @Test func wildLengthsChangeNothingAndAreCounted() {
        var driver = BarDriver(FixedPolicy(), barLength: 44)
        for length in [-1, .nan, .infinity, 2e9] { driver.barLength = length }
        #expect(driver.barLength == 44)
        #expect(driver.ignoredCount == 4)
    }

    @Test func anotherScrollerBeginsAnew() throws {
        // Neither the way from 1500 to 0 nor the hidden bar is taken over.
        try play("y=1400 D >1500 U +1s ?0 !attach y=0 ?>1", FlickToolbarPolicy())
        // In the middle of another list the bar stays as it is.
        try play("y=1400 D >1500 U +1s ?0 !attach y=900 ?>0 D >880 ?>1", FlickToolbarPolicy())
        try play("y=0 !attach y=900 ?>1 D >905 ?>1 >910 ?>0", StickyHeaderPolicy())
    }

    @Test func attachingSettlesAPartShownBar() throws {
        try play("y=500 !expose:0.4 +1s ?0.4 !attach ?>0", FlickToolbarPolicy())
        try play("y=500 !expose:0.5 +1s ?0.5 !attach ?>1", FlickToolbarPolicy())
        // One that is on its way to be part shown, too.
        try play("y=500 !expose:0.4 ?>0.4 !attach ?>0", FlickToolbarPolicy())
    }

    @Test func attachingDropsAForcedCallAndWhatWaits() throws {
        try play("H y=500 !attach y=0 ?>1", FlickToolbarPolicy())
        try play("y=500 D >600 >400 !attach y=700 +1s ?0 ?moves:1", FlickToolbarPolicy())
    }

    @Test func momentumUnderWayRunsOutWithoutCounting() throws {
        try play("D >500 U900 ~600 !show +1s !attach ~700/20 . ?1 ~710 ?>0", FlickToolbarPolicy())
        // Arriving at the start shows the bar all the same.
        try play("y=400 D >500 U +1s ?0 !attach ~300 ?0 ~0/20 ?>1", FlickToolbarPolicy())
        // A finger on the new scroller counts at once.
        try play("y=500 !attach D600 >610 ?>0", FlickToolbarPolicy())
        try play("y=500 !attach ~500 D520 ?>0", FlickToolbarPolicy())
    }

    @Test func aMotionGoesOnWhileAnotherScrollerIsAttached() throws {
        try play("y=500 D >600 !attach y=900 ?>0 +0.3s ?>0 +0.1s ?0", FlickToolbarPolicy())
        try play("y=500 D >600 !attach +1s .900 ?0", FlickToolbarPolicy())
        // Another clock that is behind: the motion has as long to go as before.
        var driver = BarDriver(FixedPolicy())
        _ = driver.advance(to: .at(500, .idle, time: 100))
        _ = driver.hide(.sliding(1, .linear))
        _ = driver.advance(toTime: 100.5)
        _ = driver.attach()
        _ = driver.advance(to: .at(900, .idle, time: 2))
        #expect(abs(driver.bar.exposure - 0.5) < 1e-9)
    }

    @Test func attachingBeforeTheFirstSampleChangesNothing() throws {
        try play("none H !attach y=500 . ?0 D ?0 >490 ?>1", FlickToolbarPolicy())
    }

    @Test func aHeldBarIsNotSettledByAnAttach() throws {
        try play("y=500 !expose:0.4 +1s !freeze !attach y=700 ?>0.4", FlickToolbarPolicy())
    }

    @Test func attachingKeepsHolds() throws {
        try play("!hold !attach y=700 D >800 ?>1 !release D >810 U D >820 ?>0", FlickToolbarPolicy())
    }

    @Test func aTapOnTheStatusBarShowsAndScrolls() {
        var driver = BarDriver(FlickToolbarPolicy(), startsHidden: true)
        _ = driver.advance(to: .at(900, .idle))
        let answer = driver.scrollToStart()
        #expect(answer.move?.to == 1)
        #expect(answer.scrolls)
    }

    @Test func aTapMayRevealFirstAndScrollNext() {
        var driver = BarDriver(FlickToolbarPolicy(), startsHidden: true)
        _ = driver.advance(to: .at(900, .idle))
        let first = driver.scrollToStart(.revealsFirst)
        #expect(first.move?.to == 1)
        #expect(!first.scrolls)
        #expect(driver.scrollToStart(.revealsFirst) == StartTapAnswer(move: nil, scrolls: true))
    }

    @Test func aCopyIsASnapshot() {
        var driver = BarDriver(FlickToolbarPolicy())
        _ = driver.advance(to: .at(0, time: 0))
        var copy = driver
        #expect(copy == driver)
        #expect(driver.advance(to: .at(50, time: 1))?.to == 0)
        #expect(copy != driver)
        #expect(copy.bar.isShown)
        #expect(copy.advance(to: .at(50, time: 1))?.to == 0)
        #expect(copy == driver)
    }

    @Test func theMoveSaysItAll() {
        var driver = BarDriver(FlickToolbarPolicy(), barLength: 50)
        #expect(driver.barLength == 50)
        _ = driver.advance(to: .at(0, time: 0))
        #expect(
            driver.advance(to: .at(50, time: 1))
                == BarMove(from: 1, to: 0, motion: .sliding(0.4), reason: "scrolled down"))
    }

    @Test func theInsetIsThePartOnScreenAtEveryEvent() throws {
        let trace = try ScrollTrace("B=60 D >40/5 U +0.1s . D >100/5 U900 ~2460/90 ~2400 . J30 D >0/10 U .")
        var replay = TraceReplay(trace, policy: FollowingBarPolicy())
        var insets: Set<Double> = []
        for event in trace.events {
            replay.play(event)
            let bar = replay.driver.bar
            #expect(bar.inset(base: 20) == 20 + bar.exposure * 60)
            #expect(bar.inset(base: 20) >= 20 && bar.inset(base: 20) <= 80)
            insets.insert(bar.inset(base: 20))
        }
        #expect(insets.count > 10)
    }

    @Test func theInsetToComeIsKnownWithTheTap() {
        var driver = BarDriver(FollowingBarPolicy(), startsHidden: true)
        _ = driver.advance(to: .at(900, .idle))
        _ = driver.scrollToStart()
        #expect(driver.bar.inset(base: 20) == 20)
        #expect(BarState(exposure: driver.bar.target, length: driver.barLength).inset(base: 20) == 64)
    }

    @Test func aHundredRoundsGiveTheSameInsets() throws {
        let round = try ScrollTrace("B=44.1 y=500 D >513.7/1.3 >561/3.1 U . +1s D >500/3.7 U . +1s").events
        var driver = BarDriver(FollowingBarPolicy(), barLength: 44.1)
        var first: [Double]?
        for _ in 0..<100 {
            var replay = TraceReplay(driver: driver)
            let insets = round.map { event in
                replay.play(event)
                return replay.driver.bar.inset(base: 8)
            }
            #expect(insets.min() == 8 && insets.max() == 52.1)
            #expect(insets == first ?? insets)
            first = insets
            driver = replay.driver
            _ = driver.attach()
        }
    }
}
