import BarPolicies
import Testing

/// Points 4 and 5 of arbitration: forced calls, and the policy put back to its beginning.
@Suite struct DriverForceTests {
    @Test func aForcedCallStandsUntilTheNextDrag() throws {
        try play("y=500 D >560 U2000 ~700 !show ?>1 ~1200/50 . +1s ?1 T ?1 D >1210 ?>0", FlickToolbarPolicy())
        try play("y=500 !hide ?>0 +1s . J400 ?>0 D >390 ?>1", FlickToolbarPolicy())
    }

    @Test func aForcedCallInsideADragOutlivesIt() throws {
        try play("y=500 D >560 !show >900/10 ?>1 U . ?>1 D >910 ?>0", FlickToolbarPolicy())
    }

    @Test func withoutAFingerTheNextTravelAfterRestEndsIt() throws {
        try play("y=500 ~560 !show ~700 ?>1 . ?>1 ~720 ?>0", FlickToolbarPolicy())
        try play("y=500 W540 +1s ?0 !show +1s ?1 W600 ?>0", FlickToolbarPolicy())
    }

    @Test func whatWasScrolledBeforeCountsForNothing() throws {
        // 6 points before and 200 while it stands; the drag's own 5 are below 8.
        try play("y=500 D >506 !show >700 U . D >705 ?>1 ?moves:0 >709 ?>0", StickyHeaderPolicy())
    }

    @Test func contentThatStopsScrollingOverridesIt() throws {
        try play("y=1000 !hide +1s . ?0 C=300@0 ?>1", FlickToolbarPolicy())
        // Content that fits when the call is made is the app's own affair.
        try play("C=300 !hide ?>0 +1s . ?>0 D ?>1", FlickToolbarPolicy())
    }

    @Test func forcedCallsCutIntoAMotion() throws {
        try play("y=500 D >600 +0.1s !show ?>1 ?moves:2", FlickToolbarPolicy())
    }

    @Test func repeatingAForcedCallMovesNothing() throws {
        try play("!hide !hide !hide ?moves:1 !show !show ?moves:2", FlickToolbarPolicy())
    }

    @Test func anExposureIsClampedAndANaNIsCounted() {
        var driver = BarDriver(FlickToolbarPolicy())
        #expect(driver.expose(0.5, motion: .immediate)?.to == 0.5)
        #expect(driver.expose(-3, motion: .immediate)?.to == 0)
        #expect(driver.expose(9, motion: .immediate)?.to == 1)
        #expect(driver.expose(.nan) == nil)
        #expect(driver.ignoredCount == 1)
        #expect(driver.bar.isShown)
    }

    @Test func aCallMayMoveTheBarAtOnce() {
        var driver = BarDriver(FlickToolbarPolicy())
        _ = driver.advance(to: .at(500, .idle))
        #expect(driver.hide()?.to == 0)
        #expect(driver.show(.immediate)?.motion == .immediate)
        #expect(driver.bar.isShown)
    }

    @Test func aLeastExposureMayChangeAtOnce() {
        var driver = BarDriver(FollowingBarPolicy(), barLength: 100)
        _ = driver.advance(to: .at(500, .idle))
        _ = driver.hide(.immediate)
        driver.use(FollowingBarPolicy(stops: RestStops(lowest: 0.2)))
        #expect(driver.expose(0.2, motion: .immediate)?.to == 0.2)
        #expect(driver.bar.visibleLength == 20)
        // From now on scrolling goes no lower.
        #expect(driver.advance(to: .at(550, time: 1)) == nil)
        driver.use(FollowingBarPolicy())
        #expect(driver.expose(0, motion: .immediate)?.to == 0)
        #expect(driver.bar.isHidden)
    }

    @Test func reasonsNameTheApp() {
        var driver = BarDriver(FlickToolbarPolicy())
        #expect(driver.hide(.fading(0.1)) == BarMove(from: 1, to: 0, motion: .fading(0.1), reason: "hidden by the app"))
        #expect(driver.show(.immediate)?.reason == "shown by the app")
    }

    @Test func anotherPolicyBeginsAnew() {
        var driver = BarDriver(StickyHeaderPolicy())
        _ = driver.advance(to: .at(500, time: 0))
        _ = driver.advance(to: .at(507, time: 0.1))
        driver.use(StickyHeaderPolicy(hideDistance: 20))
        #expect(driver.original == StickyHeaderPolicy(hideDistance: 20))
        #expect(driver.policy == driver.original)
        #expect(driver.advance(to: .at(525, time: 0.2)) == nil)
        #expect(driver.advance(to: .at(528, time: 0.3))?.to == 0)
    }

    @Test func withoutAMotionTheInsetIsThereAtOnce() {
        var driver = BarDriver(FollowingBarPolicy(), barLength: 40)
        _ = driver.advance(to: .at(500, .idle))
        #expect(driver.hide(.immediate)?.reason == "hidden by the app")
        #expect(driver.bar.isHidden && driver.bar.inset(base: 10) == 10)
        #expect(driver.hide(.immediate) == nil)
        #expect(driver.show(.immediate)?.reason == "shown by the app")
        #expect(driver.bar.isShown && driver.bar.inset(base: 10) == 50)
        #expect(driver.show(.immediate) == nil)
    }
}
