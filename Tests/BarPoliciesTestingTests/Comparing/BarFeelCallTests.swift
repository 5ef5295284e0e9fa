import BarPolicies
import BarPoliciesTesting
import Testing

/// What the app did to the bar, or to the content, is neither to the policy's credit nor its fault.
@Suite struct BarFeelCallTests {
    private let rule = TravelRule(hideDistance: 4, showDistance: 4, motion: .immediate)

    @Test func aBarThatIsHeldHiddenAtTheStartIsNoFault() throws {
        let held = BarFeel(of: rule, on: try ScrollTrace("y=500 D >600/6 U !freeze +1s J0 +5s ."))
        #expect(held.moves == 1)
        #expect(held.wronglyHiddenMicroseconds == 0)
    }

    @Test func waysUnderAHoldAreNotCounted() throws {
        let shown = BarFeel(of: FixedPolicy(), on: try ScrollTrace("y=100 !hold D >500/10 U !release"))
        #expect(shown.pointsUntilAway.count == 0)
        let frozen = BarFeel(of: rule, on: try ScrollTrace("y=500 D >600/6 U !freeze D >500/6 U !thaw +1s"))
        #expect(frozen.pointsUntilBack.count == 0)
        #expect(frozen.pointsUntilAway.count == 1)
    }

    @Test func aWayEndsWhereAHoldBegins() throws {
        let feel = BarFeel(of: FixedPolicy(), on: try ScrollTrace("y=100 D >150/10 !hold >500/10 !release >530/10 U"))
        #expect(feel.pointsUntilAway.count == 2)
        #expect(feel.pointsUntilAway.percentile(0).map { $0.rounded() } == 30)
        #expect(feel.pointsUntilAway.percentile(1).map { $0.rounded() } == 50)
    }

    @Test func aWayEndsWhereAnotherScrollerComes() throws {
        let feel = BarFeel(of: FixedPolicy(), on: try ScrollTrace("y=100 D >150/10 U !attach y=0 D >30/10 U"))
        #expect(feel.pointsUntilAway.percentile(0).map { $0.rounded() } == 30)
        #expect(feel.pointsUntilAway.percentile(1).map { $0.rounded() } == 50)
    }

    @Test func aBarWithoutLengthCannotBeAway() throws {
        let feel = BarFeel(of: rule, on: try ScrollTrace("B=0 y=100 D >500/10 U +1s D >300/10 U"))
        #expect(feel.pointsUntilAway.count == 0)
        #expect(feel.moves == 0)
        #expect(feel.gainedScreenMicroseconds == 0)
    }

    @Test func anotherScrollerMakesNoFlicker() throws {
        // Hidden on one page, shown at the start of the next one: nobody sees the bar hesitate.
        let feel = BarFeel(of: StickyHeaderPolicy(), on: try ScrollTrace("y=500 D >512/6 U +9s !attach y=0 ."))
        #expect(feel.moves == 2)
        #expect(feel.flickers == 0)
    }

    @Test func aMoveOfTheAppsInBetweenMakesNoFlicker() throws {
        // The policy hides, the app shows and hides again, the policy shows: within 40 points, after 9 s.
        let feel = BarFeel(of: rule, on: try ScrollTrace("y=500 D >510/6 U +9s !show +1s !hide +9s D >500/6 U"))
        #expect(feel.moves == 2)
        #expect(feel.flickers == 0)
    }

    @Test func aJumpOfTheProgramsIsFarAway() throws {
        // A tap on the status bar long after the bar went: not within 40 points, though the user scrolled none.
        let feel = BarFeel(of: StickyHeaderPolicy(), on: try ScrollTrace("y=500 D >512/6 U +9s J0 +1s"))
        #expect(feel.moves == 2)
        #expect(feel.flickers == 0)
    }

    @Test func whatWaitedForTheEndOfAMotionIsAMove() throws {
        // Up again while the bar still goes: it comes back when the app says that it has gone.
        let slow = TravelRule(hideDistance: 4, showDistance: 4, motion: .sliding(5))
        let feel = BarFeel(of: slow, on: try ScrollTrace("y=500 D >530/6 >500/6 !done +1s"))
        #expect(feel.moves == 2)
        #expect(feel.flickers == 1)
        #expect(feel.pointsUntilBack.percentile(0.5).map { $0.rounded() } == 30)
    }

    @Test func theEndOfAMotionIsNoChange() throws {
        // Away when 6 points are scrolled; the motion is over in the middle of the way back, which is 48 points until then.
        let slow = TravelRule(hideDistance: 4, showDistance: 45, motion: .sliding(5))
        let feel = BarFeel(of: slow, on: try ScrollTrace("y=500 D >530/6 >506/6 !done >480/6"))
        #expect(feel.pointsUntilBack.percentile(0.5).map { $0.rounded() } == 48)
        let never = TravelRule(hideDistance: 4, showDistance: 99, motion: .sliding(5))
        let missed = BarFeel(of: never, on: try ScrollTrace("y=500 D >530/6 >506/6 !done >480/6"))
        #expect(missed.pointsUntilBack.percentile(0.5).map { $0.rounded() } == 50)
    }

    @Test func anotherLengthCountsFromThenOn() throws {
        // Away from 1 s to 3 s: a twelfth of the screen for a second, then a sixth.
        let trace = try ScrollTrace("y=500 V=600 B=50 | t:1 >560 t:2 .560 !length:100 t:3 >500 t:4 .500")
        let feel = BarFeel(of: rule, on: trace)
        #expect(feel.gainedMicroseconds == 2_000_000)
        #expect(feel.gainedScreenMicroseconds == 250_000)
    }

    @Test func aBarGainsTheWholeScreenAtMost() throws {
        let trace = try ScrollTrace("y=500 V=600 B=9000 | t:1 >560 t:2 .560")
        let feel = BarFeel(of: rule, on: trace)
        #expect(feel.shareOfTimeGained == 0.5)
        #expect(feel.shareOfScreenGained == 0.5)
    }

    @Test func timersFireAfterALeapOfTheClockToo() throws {
        // The clock leaps from 100 s back to 3 s; the bar that went there is back 2 s later, at rest.
        let trace = try ScrollTrace("y=500 | t:100 . t:2 . t:3 >560 t:3.05 .560 +5s")
        let policy = rule.showing(afterIdle: 2, motion: .immediate)
        let feel = BarFeel(of: policy, on: trace)
        #expect(feel.ignored == 1)
        #expect(feel.moves == 2)
        let waiting = BarFeel(of: rule, on: try ScrollTrace("y=500 | t:100 >560 t:2 .560 +3s"))
        #expect(waiting.microseconds == 103_000_000 - 70_000_000)
    }

    @Test func aMotionCountsAsFarAsTheRecordingGoes() throws {
        // Linear over 4 s, of which 2 s are recorded: half of the bar, a quarter on average.
        let slow = TravelRule(hideDistance: 4, showDistance: 4, motion: .sliding(4, .linear))
        let feel = BarFeel(of: slow, on: try ScrollTrace("y=500 | t:1 >560 t:3 >561"))
        #expect(feel.gainedMicroseconds == 500_000)
    }

    @Test func aMotionThatWasOverCountsWhole() throws {
        // Over at 2 s; nothing is heard of it until the next move, at 4 s.
        let trace = try ScrollTrace("y=500 | t:1 >560 t:4 >500 t:6 >500")
        let rule = TravelRule(hideDistance: 4, showDistance: 4, motion: .sliding(1, .easeIn))
        let feel = BarFeel(of: rule, on: trace)
        // 0.374 s of the second in which it goes, 2 s away, and 0.626 s of the second in which it comes.
        #expect(abs(Double(feel.gainedMicroseconds) / 1e6 - 3) < 2e-3)
        let out = TravelRule(hideDistance: 4, showDistance: 4, motion: .sliding(1, .easeOut))
        let immediately = BarFeel(of: out, on: try ScrollTrace("y=500 | t:1 >560 t:4 >500"))
        #expect(abs(Double(immediately.gainedMicroseconds) / 1e6 - 2.626) < 2e-3)
    }

    @Test(arguments: ["y=500 !hide +3s", "y=500 +1s !hide = +1s !show = +1s", "y=500 !hide +1s !show +1s !hide +1s"])
    func timeGoesOnAfterACall(script: String) throws {
        #expect(BarFeel(of: rule, on: try ScrollTrace(script)).microseconds == 3_000_000)
    }

    @Test func theStepThatEndsAForcedCallCounts() throws {
        let feel = BarFeel(of: rule, on: try ScrollTrace("y=500 . !hide t:1 . t:2 >520 t:3 .520"))
        #expect(feel.microseconds == 3_000_000)
        #expect(feel.scrollingMicroseconds == 100_000)
    }

    @Test func aMotionMayEndBeforeTheBarIsBackAtTheStart() throws {
        // At the start while the bar still goes: it comes when it has gone, and is not lost meanwhile.
        let trace = try ScrollTrace("y=20 D >40/10 >0/20 U . . +1s")
        #expect(BarFeel(of: StickyHeaderPolicy(), on: trace).moves == 2)
        #expect(BarFeel(of: StickyHeaderPolicy(), on: trace).wronglyHiddenMicroseconds == 0)
        // One that does not come is.
        #expect(BarFeel(of: Forgetful(motion: .sliding(0.3)), on: trace).wronglyHiddenMicroseconds > 500_000)
    }

    @Test func aRecordingOfNothingIsARecording() throws {
        let none = BarFeel(of: rule, on: ScrollTrace())
        #expect(none.recordings == 1)
        #expect(none.samples == 0)
        #expect(none.microseconds == 0)
        let one = BarFeel(of: rule, on: try ScrollTrace("y=500"))
        #expect(one.samples == 1)
        #expect(one.movesPerMinute == nil && one.shareOfTimeGained == nil)
    }

    @Test func contentThatComesToFitEndsTheReading() throws {
        let feel = BarFeel(of: rule, on: try ScrollTrace("y=500 | t:1 >560 t:2 .560 t:3 C=300@0 t:5 ."))
        #expect(feel.readingMicroseconds == 3_000_000)
        #expect(feel.gainedMicroseconds == 2_000_000)
        let lost = BarFeel(of: Forgetful(), on: try ScrollTrace("y=500 | t:1 >560 t:2 .560 t:3 C=300@0 t:5 ."))
        #expect(lost.wronglyHiddenMicroseconds == 2_000_000)
    }

    @Test func aFollowingBarThatMayNotFollowMoves() throws {
        let trace = try ScrollTrace("y=500 !reduce D >600/6 U +1s D >500/6 U +1s")
        let feel = BarFeel(of: FollowingBarPolicy(), on: trace)
        #expect(feel.moves == 2)
        #expect(feel.halfShownMicroseconds == 0)
    }

    @Test func aCondensedBarGainsItsPartAndIsHalfShown() throws {
        let trace = try ScrollTrace("y=500 V=600 B=60 | t:1 >560 t:2 .560 t:4 .560")
        let feel = BarFeel(of: rule.minimumExposure(0.25), on: trace)
        #expect(feel.gainedMicroseconds == 2_250_000)
        #expect(feel.halfShownMicroseconds == 2_000_000)
    }

    /// Hides and never shows.
    private struct Forgetful: VisibilityPolicy {
        var motion = BarMotion.immediate

        mutating func decide(_ step: ScrollStep) -> BarDecision? {
            step.travel != 0 ? .hide(motion, because: "scrolled") : nil
        }
    }
}
