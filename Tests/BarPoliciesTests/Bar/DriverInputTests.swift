import BarPolicies
import Testing

/// Points 1 and 2 of arbitration: wild input and the first sample.
@Suite struct DriverInputTests {
    private static let wild: [ScrollSample] = {
        var samples: [ScrollSample] = []
        for number in [Double.nan, .infinity, -.infinity, 2e9, -2e9] {
            samples.append(.at(number, time: 1))
            samples.append(.at(50, time: 1, content: number))
            samples.append(.at(50, time: 1, viewport: number))
            samples.append(.at(50, time: number * 1000))
            var sample = ScrollSample.at(50, time: 1)
            sample.velocity = number
            samples.append(sample)
        }
        samples.append(.at(50, time: 1, content: -1))
        samples.append(.at(50, time: 1, viewport: 0))
        samples.append(.at(50, time: 1, viewport: -600))
        return samples
    }()

    @Test(arguments: wild)
    func wildInputChangesNothingAndIsCounted(sample: ScrollSample) {
        var driver = BarDriver(FlickToolbarPolicy())
        _ = driver.advance(to: .at(0, time: 0))
        #expect(driver.advance(to: sample) == nil)
        #expect(driver.ignoredCount == 1)
        #expect(driver.bar == BarState())
        // The next sample goes on from the last sound one.
        #expect(driver.advance(to: .at(50, time: 1.1))?.to == 0)
        #expect(driver.ignoredCount == 1)
    }

    @Test(arguments: wild)
    func wildInputIsNoneWhileALengthWaitsForItsDisplacement(sample: ScrollSample) {
        var driver = BarDriver(FlickToolbarPolicy())
        _ = driver.advance(to: .at(0, time: 0))
        _ = driver.advance(to: .at(0, time: 0.1, content: 3300))
        #expect(driver.advance(to: sample) == nil)
        #expect(driver.ignoredCount == 1)
        #expect(driver.bar == BarState())
    }

    @Test(arguments: wild)
    func wildInputIsNoFirstSample(sample: ScrollSample) {
        var driver = BarDriver(FlickToolbarPolicy())
        #expect(driver.advance(to: sample) == nil)
        #expect(driver.advance(to: .at(500, time: 1)) == nil)
        #expect(driver.advance(to: .at(550, time: 1.1))?.to == 0)
    }

    @Test func theFirstSampleOfAnotherScrollerMayBeTheLastOfTheOneBefore() {
        var driver = BarDriver(FlickToolbarPolicy())
        _ = driver.advance(to: .at(500, .idle, time: 1))
        _ = driver.attach()
        #expect(driver.advance(to: .at(500, .idle, time: 1)) == nil)
        // That was the first one: this is scrolling.
        #expect(driver.advance(to: .at(530, time: 1.1))?.to == 0)
    }

    @Test func timeRunningBackwardsIsANewBeginning() {
        var driver = BarDriver(StickyHeaderPolicy())
        _ = driver.advance(to: .at(0, time: 100))
        _ = driver.advance(to: .at(5, time: 100.1))
        #expect(driver.advance(to: .at(900, time: 3)) == nil)
        #expect(driver.ignoredCount == 1)
        #expect(driver.bar == BarState())
        // Neither the leap nor what was scrolled before it counts; the bar is alive.
        #expect(driver.advance(to: .at(905, time: 3.1)) == nil)
        #expect(driver.advance(to: .at(910, time: 3.2))?.to == 0)
        #expect(driver.ignoredCount == 1)
    }

    @Test func aMotionGoesOnThroughALeapOfTheClock() {
        var driver = BarDriver(FlickToolbarPolicy(motion: .sliding(0.4, .linear)))
        _ = driver.advance(to: .at(0, time: 100))
        _ = driver.advance(to: .at(50, time: 100.1))
        _ = driver.advance(to: .at(50, time: 100.2))
        #expect(abs(driver.bar.exposure - 0.75) < 1e-9)
        _ = driver.advance(to: .at(50, time: 7))
        #expect(abs(driver.bar.exposure - 0.75) < 1e-9)
        _ = driver.advance(to: .at(50, time: 7.3))
        #expect(driver.bar.isHidden)
    }

    @Test func aTimerMayFireASecondTooLateAndNoMore() {
        for (late, ignored) in [(0.9, 0), (1.1, 1)] {
            var driver = BarDriver(FlickToolbarPolicy())
            _ = driver.advance(to: .at(0, time: 1))
            _ = driver.advance(toTime: 2 + late)
            _ = driver.advance(to: .at(0, .idle, time: 2))
            #expect(driver.ignoredCount == ignored)
        }
    }

    @Test func aLeapIsMeasuredFromTheTimeThatPassed() {
        var driver = BarDriver(FlickToolbarPolicy(motion: .sliding(0.4, .linear)))
        _ = driver.advance(to: .at(0, time: 100))
        _ = driver.advance(to: .at(50, time: 100.1))
        _ = driver.advance(toTime: 100.3)
        _ = driver.advance(to: .at(50, time: 7))
        #expect(abs(driver.bar.exposure - 0.5) < 1e-9)
        _ = driver.advance(to: .at(50, .idle, time: 7.1))
        #expect(abs(driver.bar.exposure - 0.25) < 1e-9)
    }

    @Test func aDelayGoesOnThroughALeapOfTheClock() {
        var later = BarDecision.hide(.immediate, because: "later")
        later.delay = 0.5
        var driver = BarDriver(Scripted(onTravel: later))
        _ = driver.advance(to: .at(0, time: 100))
        _ = driver.advance(to: .at(10, time: 101))
        _ = driver.advance(to: .at(10, time: 7))
        #expect(driver.wakeTime == 7.5)
    }

    @Test func anExactRepeatIsNotSeenAndNotCounted() {
        var driver = BarDriver(Scripted())
        _ = driver.advance(to: .at(0, time: 0))
        _ = driver.advance(to: .at(5, time: 1))
        _ = driver.advance(to: .at(5, time: 1))
        _ = driver.advance(to: .at(5, time: 1))
        #expect(driver.policy.seen == 2)
        #expect(driver.ignoredCount == 0)

        var sample = ScrollSample.at(5, .decelerating, time: 2)
        sample.velocity = 300
        _ = driver.advance(to: sample)
        _ = driver.advance(to: sample)
        #expect(driver.policy.seen == 3)
    }

    @Test func twoSamplesMayHaveTheSameTime() {
        var driver = BarDriver(FlickToolbarPolicy())
        _ = driver.advance(to: .at(0, time: 1))
        #expect(driver.advance(to: .at(50, time: 1))?.to == 0)
        #expect(driver.ignoredCount == 0)
    }

    @Test func aTimerMayFireLaterThanTheFrameThatComesNext() {
        var driver = BarDriver(FlickToolbarPolicy())
        _ = driver.advance(to: .at(0, time: 1))
        _ = driver.advance(toTime: 1.02)
        #expect(driver.advance(to: .at(50, time: 1.016))?.to == 0)
        #expect(driver.ignoredCount == 0)
    }

    @Test func aSampleEarlierThanAWakeUpTakesNoMotionBack() {
        var driver = BarDriver(FixedPolicy())
        _ = driver.advance(to: .at(500, .idle, time: 0))
        _ = driver.hide(.sliding(1, .linear))
        _ = driver.advance(toTime: 0.5)
        _ = driver.advance(to: .at(500, .idle, time: 0.25))
        #expect(driver.bar.exposure == 0.5)
    }

    @Test func contentThatStopsScrollingInALeapOfTheClockEndsAForcedCall() {
        var driver = BarDriver(FlickToolbarPolicy())
        _ = driver.advance(to: .at(500, .idle, time: 9))
        _ = driver.hide()
        #expect(driver.advance(to: .at(0, .idle, time: 1, content: 400)) == nil)
        #expect(driver.advance(to: .at(0, .idle, time: 2, content: 400))?.to == 1)
    }

    @Test func aSampleLongBeforeATimerIsALeapOfTheClock() {
        // A timer of another clock must not leave the bar dead.
        var driver = BarDriver(FlickToolbarPolicy())
        _ = driver.advance(to: .at(0, time: 1))
        _ = driver.advance(toTime: 1e6)
        #expect(driver.advance(to: .at(0, time: 1.016)) == nil)
        #expect(driver.ignoredCount == 1)
        #expect(driver.advance(to: .at(50, time: 1.032))?.to == 0)
        _ = driver.advance(to: .at(50, time: 1.5))
        #expect(driver.bar.isHidden)
    }

    @Test func wildTimesWithoutASampleAreCounted() {
        var driver = BarDriver(FlickToolbarPolicy())
        #expect(driver.advance(toTime: 5) == nil)
        _ = driver.advance(to: .at(0, time: 1))
        for time in [0.5, .nan, .infinity, 2e11] { #expect(driver.advance(toTime: time) == nil) }
        #expect(driver.ignoredCount == 4)
    }

    @Test func aTimerMayFireAtTheTimeOfTheLastSample() {
        var driver = BarDriver(Scripted(onRest: .hide(because: "in time")))
        _ = driver.advance(to: .at(500, .idle, time: 1))
        #expect(driver.advance(toTime: 1)?.to == 0)
        #expect(driver.ignoredCount == 0)
    }

    @Test func beforeTheFirstSampleThePolicyIsNotAsked() {
        var driver = BarDriver(Scripted(onRest: .hide(because: "too early")))
        #expect(driver.advance(toTime: 5) == nil)
        #expect(driver.policy.seen == 0)
    }

    @Test func theFirstSampleMayShowButNotHide() {
        var hides = BarDriver(Scripted(onRest: .hide(because: "wrong")))
        #expect(hides.advance(to: .at(500, .idle)) == nil)
        #expect(hides.bar.isShown)

        // After an attach a hidden bar may be shown by the first sample.
        var shows = BarDriver(FlickToolbarPolicy())
        _ = shows.advance(to: .at(500, time: 0))
        _ = shows.advance(to: .at(550, time: 1))
        _ = shows.advance(to: .at(550, .idle, time: 2))
        #expect(shows.bar.isHidden)
        _ = shows.attach()
        #expect(shows.advance(to: .at(0, .idle, time: 3))?.to == 1)
        _ = shows.advance(to: .at(0, .idle, time: 3.3))
        #expect(shows.bar.isMoving)
    }

    @Test func aFirstSampleThatShowsAShownBarWaitsForNothing() {
        var later = BarDecision.show(because: "later")
        later.delay = 1
        var driver = BarDriver(Scripted(onRest: later))
        _ = driver.advance(to: .at(500, .idle))
        #expect(driver.wakeTime == nil)
    }

    @Test func momentumUnderWayAtTheVeryFirstSampleCounts() throws {
        try play("y=500 phase:decelerating ~560 ?>0", FlickToolbarPolicy())
    }

    @Test func aBarCreatedHiddenStaysSoUntilTheUserScrolls() throws {
        try play("H y=0 ?0 . . ?>0 T ?>0 D ?>1", FlickToolbarPolicy())
        try play("H y=1000 ?0 . >990 ?>1", FlickToolbarPolicy())
        try play("H y=1000 J0 ?>0 ~0 . D ?>1", FlickToolbarPolicy())
        try play("H y=1000 ~990 ?>1", FlickToolbarPolicy())
        try play("H y=1000 phase:decelerating ~990 ?>1", FlickToolbarPolicy())
    }

    @Test func aBarCreatedHiddenOverContentThatFitsIsShown() throws {
        try play("H C=300 ?>1", FlickToolbarPolicy())
    }
}
