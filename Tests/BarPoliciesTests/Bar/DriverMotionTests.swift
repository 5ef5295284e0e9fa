import BarPolicies
import Testing

/// Point 6 of arbitration: the policy's opinion and the running motion.
@Suite struct DriverMotionTests {
    @Test func aMotionGoesOnWhileTheContentGrows() {
        var driver = BarDriver(FlickToolbarPolicy(motion: .sliding(0.4, .linear)))
        _ = driver.advance(to: .at(0, time: 0))
        #expect(driver.advance(to: .at(50, time: 0.1))?.to == 0)
        _ = driver.advance(to: .at(50, time: 0.3, content: 3300))
        #expect(abs(driver.bar.exposure - 0.5) < 1e-9)
        _ = driver.advance(to: .at(50, time: 0.6, content: 3600))
        #expect(driver.bar.isHidden)
    }

    @Test func anOpinionWaitsForTheRunningMotion() throws {
        // 0.4 s to hide; turning back at once shows only then, without a further step up.
        try play("y=500 D >600 >400 ?>0 ?moves:1 +0.3s ?>0 +0.2s ?>1 ?moves:2", FlickToolbarPolicy())
    }

    @Test func ofSeveralThatWaitTheLastOneSaidWins() throws {
        try play("y=500 D >600 >400 >700 ?>0 +1s ?>0 ?moves:1", FlickToolbarPolicy())

        var driver = BarDriver(FlickToolbarPolicy())
        _ = driver.advance(to: .at(500, time: 0))
        _ = driver.advance(to: .at(600, time: 1))
        _ = driver.advance(to: .at(400, time: 1.1))
        _ = driver.advance(to: .at(700, time: 1.2))
        // The bar goes there already: nothing waits any more.
        #expect(driver.wakeTime == nil)
    }

    @Test func whatWaitsIsTakenUpWhenTheHostSaysTheMotionEnded() throws {
        try play("y=500 D >600 >400 ?>0 !done ?>1 ?moves:2", FlickToolbarPolicy())

        // Its motion takes its time from then on.
        var driver = BarDriver(FlickToolbarPolicy(motion: .sliding(0.4, .linear)))
        _ = driver.advance(to: .at(500, time: 7))
        _ = driver.advance(to: .at(600, time: 7.1))
        _ = driver.advance(to: .at(400, time: 7.2))
        #expect(driver.motionEnded()?.from == 0)
        _ = driver.advance(to: .at(400, .idle, time: 7.3))
        #expect(abs(driver.bar.exposure - 0.25) < 1e-9)
    }

    @Test func theDriverSaysWhenItWantsToBeWoken() {
        var driver = BarDriver(FlickToolbarPolicy())
        _ = driver.advance(to: .at(500, time: 0))
        _ = driver.advance(to: .at(600, time: 1))
        #expect(driver.wakeTime == nil)
        _ = driver.advance(to: .at(400, time: 1.1))
        #expect(driver.wakeTime == 1.4)
        #expect(driver.advance(toTime: 1.3) == nil)
        #expect(driver.advance(toTime: 1.4)?.to == 1)
        #expect(driver.wakeTime == nil)
    }

    @Test func aMoveWhileTimePassesIsMadeWhenItIsDue() throws {
        let trace = try ScrollTrace("y=500 t:1 | t:2 D t:3 >600 t:3.1 >400 +5s")
        var replay = TraceReplay(trace, policy: FlickToolbarPolicy())
        let moves = trace.events.flatMap { replay.play($0) }
        #expect(moves.map(\.time) == [3, 3.4])
        #expect(moves.map(\.move.to) == [0, 1])
        #expect(replay.moveCount == 2)
        #expect(replay.time == 8.1)
    }

    @Test func anInterruptingOpinionCutsIn() {
        var down = BarDecision.hide(.sliding(0.4, .linear), because: "down")
        down.interruptsMotion = true
        var driver = BarDriver(Scripted(onTravel: down))
        _ = driver.advance(to: .at(0, time: 0))
        _ = driver.show()
        _ = driver.advance(to: .at(0, .idle, time: 1))
        _ = driver.expose(0.5, motion: .sliding(0.4, .linear))
        _ = driver.advance(to: .at(0, .interacting, time: 1.2))
        let move = driver.advance(to: .at(10, time: 1.3))
        #expect(move?.to == 0)
        #expect(abs((move?.from ?? 0) - 0.625) < 1e-9)
    }

    @Test func followingNeverWaits() {
        var driver = BarDriver(Scripted(onTravel: BarDecision(exposure: 0.5, motion: .following, reason: "follows")))
        _ = driver.advance(to: .at(0, time: 0))
        #expect(driver.advance(to: .at(10, time: 0.1))?.to == 0.5)
        #expect(!driver.bar.isMoving)
        _ = driver.show(.sliding(0.4))
        _ = driver.advance(to: .at(10, .idle, time: 0.15))
        #expect(driver.advance(to: .at(20, .interacting, time: 0.2)) == nil)
        #expect(driver.wakeTime == nil)
    }

    @Test func aDelayedOpinionTakesEffectInTime() throws {
        var later = BarDecision.hide(.immediate, because: "later")
        later.delay = 0.5
        // Saying it again does not start the time anew: at 2/60 and 3/60 s it is said, at 2/60 + 1/2 s it is due.
        try play("D >10 >20 +0.4s ?1 +0.09s ?0 ?moves:1", Scripted(onTravel: later))
        // Saying otherwise before that takes it back.
        try play("D >10 . +1s ?1 ?moves:0", Scripted(onTravel: later, onRest: .show(because: "rest")))
        try play("y=500 D >510 >500 +1s ?1 ?moves:0", HidesLater())
    }

    @Test func anotherDelayedOpinionTakesThePlaceOfTheFirst() throws {
        var hides = BarDecision.hide(.immediate, because: "later")
        hides.delay = 0.5
        var half = BarDecision(exposure: 0.5, motion: .immediate, reason: "later still")
        half.delay = 1
        try play(">10 . +0.9s ?1 +0.2s ?0.5 ?moves:1", Scripted(onTravel: hides, onRest: half))
    }

    @Test func aDelayedOpinionIsTakenUpWithASampleToo() {
        var driver = BarDriver(HidesLater())
        _ = driver.advance(to: .at(0, time: 0))
        _ = driver.advance(to: .at(10, time: 1))
        #expect(driver.advance(to: .at(10, .idle, time: 1.4)) == nil)
        #expect(driver.advance(to: .at(10, .idle, time: 1.6))?.reason == "later")

        // Also while the policy goes on saying it.
        driver = BarDriver(HidesLater())
        _ = driver.advance(to: .at(0, time: 0))
        _ = driver.advance(to: .at(10, time: 1))
        #expect(driver.advance(to: .at(20, time: 1.6))?.reason == "later")
    }

    @Test func aDelayWithoutEndOrBelowZeroIsNone() {
        for delay in [Double.infinity, .nan, -1] {
            var driver = BarDriver(HidesLater(delay: delay))
            _ = driver.advance(to: .at(0, time: 0))
            #expect(driver.advance(to: .at(10, time: 1))?.to == 0)
        }
    }

    @Test func aDelayedOpinionAndOneThatWaitsForAMotionComeInTurn() {
        var driver = BarDriver(HidesLater(delay: 1))
        _ = driver.advance(to: .at(500, .idle, time: 0))
        _ = driver.hide(.sliding(0.4))
        _ = driver.advance(to: .at(490, time: 0.1))
        _ = driver.advance(to: .at(500, time: 0.2))
        #expect(driver.wakeTime == 0.4)
        #expect(driver.advance(toTime: 0.4)?.reason == "up")
        #expect(driver.wakeTime == 1.2)
        #expect(driver.advance(to: .at(500, .idle, time: 1.3))?.reason == "later")
    }

    @Test func whereTheBarIsAlreadyNoTimeIsWaitedFor() {
        var driver = BarDriver(HidesLater())
        _ = driver.advance(to: .at(0, time: 0))
        _ = driver.advance(to: .at(10, time: 1))
        _ = driver.advance(toTime: 1.5)
        #expect(driver.bar.isHidden)
        _ = driver.advance(to: .at(20, time: 2))
        #expect(driver.wakeTime == nil)
    }

    @Test func whatIsDelayedIsDroppedByCallsAndABarWithoutLength() throws {
        for calls in ["!freeze !thaw", "!length:0 !length:44", "!show . D"] {
            try play("D >10 \(calls) +1s ?1 ?moves:0", HidesLater())
        }
    }

    @Test func aClockMayBeginBelowZero() {
        func hiding() -> BarDriver<StickyHeaderPolicy> {
            var driver = BarDriver(StickyHeaderPolicy())
            _ = driver.advance(to: .at(500, .idle, time: -100))
            _ = driver.advance(to: .at(520, time: -99))
            return driver
        }
        // The motion is over at once, and so does not hold up what comes next.
        var shown = hiding()
        _ = shown.show(.immediate)
        _ = shown.advance(to: .at(520, .idle, time: -98.9))
        #expect(shown.bar == BarState())
        #expect(shown.advance(to: .at(540, time: -98.8))?.to == 0)

        var resized = hiding()
        resized.barLength = 0
        #expect(resized.bar.isShown)
        resized.barLength = 44
        #expect(resized.advance(to: .at(540, time: -98.9))?.to == 0)
    }

    @Test func aMomentaryOpinionWaitsOnlyWhileItIsSaid() {
        var later = BarDecision.hide(.immediate, because: "later")
        later.delay = 3
        later.isMomentary = true
        var driver = BarDriver(Scripted(onTravel: later))
        _ = driver.advance(to: .at(0, time: 0))
        _ = driver.advance(to: .at(10, time: 1))
        _ = driver.advance(to: .at(20, time: 2))
        #expect(driver.wakeTime == 4)
        #expect(driver.advance(to: .at(20, time: 5)) == nil)
        #expect(driver.wakeTime == nil)
        #expect(driver.bar.isShown)
    }

    @Test func aDelayWakesTheDriver() {
        var later = BarDecision.hide(.immediate, because: "later")
        later.delay = 3
        var driver = BarDriver(Scripted(onTravel: later))
        _ = driver.advance(to: .at(0, time: 0))
        _ = driver.advance(to: .at(10, time: 1))
        #expect(driver.wakeTime == 4)
        #expect(driver.advance(toTime: 4)?.reason == "later")
        #expect(driver.wakeTime == nil)
    }

    @Test func opinionsThatAreNoNumbersAreNone() {
        var driver = BarDriver(Scripted(onTravel: BarDecision(exposure: .nan, reason: "wrong")))
        _ = driver.advance(to: .at(0, time: 0))
        #expect(driver.advance(to: .at(10, time: 1)) == nil)
        #expect(driver.bar.isShown)

        driver = BarDriver(Scripted(onTravel: BarDecision(exposure: -4, motion: .immediate, reason: "too low")))
        _ = driver.advance(to: .at(0, time: 0))
        #expect(driver.advance(to: .at(10, time: 1))?.to == 0)

        driver = BarDriver(Scripted(onTravel: BarDecision(exposure: 4, reason: "too high")), startsHidden: true)
        _ = driver.advance(to: .at(0, .idle, time: 0))
        #expect(driver.advance(to: .at(10, time: 1))?.to == 1)
    }

    @Test func suchOpinionsHoldUpNothingThatWaits() {
        let wrong = BarDecision(exposure: .nan, reason: "wrong")
        let follows = BarDecision(exposure: 0.5, motion: .following, reason: "follows")
        for said in [wrong, follows] {
            var driver = BarDriver(
                FirstDecision {
                    HidesLater()
                    Scripted(onRest: said)
                })
            driver.reducesMotion = true
            _ = driver.advance(to: .at(0, .interacting, time: 0))
            _ = driver.advance(to: .at(10, .interacting, time: 1))
            #expect(driver.advance(toTime: driver.wakeTime ?? 0)?.reason == "later")
            #expect(driver.wakeTime == nil)
        }
    }

    @Test func opinionsThatAreNoNumbersDoNotHoldUpWhatWaits() {
        var driver = BarDriver(
            Scripted(
                onTravel: .hide(.sliding(0.4), because: "down"), onRest: BarDecision(exposure: .nan, reason: "wrong")))
        _ = driver.advance(to: .at(0, time: 0))
        _ = driver.show()
        _ = driver.expose(0.9, motion: .immediate)
        _ = driver.show(.sliding(0.4))
        _ = driver.advance(to: .at(0, .idle, time: 0.1))
        #expect(driver.advance(to: .at(10, time: 0.2)) == nil)
        #expect(driver.wakeTime == 0.4)
        #expect(driver.advance(toTime: 0.4)?.to == 0)
        #expect(driver.wakeTime == nil)
    }

    @Test(arguments: [-1, .nan, .infinity])
    func aMoveNeverHasADurationThatIsNone(duration: Double) {
        var driver = BarDriver(FixedPolicy())
        #expect(driver.hide(.sliding(duration))?.motion == .sliding(0))
        #expect(driver.bar.isHidden)
    }

    @Test func reducedMotionFadesAndDoesNotFollow() {
        var driver = BarDriver(FlickToolbarPolicy())
        driver.reducesMotion = true
        #expect(driver.bar.reducesMotion)
        _ = driver.advance(to: .at(0, time: 0))
        #expect(driver.advance(to: .at(10, time: 1))?.motion == .fading(0.4))
        #expect(driver.show(.immediate)?.motion == .immediate)
        driver.reducesMotion = false
        #expect(driver.hide(.sliding(0.3))?.motion == .sliding(0.3))

        var following = BarDriver(Scripted(onTravel: BarDecision(exposure: 0.5, motion: .following, reason: "follows")))
        following.reducesMotion = true
        _ = following.advance(to: .at(0, time: 0))
        #expect(following.advance(to: .at(10, time: 1)) == nil)
        #expect(following.bar.isShown)
    }

    @Test func hiddenIsSaidOnceAndOnlyWhenTheBarIsAway() throws {
        let trace = try ScrollTrace("y=500 D >510/5 >600/5 U . . +0.5s . . = . J700 . +1s")
        var replay = TraceReplay(trace, policy: FlickToolbarPolicy())
        var turns = 0
        var wasHidden = false
        for event in trace.events {
            replay.play(event)
            let bar = replay.driver.bar
            #expect(bar.isHidden == (bar.exposure == 0))
            if bar.isHidden != wasHidden { turns += 1 }
            wasHidden = bar.isHidden
        }
        #expect(wasHidden && turns == 1)
    }
}
