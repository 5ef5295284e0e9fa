import BarPolicies
import BarPoliciesTesting
import Testing

/// What a reader would have noticed, counted by hand on short traces.
@Suite struct BarFeelTests {
    @Test func aBarThatStaysTakesAllItsRoom() throws {
        let feel = BarFeel(of: FixedPolicy(), on: try ScrollTrace("y=100 D >300/10 U +1s D >200/10 U"))
        #expect(feel.recordings == 1)
        #expect(feel.moves == 0)
        #expect(feel.gainedMicroseconds == 0)
        #expect(feel.shareOfTimeGained == 0)
        // The whole way down was scrolled under the bar; it never had to come back.
        #expect(feel.pointsUntilAway.percentile(0.5).map { $0.rounded() } == 200)
        #expect(feel.pointsUntilBack.count == 0)
    }

    @Test func aFeelPrintsItsFigures() throws {
        #expect(
            "\(BarFeel())"
                == "0 moves (- a minute), 0 flickers (-); back after - pt, away after - pt; - % of the time gained")
        var feel = BarFeel()
        feel.scrollingMicroseconds = 40_000_000
        feel.readingMicroseconds = 60_000_000
        feel.gainedMicroseconds = 45_000_000
        feel.moves = 5
        feel.flickers = 2
        feel.pointsUntilBack.add(12)
        feel.pointsUntilAway.add(8)
        let figures =
            "5 moves (7.5 a minute), 2 flickers (3.0); back after 12.0 pt, away after 8.0 pt; 75.0 % of the time gained"
        #expect("\(feel)" == figures)
        feel.halfShownMicroseconds = 1_500_000
        feel.wronglyHiddenMicroseconds = 250_000
        feel.ignored = 3
        #expect("\(feel)" == figures + "; 1.5 s half shown; 0.3 s wrongly hidden; 3 left out")
    }

    @Test func waysShorterThan20PointsMeanNothing() throws {
        let feel = BarFeel(of: FixedPolicy(), on: try ScrollTrace("y=100 D >119/3 U +1s D >100/3 U"))
        #expect(feel.pointsUntilAway.count == 0)
        let longer = BarFeel(of: FixedPolicy(), on: try ScrollTrace("y=100 D >121/3 U +1s D >100/3 U"))
        #expect(longer.pointsUntilAway.count == 1)
    }

    @Test func distancesAreCountedFromWhereTheUserTurned() throws {
        // Away on the second step of 5, more than 8 points down; back on the fourth of 3, from the lowest point.
        let trace = try ScrollTrace("y=100 D >300/5 U +1s D >240/3 U +1s")
        let feel = BarFeel(of: TravelRule(hideDistance: 8, showDistance: 11), on: trace)
        #expect(feel.moves == 2)
        #expect(feel.pointsUntilAway.percentile(0.5).map { ($0 * 10).rounded() } == 100)
        #expect(feel.pointsUntilBack.percentile(0.5).map { ($0 * 10).rounded() } == 120)
    }

    @Test func aBarThatDoesNotComeBackIsMissedTheWholeWay() throws {
        let trace = try ScrollTrace("y=500 D >600/10 U +1s D >520/10 U +1s D >700/10 U")
        let feel = BarFeel(of: TravelRule(hideDistance: 8, showDistance: 400), on: trace)
        #expect(feel.moves == 1)
        #expect(feel.pointsUntilBack.count == 1)
        #expect(feel.pointsUntilBack.percentile(0.5).map { $0.rounded() } == 80)
    }

    @Test func whatTheProgramScrollsIsNoWayOfTheUser() throws {
        // The way down ends with the jump: 2,000 points of it are not the user's, and nothing is asked of the bar.
        let feel = BarFeel(of: FixedPolicy(), on: try ScrollTrace("y=100 C=9000 D >118/5 U J2130 D >2148/5 U"))
        #expect(feel.pointsUntilAway.count == 0)
    }

    @Test func aMoveBackWithinASecondIsAFlicker() throws {
        let rule = TravelRule(hideDistance: 4, showDistance: 4, motion: .immediate)
        let soon = BarFeel(of: rule, on: try ScrollTrace("y=500 D >600/6 U +0.5s D >500/6 U"))
        #expect(soon.moves == 2)
        #expect(soon.flickers == 1)
        // A second and 100 points later it is none.
        let later = BarFeel(of: rule, on: try ScrollTrace("y=500 D >600/6 U +1.5s D >500/6 U"))
        #expect(later.moves == 2)
        #expect(later.flickers == 0)
    }

    @Test func aMoveBackWithin40PointsIsAFlickerHoweverLate() throws {
        let rule = TravelRule(hideDistance: 4, showDistance: 4, motion: .immediate)
        let near = BarFeel(of: rule, on: try ScrollTrace("y=500 D >520/6 U +9s D >500/6 U"))
        #expect(near.flickers == 1)
        let far = BarFeel(of: rule, on: try ScrollTrace("y=500 D >560/6 U +9s D >500/6 U"))
        #expect(far.flickers == 0)
    }

    @Test func timeAwayIsGained() throws {
        // Away with the sample at 1 s, back with the one at 3 s; the recording ends at 4 s.
        let trace = try ScrollTrace(
            "y=500 V=500 B=50 | t:1 >560 t:2 .560 t:3 >500 t:4 .500")
        let feel = BarFeel(of: TravelRule(hideDistance: 4, showDistance: 4, motion: .immediate), on: trace)
        #expect(feel.microseconds == 4_000_000)
        #expect(feel.readingMicroseconds == 4_000_000)
        #expect(feel.gainedMicroseconds == 2_000_000)
        #expect(feel.shareOfTimeGained == 0.5)
        // 50 of 500 points for half of the time.
        #expect(feel.gainedScreenMicroseconds == 200_000)
        #expect(feel.shareOfScreenGained == 0.05)
    }

    @Test(arguments: [BarMotion.Curve.linear, .easeIn, .easeOut, .easeInOut])
    func aMotionCountsAsFarAsItHasCome(curve: BarMotion.Curve) throws {
        let trace = try ScrollTrace("y=500 | t:1 >560 t:1.5 >561 t:2 .561 t:3 .561")
        let rule = TravelRule(hideDistance: 4, showDistance: 4, motion: .sliding(1, curve))
        let feel = BarFeel(of: rule, on: trace)
        let steps = 2_000
        let area =
            (0..<steps).reduce(0.0) { $0 + curve.progress(at: (Double($1) + 0.5) / Double(steps)) } / Double(steps)
        #expect(abs(Double(feel.gainedMicroseconds) / 1e6 - (area + 1)) < 1e-3)
    }

    @Test func onlyTimeAwayFromTheStartIsReading() throws {
        let feel = BarFeel(of: StickyHeaderPolicy(), on: try ScrollTrace("| t:2 . t:3 >100 t:5 .100"))
        #expect(feel.microseconds == 5_000_000)
        #expect(feel.readingMicroseconds == 2_000_000)
        let fitting = BarFeel(of: StickyHeaderPolicy(), on: try ScrollTrace("C=500 | t:2 ."))
        #expect(fitting.readingMicroseconds == 0)
        #expect(fitting.shareOfTimeGained == nil)
    }

    @Test func aBarLeftHalfShownIsSeenAtRest() throws {
        // 22 of 44 points gone with the finger, which nothing settles; 2 s at rest, 1 s with the finger down.
        let policy = FollowingBarPolicy(release: ReleaseRules())
        let trace = try ScrollTrace("y=500 | t:1 >522 t:2 >522 t:3 .522 t:5 .522")
        let feel = BarFeel(of: policy, on: trace)
        #expect(feel.halfShownMicroseconds == 2_000_000)
        // Following the finger is no move.
        #expect(feel.moves == 0)
        #expect(feel.gainedMicroseconds == 2_000_000)
    }

    @Test func aBarThatIsLostAtTheStartIsWrong() throws {
        struct LosesItself: VisibilityPolicy {
            mutating func decide(_ step: ScrollStep) -> BarDecision? {
                step.travel != 0 ? .hide(.immediate, because: "scrolled") : nil
            }
        }
        let trace = try ScrollTrace("y=200 | t:1 >100 t:2 >0 t:3 .0 t:5 .0")
        let feel = BarFeel(of: LosesItself(), on: trace)
        #expect(feel.wronglyHiddenMicroseconds == 2_000_000)
        #expect(BarFeel(of: StickyHeaderPolicy(), on: trace).wronglyHiddenMicroseconds == 0)
    }

    @Test func aBarThatTheAppHidesIsNoFaultOfThePolicy() throws {
        let feel = BarFeel(of: StickyHeaderPolicy(), on: try ScrollTrace("!hide t:4 ."))
        #expect(feel.wronglyHiddenMicroseconds == 0)
        #expect(feel.moves == 0)
        let created = BarFeel(of: StickyHeaderPolicy(), on: try ScrollTrace("H | t:4 ."))
        #expect(created.wronglyHiddenMicroseconds == 0)
    }

    @Test func aLongPauseCountsAs30Seconds() throws {
        let feel = BarFeel(of: FixedPolicy(), on: try ScrollTrace("y=100 | t:500 ."))
        #expect(feel.microseconds == 30_000_000)
    }

    @Test func timersFireInPauses() throws {
        // Away at 1 s; at rest from then on, the bar comes back 2 s later, though nothing happens until 9 s.
        let trace = try ScrollTrace("y=500 | t:1 >560 t:1.05 .560 t:9 .560")
        let rule = TravelRule(hideDistance: 4, showDistance: 4, motion: .immediate)
        let feel = BarFeel(of: rule.showing(afterIdle: 2, motion: .immediate), on: trace)
        #expect(feel.moves == 2)
        #expect(abs(feel.gainedMicroseconds - 2_050_000) <= 1)
    }

    @Test func whatATimerEndsInAPauseIsCountedUntilThen() throws {
        // Half shown at rest until the bar comes back 2 s later; 22 of 44 points, on a screen of 440, for 2.05 s.
        let trace = try ScrollTrace("y=500 V=440 | t:1 >522 t:1.05 .522 t:9 .522")
        let policy = FollowingBarPolicy(release: ReleaseRules()).showing(afterIdle: 2, motion: .immediate)
        let feel = BarFeel(of: policy, on: trace)
        #expect(feel.halfShownMicroseconds == 2_000_000)
        #expect(abs(feel.gainedScreenMicroseconds - 102_500) <= 1)
    }

    @Test func aBarThatIsLateAtTheStartIsWrongUntilThen() throws {
        struct Late: VisibilityPolicy {
            mutating func decide(_ step: ScrollStep) -> BarDecision? {
                guard step.isAtStart else { return step.travel > 0 ? .hide(.immediate, because: "down") : nil }
                var decision = BarDecision.show(.immediate, because: "late")
                decision.delay = 2
                return decision
            }
        }
        let feel = BarFeel(of: Late(), on: try ScrollTrace("| t:1 >100 t:2 >0 t:3 .0 t:9 .0"))
        // Said at 2 s, at rest from 3 s on, shown at 4 s.
        #expect(abs(feel.wronglyHiddenMicroseconds - 1_000_000) <= 1)
    }

    @Test func aTurnIsWhereTheUserWasFurthest() throws {
        // Back after 98 of 100 points, away again 6 points after the turn, though only 4 after it came.
        let rule = TravelRule(hideDistance: 5, showDistance: 97, motion: .immediate)
        let feel = BarFeel(of: rule, on: try ScrollTrace("y=1000 D >1100/20 >1000/2 >1020/2 U"))
        #expect(feel.pointsUntilAway.percentile(0).map { $0.rounded() } == 6)
        #expect(feel.pointsUntilBack.percentile(0).map { $0.rounded() } == 98)
    }

    @Test func aBarThatIsBackBeforeTheTurnIsCertainCounts() throws {
        let rule = TravelRule(hideDistance: 4, showDistance: 3, motion: .immediate)
        let feel = BarFeel(of: rule, on: try ScrollTrace("y=500 D >600/10 >580/4 U"))
        #expect(feel.pointsUntilBack.percentile(0.5).map { $0.rounded() } == 4)
    }

    @Test(arguments: ["", "!show !hide", "+9s"])
    func aWayBeginsWhenTheUserMovesOn(meanwhile: String) throws {
        // The bar goes while the user rests, and is missed on the whole way back.
        let rule = TravelRule(hideDistance: 4, showDistance: 400, motion: .immediate)
        let trace = try ScrollTrace("y=500 D >600/10 U . . . . . \(meanwhile) D >520/10 U")
        let feel = BarFeel(of: rule.debounced(hiding: 0.05, showing: 0), on: trace)
        #expect(feel.pointsUntilBack.percentile(0.5).map { $0.rounded() } == 80)
        // So at the beginning, when nothing was scrolled before.
        let begun = BarFeel(of: FixedPolicy(), on: try ScrollTrace("y=500 !hide +1s !show +1s D >600/10 U"))
        #expect(begun.pointsUntilAway.count == 1)
    }

    @Test func aStepIsATenthOfASecondOfScrollingAtMost() throws {
        let feel = BarFeel(of: FixedPolicy(), on: try ScrollTrace("y=500 | t:0.0625 >520 t:5 >540 t:5.5 .540"))
        #expect(feel.scrollingMicroseconds == 162_500)
        #expect(feel.movesPerMinute == 0)
    }

    @Test func movesAreCountedAMinuteOfScrolling() throws {
        let rule = TravelRule(hideDistance: 4, showDistance: 4, motion: .immediate)
        let feel = BarFeel(of: rule, on: try ScrollTrace("y=500 | t:0.0625 >520 t:0.125 >500 t:5 .500"))
        // Two in an eighth of a second.
        #expect(feel.movesPerMinute == 960)
        #expect(feel.flickersPerMinute == 480)
    }

    @Test func lessThanHalfOfABarIsAway() throws {
        let rule = TravelRule(hideDistance: 4, showDistance: 4)
        let trace = try ScrollTrace("y=500 D >560/6 U")
        let away = BarFeel(of: rule.minimumExposure(0.4), on: trace)
        #expect(away.pointsUntilAway.percentile(0.5).map { $0.rounded() } == 6)
        let there = BarFeel(of: rule.minimumExposure(0.6), on: trace)
        #expect(there.pointsUntilAway.percentile(0.5).map { $0.rounded() } == 60)
    }

    @Test func aPauseBeforeASampleIsOneStep() throws {
        struct NoticesPauses: VisibilityPolicy {
            mutating func decide(_ step: ScrollStep) -> BarDecision? {
                step.travel > 0 && step.elapsed > 1 ? .hide(.immediate, because: "after a pause") : nil
            }
        }
        #expect(BarFeel(of: NoticesPauses(), on: try ScrollTrace("y=500 | t:5 >560 t:6 .560")).moves == 1)
    }

    @Test func framesThatComeSoonTakeUpWhatIsDue() throws {
        // Due 0.05 s after a sample: with a pause of 0.2 s a timer fires, with one of 0.1 s the next sample brings it.
        let rule = TravelRule(hideDistance: 4, showDistance: 4, motion: .immediate).debounced(hiding: 0.0625)
        let long = BarFeel(of: rule, on: try ScrollTrace("y=500 | t:1 >560 t:1.25 .560"))
        #expect(abs(long.gainedMicroseconds - 187_500) <= 1)
        let short = BarFeel(of: rule, on: try ScrollTrace("y=500 | t:1 >560 t:1.09375 .560"))
        #expect(short.gainedMicroseconds == 0)
    }

    @Test func samplesOfTheSameInstantAllCount() throws {
        let feel = BarFeel(of: FixedPolicy(), on: try ScrollTrace("y=500 | t:1 >520 t:1 >560 U"))
        #expect(feel.pointsUntilAway.percentile(0.5).map { $0.rounded() } == 60)
    }

    @Test func aFingerThatRestsIsNoRest() throws {
        let policy = FollowingBarPolicy(release: ReleaseRules())
        let feel = BarFeel(of: policy, on: try ScrollTrace("y=500 | t:1 >522 t:2 .522 t:3 T t:5 .522 t:6 .522"))
        // From 2 s to 3 s and from 5 s to 6 s.
        #expect(feel.halfShownMicroseconds == 2_000_000)
    }

    @Test func aBarThatCameBackOnItsOwnIsAwayAnewFromThere() throws {
        let rule = TravelRule(hideDistance: 8, showDistance: 8, motion: .immediate)
        let trace = try ScrollTrace("y=500 D >560/10 U . +3s D >620/12 U")
        let feel = BarFeel(of: rule.showing(afterIdle: 1, motion: .immediate), on: trace)
        #expect(feel.pointsUntilAway.count == 2)
        #expect(feel.pointsUntilAway.percentile(1).map { $0.rounded() } == 12)
    }

    @Test func aBarThatTheAppHidesOnTheWayIsNotMissed() throws {
        let feel = BarFeel(of: FixedPolicy(), on: try ScrollTrace("y=500 D >450/10 !hide >400/10 U"))
        #expect(feel.pointsUntilBack.count == 0)
    }

    @Test func goingOnInTheSameDirectionIsNoFlicker() throws {
        let feel = BarFeel(of: Halving(), on: try ScrollTrace("y=500 D >520 >540 U"))
        #expect(feel.moves == 2)
        #expect(feel.flickers == 0)
    }

    @Test func aBarThatIsHalfLostAtTheStartIsWrong() throws {
        let feel = BarFeel(of: Halving(), on: try ScrollTrace("| t:1 >20 t:2 >0 t:3 .0 t:5 .0"))
        #expect(feel.wronglyHiddenMicroseconds == 2_000_000)
    }

    @Test func whatNobodySeesIsNoMove() throws {
        // Off and back within the same instant.
        struct Hasty: VisibilityPolicy {
            mutating func decide(_ step: ScrollStep) -> BarDecision? {
                guard step.travel != 0 else { return nil }
                var decision = BarDecision(exposure: step.travel > 0 ? 0 : 1, reason: "hasty")
                decision.interruptsMotion = true
                return decision
            }
        }
        let feel = BarFeel(of: Hasty(), on: try ScrollTrace("y=500 | t:1 >520 t:1 >510 t:2 .510"))
        #expect(feel.moves == 1)
        #expect(feel.flickers == 0)
    }

    /// Takes half of the bar away with each step down.
    private struct Halving: VisibilityPolicy {
        mutating func decide(_ step: ScrollStep) -> BarDecision? {
            guard step.travel > 0 else { return nil }
            return BarDecision(exposure: max(0, step.bar.target - 0.5), motion: .immediate, reason: "down")
        }
    }

    @Test func samplesThatCannotBeTrueAreCounted() throws {
        let feel = BarFeel(of: FixedPolicy(), on: try ScrollTrace("y=100 p:0 . t:1 ."))
        #expect(feel.ignored > 0)
        #expect(feel.samples == 3 || feel.samples == 4)
    }
}
