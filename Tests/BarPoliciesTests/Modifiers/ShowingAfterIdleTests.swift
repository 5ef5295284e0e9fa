import BarPolicies
import Testing

@Suite struct ShowingAfterIdleTests {
    private let policy = StickyHeaderPolicy().showing(afterIdle: 30)

    @Test func itComesBackWithTimeAlone() throws {
        try play("y=500 D >600 U ?>0 +29.9s ?>0 +0.2s ?>1", policy)
        try play("y=500 W600 ?>0 +29.9s ?>0 +0.2s ?>1", policy)
        try play("y=500 !expose:0.5 D >501 U +30.1s ?>1", policy)
    }

    @Test func samplesAtRestDoNotDisturb() throws {
        try play("y=500 D >600 U +10s . +10s . C=3100 +9s ?>0 +1.1s ?>1", policy)
    }

    @Test func whateverTheUserDoesStartsTheTimeAnew() throws {
        try play("y=500 D >600 U +20s D >597 U +29.9s ?>0 +0.2s ?>1", policy)
        try play("y=500 D >600 U +20s J900 +29.9s ?>0 +0.2s ?>1", policy)
        try play("y=500 D >600 U +20s .598 +29.9s ?>0 +0.2s ?>1", policy.countingProgram())
        try play("y=500 D >600 U +20s Z +29.9s ?>0 . +29.9s ?>0 +0.2s ?>1", policy)
    }

    @Test func aFingerThatRestsIsNoRest() throws {
        try play("y=500 D >600 U +20s T +60s ?>0 . +29.9s ?>0 +0.2s ?>1", policy)
        try play("y=500 D >600 +60s ?>0 U +30.1s ?>1", policy)
    }

    @Test func aTimerThatIsLateShowsNothingUnderTheFinger() {
        var driver = BarDriver(policy)
        for sample in [ScrollSample.at(500, .idle), .at(500, time: 1), .at(600, time: 2), .at(600, .idle, time: 3)] {
            _ = driver.advance(to: sample)
        }
        #expect(driver.wakeTime == 33)
        #expect(driver.advance(to: .at(600, .tracking, time: 34)) == nil)
        #expect(driver.wakeTime == nil)
        #expect(driver.advance(to: .at(600, .idle, time: 35)) == nil)
        #expect(driver.wakeTime == 65)
        #expect(driver.advance(toTime: 65)?.reason == "nothing happened for a while")
    }

    @Test func aShownBarNeedsNoTimer() throws {
        var driver = BarDriver(policy)
        for sample in [ScrollSample.at(500, .idle), .at(500, .idle, time: 1)] { _ = driver.advance(to: sample) }
        #expect(driver.wakeTime == nil)
        var shown = Scripted.silent.showing(afterIdle: 0)
        #expect(try steps(eventfulScript).allSatisfy { shown.decide($0) == nil })
    }

    @Test func thePolicyComesFirst() throws {
        // What it delayed is not put off.
        let patient = StickyHeaderPolicy().debounced(showing: 0.5).showing(afterIdle: 30)
        try play("y=500 D >600 U +1s D >580 U . ?>0 +0.6s ?>1", patient)
        var talking = Scripted.talkative.showing(afterIdle: 0)
        let hidden = BarState(exposure: 0)
        #expect(
            talking.decide(ScrollStep(from: .at(1, .idle), to: .at(1, .idle, time: 1), bar: hidden))?.reason
                == "a step without")
    }

    @Test func anOpinionThatWaitsForAMotionIsNotLost() throws {
        // Up again while the bar still goes; it comes back when it has gone, not after 30 s.
        try play("y=500 D >600 >580 U ?>0 . T ?>0 +1s ?>1", policy)
    }

    /// Plays samples, then arms one timer for `wakeTime` until there is none: when the bar came to be shown.
    private func shownByTimers(_ policy: some VisibilityPolicy, _ samples: [ScrollSample]) -> [Double] {
        var driver = BarDriver(policy)
        for sample in samples { _ = driver.advance(to: sample) }
        var times: [Double] = []
        while let time = driver.wakeTime, times.count < 9 {
            if driver.advance(toTime: time)?.to == 1 { times.append(time) }
        }
        return times
    }

    @Test func oneTimerIsEnoughAfterADelayedDecision() {
        let policy = StickyHeaderPolicy().debounced(hiding: 0.5).showing(afterIdle: 3)
        let rest = ScrollSample.at(600, .idle, time: 1.25)
        #expect(shownByTimers(policy, [.at(500, .idle), .at(600, time: 1), rest]) == [4.25])
        // Said again and again; and carried out under the finger.
        #expect(shownByTimers(policy, [.at(500, .idle), .at(590, time: 1), .at(600, time: 1.25), rest]) == [4.25])
        let late = ScrollSample.at(600, .idle, time: 2)
        #expect(shownByTimers(policy, [.at(500, .idle), .at(590, time: 1), .at(600, time: 1.75), late]) == [5])
    }

    @Test func oneTimerIsEnoughAfterADecisionThatWaitedForAMotion() {
        let policy = StickyHeaderPolicy(motion: .sliding(0.5)).showing(afterIdle: 3)
        // Down again while the bar comes back.
        let samples: [ScrollSample] = [
            .at(500, .idle), .at(600, time: 1), .at(600, time: 2), .at(550, time: 2.25), .at(600, time: 2.5),
            .at(600, .idle, time: 2.5625),
        ]
        #expect(shownByTimers(policy, samples) == [5.5625])
        var driver = BarDriver(policy)
        for sample in samples { _ = driver.advance(to: sample) }
        #expect(driver.motionEnded()?.to == 0)
        #expect(driver.wakeTime == 5.5625)
    }

    @Test func whatTheAppHidStaysHidden() throws {
        try play("H y=500 +60s ?>0", policy)
        try play("y=500 . !hide +60s ?>0", policy)
    }

    @Test func itIsAModifier() throws {
        try checkModifier({ $0.showing(afterIdle: 30) }, base: \.base)
        #expect(Scripted.silent.showing(afterIdle: 1) != Scripted.silent.showing(afterIdle: 2))
        #expect("\(FlickToolbarPolicy().showing(afterIdle: 30))" == "showing(afterIdle: 30, flick)")
        #expect(
            "\(StickyHeaderPolicy().reversed().showing(afterIdle: 30, motion: .fading(1)))"
                == "showing(afterIdle: 30, motion: fading(1), reversed(sticky))")
    }
}
