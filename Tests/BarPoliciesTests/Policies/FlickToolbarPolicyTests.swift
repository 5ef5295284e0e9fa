import BarPolicies
import Testing

/// Rules F1 to F7, each as the default keeps or mends it, and as the published form has it.
@Suite struct FlickToolbarPolicyTests {
    let policy = FlickToolbarPolicy()
    let published = FlickToolbarPolicy.Published()

    @Test func f1TheDragsBeginningIsRemembered() throws {
        // Up 100 and down again to 20 above the beginning: still above it.
        try play("H y=500 T D >400 >480 U +1s ?1", policy)
        try play("H y=500 T D >400 >480 U +1s ?1", published)
        // The next drag begins elsewhere.
        try play("H y=500 T D >400 >480 U +1s T D >490 ?>0", policy)
        try play("H y=500 T D >400 >480 U +1s T D >490 ?>0", published)
    }

    @Test func f1TheFirstMoveOfADragIsBelowItsBeginning() throws {
        try play("y=500 >520 ?>0", policy)
        try play("y=500 >520 ?>0", published)
    }

    @Test func f2ARunningMotionIsNotInterrupted() throws {
        try play("y=500 D >600 ?>0 >400 ?>0 +0.3s ?>0 ?moves:1", policy)
        try play("y=500 D >600 ?>0 >400 ?>0 +0.3s ?>0 ?moves:1", published)
        // Mended: turning back meanwhile is not lost. Published: it is, until the next callback.
        try play("y=500 D >600 >400 +1s ?>1", policy)
        try play("y=500 D >600 >400 +1s ?>0 >399 ?>1", published)
    }

    @Test func f3BelowTheBeginningItHides() throws {
        for script in ["y=500 D >500.1 ?>0 ?1 +0.2s ?0.5 +0.2s ?0", "y=500 D >3000 ?>0"] {
            try play(script, policy)
            try play(script, published)
        }
    }

    @Test func f3ItTakesFourTenthsAndEasesAtBothEnds() {
        var driver = BarDriver(policy)
        _ = driver.advance(to: .at(500, time: 0))
        #expect(driver.advance(to: .at(600, time: 1))?.motion == .sliding(0.4, .easeInOut))
        #expect(driver.bar.isMoving)
        _ = driver.advance(to: .at(600, time: 1.4))
        #expect(driver.bar.isHidden)
    }

    @Test func f4AboveTheBeginningItShows() throws {
        try play("H y=500 T D >499.9 ?>1", policy)
        try play("H y=500 T D >499.9 ?>1", published)
    }

    @Test func f4ADragThatBeginsAtTheStartBringsTheBarBack() throws {
        // Published: the origin 0 means "no drag yet". Mended: at the start the bar is shown anyway.
        try play("H T D >-30 U ~0 . ?>0", published)
        try play("H T D >-30 ?>1", policy)
    }

    @Test func f5BeforeAnyDragNothingIsCompared() throws {
        // A position is restored and laid out before the first touch.
        try play("C=400 C=3000 .1200 J1500 .1480 ?>1 ?moves:0", policy)
        // Published: the origin is 0, so that a position restored below it hides.
        try play("y=0 J1500 ?>0", published)
        try play("H y=1500 J800 ?>0", published)
    }

    @Test func f6MomentumGoesOnComparingWithTheDragsBeginning() throws {
        for script in [
            "H y=500 T D >490 U-900 ~400/10 ~450 ~480 +1s ?1",
            "H y=500 T D >500 U900 ~501 ?>0 ~499 +1s ~498 ?>1",
        ] {
            try play(script, policy)
            try play(script, published)
        }
    }

    @Test func f7EqualityDoesNothing() throws {
        for script in [
            "y=500 T D >500 U ?>1 ?moves:0", "H y=500 T D >500 U ?>0 ?moves:0", "y=500 T D >480 >500 U ?>1 ?moves:0",
        ] {
            try play(script, policy)
            try play(script, published)
        }
    }

    @Test func publishedLooksAtTheBarBeforeItSpeaks() {
        var published = published
        func decision(to offset: Double, bar: BarState) -> BarDecision? {
            published.decide(ScrollStep(from: .at(500, .tracking), to: .at(offset, time: 1), bar: bar))
        }
        let hidden = BarState(exposure: 0)
        #expect(decision(to: 520, bar: BarState()) == .hide(.sliding(0.4), because: "below the drag's beginning"))
        #expect(decision(to: 520, bar: hidden) == nil)
        #expect(decision(to: 480, bar: hidden) == .show(.sliding(0.4), because: "above the drag's beginning"))
        #expect(decision(to: 480, bar: BarState()) == nil)
    }

    @Test func itIsMadeOfPublicParts() {
        let parts = FirstDecision {
            StartZone(motion: .fading())
            TravelRule(hideDistance: 0, showDistance: 0, from: .drag, motion: .fading())
        }
        #expect(FlickToolbarPolicy(motion: .fading()).parts == parts)
    }

    @Test func knownWeaknessesAreMended() throws {
        // A bounce at the end.
        try play("y=2300 D >2440 U300 ~2420 ~2400 . +1s ?0", policy)
        // Rows put in above.
        try play("y=500 . c:3500 .1000 ?>1 ?moves:0", policy)
        try play("y=500 T D >490 U +1s c:3500 .990 ?>1 ?moves:0", policy)
        try play("y=500 T D >490 U +1s c:3500 .990 ?>0", published)
    }

    @Test func distancesMayBeGiven() throws {
        let policy = FlickToolbarPolicy(hideDistance: 20, showDistance: 10)
        try play("y=500 D >520 ?>1 >521 ?>0", policy)
        try play("H y=500 D >490 ?>0 >489 ?>1", policy)
        // Waived on arriving at the start.
        try play("H y=5 D >0 ?>1", policy)
    }

    @Test func aFlickAloneMayReveal() throws {
        let policy = FlickToolbarPolicy(minimumFlickVelocity: 500)
        try play("H y=1000 D >940 U-50 ?>0", policy)
        try play("H y=1000 D >980 U-500 ?>0", policy)
        try play("H y=1000 D >980 U-900 ?>1", policy)
        try play("H y=1000 D >980 U ?>0", policy)
        try play("H y=30 D >0 ?>1", policy)
        try play("y=1000 D >1010 U900 ?>0", policy)
    }
}
