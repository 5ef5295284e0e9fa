import BarPolicies
import Testing

/// Point 3 of arbitration: holds.
@Suite struct DriverHoldTests {
    @Test func aHeldBarIsShownAndStaysSo() throws {
        try play("y=500 D >600 U +1s ?0 !hold ?>1 +1s ?1 D >900 U . ?>1 ?moves:2", FlickToolbarPolicy())
    }

    @Test func holdsAreCounted() throws {
        try play(
            "!hold !hold !release D >100 U ?>1 !release D >200 ?>0",
            FlickToolbarPolicy())
        try play("!freeze !freeze !thaw D >100 U ?>1 !thaw D >200 ?>0", FlickToolbarPolicy())
    }

    @Test func releasingWhatWasNotTakenIsIgnored() throws {
        try play("!release !thaw !release D >100 ?>0", FlickToolbarPolicy())
        try play("!hold !thaw !thaw D >100 ?>1 !release D >200 U D >300 ?>0", FlickToolbarPolicy())
        try play("!freeze !release !release D >100 ?>1 !thaw D >200 U D >300 ?>0", FlickToolbarPolicy())
        // What was scrolled before goes on counting.
        try play("y=500 D >506 !release !thaw >510 ?>0", StickyHeaderPolicy())
    }

    @Test func aFrozenBarStaysAsItIs() throws {
        try play("!freeze D >100 U ?>1 +1s ?1 !thaw ?1", FlickToolbarPolicy())
        try play("D >100 +1s !freeze >0 U +1s ?0 !thaw ?0 T D ?>1", FlickToolbarPolicy())
    }

    @Test func shownWinsOverAsItIs() throws {
        try play("D >100 +1s ?0 !freeze !hold ?>1 +1s ?1 D >200 ?>1 !release >300 ?>1", FlickToolbarPolicy())
    }

    @Test func aReleaseMovesNothingAndForgetsWhatWasScrolled() throws {
        // 100 points were scrolled while held; 8 more must be exceeded anew.
        try play("!hold D >100 !release ?>1 D >105 ?>1 >109 ?>0", StickyHeaderPolicy())
    }

    @Test func forcedCallsDuringAHoldAreDropped() throws {
        try play("y=500 !hold !hide ?1 ?moves:0 !release ?1", FlickToolbarPolicy())
        try play("y=500 H !freeze !show ?0 ?moves:0", FlickToolbarPolicy())
    }

    @Test func thePolicyGoesOnSeeingSteps() throws {
        let trace = try ScrollTrace("!freeze D >100 >200 .")
        var replay = TraceReplay(trace, policy: Scripted())
        for event in trace.events { replay.play(event) }
        #expect(replay.driver.policy.seen == 5)
        #expect(replay.driver.isHeld)

        // Momentum included.
        var driver = BarDriver(Witness(FlickToolbarPolicy()))
        _ = driver.hold(.asItIs)
        _ = driver.advance(to: .at(500, .decelerating, time: 0))
        _ = driver.advance(to: .at(520, .decelerating, time: 1))
        #expect(driver.policy.step?.travel == 20)
    }

    @Test func itsMotionBeginsAtTheTimeOfTheLastStep() {
        var driver = BarDriver(FlickToolbarPolicy(), startsHidden: true)
        _ = driver.advance(to: .at(500, .idle, time: 7))
        _ = driver.hold(.shown, motion: .sliding(0.4, .linear))
        _ = driver.advance(to: .at(500, .idle, time: 7.1))
        #expect(abs(driver.bar.exposure - 0.25) < 1e-9)
    }

    @Test func whatWaitedIsDroppedByAHold() throws {
        // While the bar hides, turning back waits; the hold ends that.
        try play("y=500 D >600 >400 !freeze +1s ?0 !thaw +1s ?0", FlickToolbarPolicy())
    }
}
