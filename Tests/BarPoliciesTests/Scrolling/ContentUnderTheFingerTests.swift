import BarPolicies
import Testing

/// Content that changes its length while the user moves it.
@Suite struct ContentUnderTheFingerTests {
    private func travels(_ script: String) throws -> [Double] {
        try steps(script).map(\.travel)
    }

    @Test func rowsAppendedBelowLeaveAllToTheUser() throws {
        #expect(try travels("y=100 D >110 c:4000 >120 >130") == [0, 0, 10, 10, 10])
    }

    @Test func theSpeedOfAMotionThatTheProgramEndedIsForgotten() throws {
        // A finger that catches the program's scrolling has no speed yet: the change leaves it nothing.
        #expect(try travels("y=500 D >520 A700 D c:3320 >1040") == [0, 0, 20, 0, 0, 0])
        #expect(try travels("y=500 D >520 Z D c:3320 >860") == [0, 0, 20, 0, 0, 0])
        // With the speed of before it would be what is left of the movement.
        #expect(try travels("y=500 D >520 c:3320 >860") == [0, 0, 20, 20])
    }

    @Test func rowsPutInAboveAreTakenOff() throws {
        let all = try steps("y=100 D >110 c:3500 >620 >630")
        #expect(all.map(\.travel) == [0, 0, 10, 10, 10])
        #expect(all[3].displacement == 510)
        #expect(all[3].carry == 500)
        #expect(all[3].cause == .user)
    }

    @Test func rowsMayBePutInTwice() throws {
        // The speed is the user's part of the step before, not all of it.
        #expect(try travels("y=100 D >110 c:3500 >620 c:4000 >1130") == [0, 0, 10, 10, 10])
    }

    @Test func rowsTakenAwayAboveAreTakenOff() throws {
        #expect(try travels("y=1000 D >990 c:2500 >480 >470") == [0, 0, -10, -10, -10])
    }

    @Test func aJumpOfTheLayoutAloneIsNotTravel() throws {
        // Neither all (200) nor all less the change (-300) is near the finger's 10 points a frame: nothing is.
        let all = try steps("y=100 D >110 c:3500 >310 >320")
        #expect(all.map(\.travel) == [0, 0, 10, 0, 10])
        #expect(all[3].cause == .layout)
    }

    @Test func theLengthMayComeOneStepBeforeTheOffset() throws {
        let all = try steps("y=100 D >110 c:3500 D110 >620 >630")
        #expect(all.map(\.travel) == [0, 0, 10, 0, 10, 10])
        #expect(all[3].cause == .layout)
        #expect(all[4].carry == 500)
    }

    @Test func aLengthThatIsRememberedIsNoCauseByItself() throws {
        #expect(try steps("y=100 c:3500 . .").map(\.cause) == [.none, .layout, .none])
        #expect(try steps("y=100 D c:3500 D D").map(\.cause) == [.none, .none, .layout, .none])
        // A length that changes back is a change, whether or not something moves.
        #expect(try steps("y=100 c:3500 . c:3000 .").map(\.cause) == [.none, .layout, .layout])
        #expect(try steps("y=100 c:3500 . c:3000 .90").map(\.cause) == [.none, .layout, .layout])
    }

    @Test func aLengthThatIsBackLeavesAllToTheUser() throws {
        #expect(try travels("y=100 D c:3500 D c:3000 >112").last == 12)
    }

    @Test func aLengthThatCameWithItsOffsetIsNotRemembered() throws {
        #expect(try travels("y=100 c:3500 .600 >1100") == [0, 0, 500])
        #expect(try travels("y=100 D c:3500 D600 >1100") == [0, 0, 0, 500])
    }

    @Test func aLengthIsRememberedUntilSomethingMoves() throws {
        // Repeated samples change nothing.
        #expect(try travels("y=100 D >110 c:3500 D110 D110 D110 >620 >630") == [0, 0, 10, 0, 0, 0, 10, 10])
        // What was remembered is used once.
        #expect(try travels("y=100 D >110 c:3500 D110 >620 >1130").last == 510)
        // A lift ends it.
        #expect(try travels("y=100 D >110 c:3500 D110 U D >620").last == 510)
    }

    @Test func aChangeThatTheFingerMadeUpForIsNotTakenOffAgain() throws {
        // The finger moves on by the 4 points that the content loses: 4 points of travel, none with the lift.
        #expect(try travels("y=100 D >104 c:2996 D104 U") == [0, 0, 4, 4, 0])
    }

    @Test func aViewportThatChangesBeforeItsOffsetDoesTakesNoTravel() throws {
        // The bar gives its 48 points to the view, and the host moves the content with them in the next sample.
        #expect(try travels("y=100 D >104/2 V=648 D58 >60") == [0, 0, 2, 2, 0, 2, 2])
        // A rotation, and then an offset that has nothing to do with it.
        #expect(try travels("y=100 D >104/2 V=320 D700 >702") == [0, 0, 2, 2, 0, 0, 2])
        // Or none.
        #expect(try travels("y=100 D >104/2 V=648 >106 >108") == [0, 0, 2, 2, 0, 2, 2])
    }

    @Test func whatAPauseLeavesBehindIsNoSpeed() throws {
        // The first moving step of a motion has no speed to compare with.
        #expect(try travels("y=100 D >150 . D c:3500 >660")[5] == 0)
    }

    @Test func aLengthJustBeforeADragDoesNotTakeItsFirstTravel() throws {
        #expect(try travels("y=100 c:6000 . >200")[2] == 100)
    }

    @Test func rowsPutInAfterTouchDownAreTakenOffTheFirstTravel() throws {
        #expect(try travels("y=100 D c:3500 D >612")[3] == 12)
    }

    @Test func atTheSameTimeTheLastStepIsTheMeasure() throws {
        #expect(try travels("y=100 D >110 t:0.03333333333333333 c:3500 >620")[3] == 10)
    }

    @Test func aFingerThatRestsKeepsTheSpeedOfItsLastMove() throws {
        #expect(try travels("y=100 D >110 D110 c:3500 >620").last == 10)
    }

    @Test func theStepThatLiftsTheFingerIsStillTheUsers() throws {
        let step = try #require(try steps("y=100 D >110 c:3500 .620").last)
        #expect(step.cause == .user)
        #expect(step.travel == 10)
    }

    @Test func speedCountsNotStepLength() throws {
        // A frame of 1/60 s after steps seven times as short: 10 points a frame is 10/7 a step.
        let quick = "y=100 D t:0.1 >101 t:0.10238095 >102.42857 t:0.11904762 c:3012 >112.42857"
        #expect(abs(try travels(quick)[4] - 10) < 1e-3)
    }

    @Test func momentumIsMotionToo() throws {
        #expect(try travels("y=100 D >150 U900 ~190 c:3500 ~730") == [0, 0, 50, 0, 40, 40])
    }

    @Test func growingWhilePulledPastTheStartMovesNothing() throws {
        let step = try #require(try steps("D >-40 c:3500 D-40").last)
        #expect(step.previousPosition == 0)
        #expect(step.carry == 0)
        #expect(step.cause == .layout)
    }

    @Test func growingWhilePulledPastTheEndIsNotTravel() throws {
        // 40 points past the end, 500 points are appended: the pull becomes a position.
        let step = try #require(try steps("y=2350 D >2400 >2440 c:3500 D2440").last)
        #expect(step.travel == 0)
        #expect(step.position == 2440)
        #expect(step.carry == 40)
    }
}
