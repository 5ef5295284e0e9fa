import BarPolicies
import Testing

/// Rules H1 to H7, each as the default keeps or mends it, and as the published form has it. The origins measure y = -offset.
@Suite struct StickyHeaderPolicyTests {
    let policy = StickyHeaderPolicy()
    let published = StickyHeaderPolicy.Published()

    @Test func h1AtTheTopOrPulledPastItItShows() throws {
        for script in [
            "y=200 D >300 +1s ?0 >0 ?>1", "y=5 D >20 +1s ?0 >-1 ?>1 +1s >-80 ?>1 >-20 ?>1 >0 ?>1",
        ] {
            try play(script, policy)
            try play(script, published)
        }
    }

    @Test func h1PullingToRefreshLeavesItAlone() throws {
        let pull = "D >-90/10 U A-80 A-70 A-60 . +2s A-30 A0 . ?>1 ?moves:0"
        try play(pull, policy)
        try play(pull, published)
    }

    @Test func h2UpShowsAndDownHides() throws {
        for script in ["y=500 D >520 ?>0 +1s >500 ?>1", "y=500 W540 ?>0 +1s W480 ?>1"] {
            try play(script, policy)
            try play(script, published)
        }
    }

    @Test func h2ItFiresOnChangesOnly() throws {
        try play("y=500 D D D . . ?moves:0", policy)
        try play("y=500 D D D . . ?moves:0", published)
    }

    @Test func h3TheStripIsAsLongAsItsBar() throws {
        // 40 points; half way through a linear motion 20 are left.
        var driver = BarDriver(StickyHeaderPolicy(motion: .sliding(0.35, .linear)), barLength: 40)
        _ = driver.advance(to: .at(500, time: 0))
        _ = driver.advance(to: .at(600, time: 1))
        _ = driver.advance(to: .at(600, time: 1.175))
        #expect(abs(driver.bar.visibleLength - 20) < 1e-9)
    }

    @Test func h4ItEasesInForTheSystemsDefaultTime() {
        var driver = BarDriver(policy, barLength: 40)
        _ = driver.advance(to: .at(500, time: 0))
        #expect(driver.advance(to: .at(600, time: 1))?.motion == .sliding(0.35, .easeIn))

        var published = published
        let decision = published.decide(ScrollStep(from: .at(500), to: .at(600, time: 1)))
        #expect(decision?.motion == .sliding(0.35, .easeIn))
    }

    @Test func h5ItStartsShown() throws {
        try play("y=500 ?1", policy)
        try play("y=500 ?1", published)
    }

    @Test func h6TheFiguresOfTheOrigins() throws {
        // y -1.67 -> -2.67: one point down. Published: hides. Mended: one point is no movement to answer.
        try play("y=1.67 D >2.67 ?>0", published)
        try play("y=1.67 D >2.67 ?>1", policy)
        // y 6.67 -> 7.67: pulled past the top, shown.
        try play("y=-6.67 D >-7.67 ?>1", published)
        try play("y=-6.67 D >-7.67 ?>1", policy)
    }

    @Test func h7TheContentStartsBelowTheStrip() throws {
        // The strip is part of the content's length, so hiding it changes no sample, and content that fits stays put.
        try play("V=600 C=600 B=40 D >40 U ~0 . ?>1 ?moves:0", policy)
    }

    @Test func itIsMadeOfPublicParts() {
        let parts = FirstDecision {
            StartZone(motion: .fading())
            TravelRule(hideDistance: 8, showDistance: 8, motion: .fading())
        }
        #expect(StickyHeaderPolicy(motion: .fading()).parts == parts)
    }

    @Test func knownWeaknessesAreMended() throws {
        // One-point jitter.
        try play("y=500 D >501 >500 >501 >500 ?moves:0", policy)
        try play("y=500 D >501 >500 +1s ?1 ?moves:2", published)
        // The bounce back at the end.
        try play("y=2300 D >2440 +1s ?0 U ~2420 ~2400 . +1s ?0 ?moves:1", policy)
        try play("y=2300 D >2440 +1s ?0 U ~2420 ?>1", published)
        // A layout that moves the offset.
        try play("y=500 . C=3500@1000 ?moves:0", policy)
        try play("y=500 . C=3500@1000 ?>0", published)
    }

    @Test func publishedCutsIntoARunningMotion() throws {
        try play("y=500 D >520 >500 ?>1 ?moves:2", published)
        try play("y=500 D >520 >500 ?>0 ?moves:1", policy)
    }

    @Test func distancesMayBeGiven() throws {
        let policy = StickyHeaderPolicy(hideDistance: 24, showDistance: 0)
        try play("y=500 D >523 ?>1 >525 ?>0 +1s >524 ?>1", policy)
        try play("y=1000 D >1100 U +1s D >900 U-50 ?>0 D >880 U-900 ?>1", StickyHeaderPolicy(minimumFlickVelocity: 500))
    }
}
