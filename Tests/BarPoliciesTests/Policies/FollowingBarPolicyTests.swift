import BarPolicies
import Testing

@Suite struct FollowingBarPolicyTests {
    let policy = FollowingBarPolicy()

    @Test func itGoesAwayAndComesBackPointByPoint() throws {
        try play("B=100 y=1000 D >1030 ?0.7 >1060 ?0.4 >1030 ?0.7 >1000 ?1 >1050 ?0.5 >1200 ?0 >1190 ?0.1", policy)
    }

    @Test func smallStepsAreOneLargeOne() throws {
        try play("B=100 y=1000 D >1040/0.4 ?0.6 >1000/0.3 ?1", policy)
    }

    @Test func whatWasScrolledOnMayHaveToBePaidBack() throws {
        // Chromium's compositor: 160 points down hide 100; the 60 left over must be scrolled back first.
        let policy = FollowingBarPolicy(turn: .paysBack)
        try play(
            "B=100 y=1000 D >1030 ?0.7 >1060 ?0.4 >1160 ?0 >1150 ?0 >1100 ?0 >1090 ?0.1 >1040 ?0.6 >940 ?1 >960 ?0.8",
            policy)
        // A new gesture owes nothing.
        try play("B=100 y=1000 D >1300 ?0 U D >1285 ?0.15", policy)
    }

    @Test func liftingSettlesAtTheNearerEnd() throws {
        try play("B=100 y=1000 D >1030 U ?>1 ?settled:1", policy)
        try play("B=100 y=1000 D >1050 U ?>1", policy)
        try play("B=100 y=1000 D >1051 U ?>0 ?settled:0", policy)
        try play("B=100 y=1000 D >1051 X ?>0", policy)
        // Lifting with a movement settles in the same step.
        try play("B=100 y=1000 D >1040 .1051 ?>0", policy)
    }

    @Test func momentumMovesTheBarAndSettlesAfterIt() throws {
        try play("S D >30 U2500 ~100 ?0 ~900/50 . ?0", policy)
        try play("B=100 y=1000 D >1030 U100 ~1040 ?0.6 . ?>1", policy)
        try play("B=100 y=1000 D >1030 U100 ~1040 T ?0.6 . ?>1", policy)
    }

    @Test func nothingHidesWhilePulledPastTheStart() throws {
        try play("D >-80 ?1 >0 ?1 >22 ?0.5", policy)
    }

    @Test func onArrivalAtTheStartTheBarIsShownWithoutAJump() throws {
        // Hidden 20 points from the start: 44 points of bar over 20 points of way.
        try play("y=500 D >600 U +1s J20 D >10 ?0.5 >0 ?1", policy)
        // Back and forth there ends where it began.
        try play("y=500 D >600 U +1s J20 D >10 ?0.5 >15 ?0.25 >20 ?0 >10 ?0.5", policy)
    }

    @Test func theProgramShowsItAtTheStart() throws {
        try play("y=500 D >600 U +1s ?0 J0 ?>1", policy)
        try play("y=500 D >600 U +1s ?0 J300 ?0 C=6000 V=500 Z200 . ?0 ?moves:1", policy)
    }

    @Test func rowsPutInUnderTheFingerDoNotMoveIt() throws {
        try play("B=100 y=1000 D >1030 ?0.7 c:3500 >1540 ?0.6", policy)
    }

    @Test func aFingerThatCatchesAMotionTakesOverFromTheScreen() throws {
        let policy = FollowingBarPolicy(motion: .sliding(0.4, .linear))
        // Half a bar of 100 at rest goes to shown in 0.4 s; caught half way, at 0.8.
        try play("B=100 y=1000 D >1040 U ?0.6 +0.183333333333s T ?0.8 D ?0.816666666667 >1035 ?0.883333333333", policy)
    }

    @Test func aFingerThatCatchesAMotionMayTakeItToItsEnd() throws {
        // 0.8 on its way to shown; the finger goes up further than it takes, then down.
        try play("B=100 y=1000 D >1020 U D >820 ?1 ?moves:3 >830 ?0.9", policy)
        try play("B=100 y=1000 D >1060 U D >1200 ?0 >1190 ?0.1", policy)
    }

    @Test func revealedOnlyAtTheStart() throws {
        let policy = FollowingBarPolicy(revealedAway: 0)
        try play("B=100 y=0 D >300 ?0 >150 ?0 >100 ?0 >50 ?0.5 >0 ?1 >40 ?0.6", policy)
    }

    @Test func revealedInPartAwayFromTheStart() throws {
        let policy = FollowingBarPolicy(revealedAway: 0.4)
        try play("B=100 y=0 D >300 ?0 >280 ?0.2 >150 ?0.4 >60 ?0.4 >50 ?0.5 >0 ?1", policy)
        try play("B=100 y=500 D >900 >870 ?0.3 U ?>0.4", policy)
        // A bar that was shown there by force is not taken down at a stroke.
        try play("B=100 y=900 !show D >910 ?0.9", policy)
    }

    @Test func stopsMayCondenseOrDivide() throws {
        let condensed = FollowingBarPolicy(stops: RestStops(lowest: 0.3))
        try play("B=100 y=500 D >600 ?0.3 U ?0.3 D >590 ?0.4 U ?>0.3", condensed)
        let divided = FollowingBarPolicy(stops: RestStops(middle: 0.6))
        try play("B=100 y=500 D >510 U ?>1 +1s D >535 ?0.75 U ?>0.6", divided)
        try play("B=100 y=500 D >540 U ?0.6 D >550 U ?>0.6 +1s D >610 ?0 U D >570 ?0.4 U ?>0.6", divided)
    }

    @Test func anotherTravelLength() throws {
        try play("B=50 y=500 D >587.5 ?0.5", FollowingBarPolicy(travelLength: 175))
    }

    @Test func itMayCommitBeforeTheLift() throws {
        let distance = FollowingBarPolicy(commit: .distance(20), release: ReleaseRules(.previous))
        try play("y=500 D >510 ?moves:1 >550 ?>0 ?moves:2 +1s >560 U ?0", distance)
        try play("y=500 D >510 U ?>1 +1s D >510 U ?>1", distance)
        try play("y=500 D >520 U ?>1", distance)
        try play("H y=500 D >490 U ?>0", distance)
        try play("H y=500 D >490 >460 ?>1", distance)
        let share = FollowingBarPolicy(travelLength: 175, commit: .share(0.25))
        try play("y=100 D >110 ?0.942857142857143 >187.5 ?>0", share)
        try play("H y=300 D >212.5 ?>1", share)
    }

    @Test func contentThatShrinksToFitCommitsNothing() throws {
        let policy = FollowingBarPolicy(travelLength: 120, commit: .distance(20))
        try play("y=100 D1100 ?0 t:1 c:600 . ?settled:1", policy)
    }

    @Test func atTheStartNothingWaitsThatHides() throws {
        let policy = FollowingBarPolicy(commit: .share(0.4), release: ReleaseRules(.previous))
        try play("y=50 D70 t:0.26 >0 . t:0.34 >2 .0 +2s ?1 ?moves:2", policy)
    }

    @Test func releaseRulesChain() throws {
        let chain = ReleaseRules(.band(low: 0.25, high: 0.75), .direction(least: 0))
        let policy = FollowingBarPolicy(release: chain)
        try play("B=100 y=500 D >520 U ?>1", policy)
        try play("B=100 y=500 D >530 U ?>0", policy)
        try play("H B=100 y=500 D >480 U ?>0", policy)
        try play("H B=100 y=500 D >470 U ?>1", policy)
    }

    @Test func velocityAndProjectionDecideAtTheLift() throws {
        let velocity = FollowingBarPolicy(release: ReleaseRules(.velocity(200), .nearest(0.5)))
        try play("B=100 y=500 D >510 U300 ~520 ?>0 +1s ~530 . ?0", velocity)
        try play("B=100 y=500 D >510 U100 ~515 . ?>1", velocity)
        let projected = FollowingBarPolicy(release: ReleaseRules(.projected(seconds: 0.5), .nearest(0.5)))
        try play("B=100 y=500 D >510 U70 ?>1", projected)
        try play("B=100 y=500 D >510 U90 ?>0", projected)
    }

    @Test func goingBackIsDecidedAtTheLift() throws {
        let policy = FollowingBarPolicy(release: ReleaseRules(.previous))
        try play("B=100 y=500 D >540 ?0.6 U900 ?>1 ~800/20 . ?>1", policy)
        try play("H B=100 y=900 D >840 ?0.6 U-900 ?>0 ~500/20 . ?>0", policy)
    }

    @Test func withoutRulesItStaysAsTheFingerLeftIt() throws {
        try play("B=100 y=500 D >530 U +1s ?0.7", FollowingBarPolicy(release: ReleaseRules()))
    }

    @Test func withReducedMotionTheLiftDecides() throws {
        try play("B=100 y=500 !reduce D >530 ?1 >560 ?1 U ?>0 ?moves:1", policy)
        try play("B=100 y=500 !reduce D >530 U ?1 ?moves:0", policy)
    }

    @Test func repeatingASampleChangesNothing() throws {
        try play("y=40 D >60 ?0.545454545 D D D = = ?0.545454545 ?moves:1", policy)
    }

    @Test func aBarThatAHoldLeftHalfWaySettles() throws {
        // The hold ends in the middle of the drag, or after it.
        try play("y=500 D >511/11 !freeze >540/10 !thaw >550/5 ?0.5227273 U ?>1 ?settled:1", policy)
        try play("y=500 D >530/10 !freeze >540/10 U . ?0.3181818 !thaw . ?>0 ?settled:0", policy)
        try play("y=500 D >520/10 !freeze U !thaw . ?>1", FollowingBarPolicy(release: ReleaseRules(.previous)))
        try play("y=500 D >520/10 !freeze U !thaw . +1s ?0.5454545", FollowingBarPolicy(release: ReleaseRules()))
        let condensed = FollowingBarPolicy(stops: RestStops(lowest: 0.4))
        try play("y=500 !hide +1s !attach y=700 . ?0 ?settled:0", condensed)
    }

    @Test func whereTheProgramCountsItSettlesAfterIt() throws {
        try play("y=500 A511 ?0.75 A522 ?0.5 A530 ?0.3181818 . ?>0 ?settled:0", policy.countingProgram())
    }

    @Test func aBarThatBecomesLongerDoesNotComeBackOnTheWayDown() throws {
        try play("B=100 y=1000 D >1160 ?0 !length:200 >1165 ?0", FollowingBarPolicy(turn: .paysBack))
    }

    @Test func aCommitGoesTheWayOfTheFinger() throws {
        // The app showed more than is revealed away from the start.
        let policy = FollowingBarPolicy(revealedAway: 0.4, commit: .distance(20), release: ReleaseRules())
        try play("B=100 y=900 !show D >910 ?0.9 U D >880 ?0.9 ?moves:1", policy)
    }

    @Test func aBarBelowItsLowestStopIsNotRaisedOnTheWayDown() throws {
        let condensed = FollowingBarPolicy(stops: RestStops(lowest: 0.4))
        try play("B=100 y=500 !hide +1s D >530/10 ?0 >520 ?0.1 U ?>0.4", condensed)
    }

    @Test func whatTheLiftDecidedIsDecidedOnce() throws {
        let policy = FollowingBarPolicy(stops: RestStops(middle: 0.6), release: ReleaseRules(.velocity(200)))
        try play("B=100 y=500 D >525 U300 ~530 +1s ~540 . ?settled:0.6 ?moves:2", policy)
    }

    @Test func atTheStartNoRuleHides() throws {
        let policy = FollowingBarPolicy(release: ReleaseRules(.velocity(200)))
        try play("H y=500 D >480 U D >20 .0 v:500 ?settled:1", policy)
        try play("H y=500 D >480 U D >0 U500 ~20 ?0.5454545 ~60/20 . ?settled:0", policy)
    }

    @Test func policiesMadeAlikeAreEqual() {
        #expect(FollowingBarPolicy() == FollowingBarPolicy())
        #expect(FollowingBarPolicy() != FollowingBarPolicy(turn: .paysBack))
    }

    @Test func amongVotersItTakesBackWhatOthersOverruled() throws {
        // Kept at 1 by the other, it said 0.3 and lets go; the later vote of the other alone does not bring 0.3.
        let policy = MostExposed {
            StickyHeaderPolicy(hideDistance: 100)
            FollowingBarPolicy(release: ReleaseRules(.velocity(100)))
        }
        try play("y=500 D >530/10 U200 ~600/30 ?1 ~630 ?0.3181818 ~700/30 . ?settled:0", policy)
    }
}
