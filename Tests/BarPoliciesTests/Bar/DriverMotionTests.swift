import BarPolicies
import Testing

/// Point 6 of arbitration: the policy's opinion and the running motion.
@Suite struct DriverMotionTests {
    @Test func anOpinionWaitsForTheRunningMotion() throws {
        // 0.4 s to hide; turning back at once shows only then, without a further step up.
        try play("y=500 D >600 >400 ?>0 ?moves:1 +0.3s ?>0 +0.2s ?>1 ?moves:2", FlickToolbarPolicy())
    }

    @Test func ofSeveralThatWaitTheLastOneSaidWins() throws {
        try play("y=500 D >600 >400 >700 ?>0 +1s ?>0 ?moves:1", FlickToolbarPolicy())
    }

    @Test func whatWaitsIsTakenUpWhenTheHostSaysTheMotionEnded() throws {
        try play("y=500 D >600 >400 ?>0 !done ?>1 ?moves:2", FlickToolbarPolicy())
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
        // Saying it again does not start the time anew: the travel at 1/60, 2/60 and 3/60 s says it three times.
        try play("D >10 >20 +0.4s ?1 +0.1s ?0 ?moves:1", Scripted(onTravel: later))
        // Saying otherwise before that takes it back.
        try play("D >10 . +1s ?1 ?moves:0", Scripted(onTravel: later, onRest: .show(because: "rest")))
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
