import BarPolicies
import Testing

/// Rules S1 to S7, each as the default keeps or mends it, and as the published form has it.
@Suite struct SwipeNavBarPolicyTests {
    let policy = SwipeNavBarPolicy()
    let published = SwipeNavBarPolicy.Published()

    @Test func s1ASwipeUpHidesAndASwipeDownShows() throws {
        // The finger swipes up: the content goes down.
        for script in ["y=500 D >520 ?>0 +1s >500 ?>1"] {
            try play(script, policy)
            try play(script, published)
        }
    }

    @Test func s1OnlyAFingerThatMovesIsASwipe() throws {
        try play("y=500 ~520 ~500 J700 ?>1 ?moves:0", published)
        try play("y=500 D >520 +1s D D ?>0 ?moves:1", published)
    }

    @Test func s1EightPointsMustBeExceeded() throws {
        try play("y=500 D >508 ?>1 >508.1 ?>0 +1s >500.1 ?>0 >500 ?>1", policy)
        try play("y=500 D >500.1 ?>0", published)
    }

    @Test func s2ContentThatFitsDoesNotHide() throws {
        try play("H C=0 ?>1", published)
        for script in ["C=300 D >100 ?>1 U ~0 . ?>1 ?moves:0", "C=44 V=800 D >50/1 U ~0/5 . ?>1 ?moves:0"] {
            try play(script, policy)
            try play(script, published)
        }
    }

    @Test func s3TheContentIncludesTheBarsWhetherOrNotTheyAreHidden() throws {
        // A list of 590 with a bar of 44 and a status bar of 20 on a screen of 650: 654 > 650 scrolls.
        try play("V=650 C=654 D >4 ?>0", SwipeNavBarPolicy(hideDistance: 0))
        try play("V=650 C=654 D >4 ?>0", published)
        try play("V=650 C=649 D >4 ?>1", policy)
        try play("V=650 C=649 D >4 ?>1", published)
    }

    @Test func s4EqualityIsTheOneDifference() throws {
        // Published: equality counts as scrollable, so that a pull past the end hides. Nothing scrolls: the default shows.
        try play("C=600 V=600 D >30 ?>0", published)
        try play("C=600 V=600 D >30 ?>1", policy)
    }

    @Test func s5OtherwiseItIsOff() throws {
        try play("C=599 D >30 >0 >50 U ?>1 ?moves:0", published)
        try play("C=599 D >30 >0 >50 U ?>1 ?moves:0", policy)
    }

    @Test func s6BeforeItIsSwitchedOffTheBarIsForcedVisible() throws {
        for script in ["D >1000 U +1s ?0 C=590@0 ?>1 +1s ?1"] {
            try play(script, policy)
            try play(script, published)
        }
    }

    @Test func s6aTheBarMovesInTwoTenths() {
        var driver = BarDriver(policy)
        _ = driver.advance(to: .at(500, time: 0))
        let move = driver.advance(to: .at(600, time: 1))
        #expect(move?.motion == .sliding(0.2))
        #expect(move?.reason == "scrolled down")

        var published = published
        _ = published.decide(ScrollStep(from: .at(500), to: .at(500, time: 1)))
        #expect(
            published.decide(ScrollStep(from: .at(500), to: .at(520, time: 1)))
                == .hide(.sliding(0.2), because: "swiped up"))
        #expect(
            published.decide(ScrollStep(from: .at(520), to: .at(500, time: 1)))
                == .show(.sliding(0.2), because: "swiped down"))
    }

    @Test func s7TheTestIsRepeatedWithEveryInsertionAndDeletion() throws {
        for script in [
            "C=300 D >20 U ?>1 C=3000 D >40 ?>0 +1s U C=300@0 +1s ?1 C=3000 D >60 ?>0"
        ] {
            try play(script, policy)
            try play(script, published)
        }
    }

    @Test func s7AScreenThatTurnsIsReadAgain() throws {
        // Published: the screen's height is read at appearance only. 700 points no longer fit when it turns.
        try play("V=800 C=700 V=400 D >100 ?>1", published)
        try play("V=800 C=700 V=400 D >100 ?>0", policy)
        try play("V=800 C=700 . V=400 C=720 D >100 ?>1", published)
        // It is read when the policy is put back to its beginning, too.
        try play("C=300 !show D >30 ?>1 ?moves:0", published)
    }

    @Test func s7TheTestIsMadeOnceForEachLength() {
        var published = published
        let fits = ScrollStep(from: .at(0, content: 300), to: .at(0, time: 1, content: 300))
        #expect(published.decide(fits) == .show(.sliding(0.2), because: "content fits"))
        #expect(published.decide(fits) == nil)
    }

    @Test func aMarginMakesTheGuardStricter() throws {
        let policy = SwipeNavBarPolicy(fitMargin: .barLength)
        try play("V=600 C=644 B=44 D >44 ?>1", policy)
        try play("V=600 C=645 B=44 D >45 ?>0", policy)
    }

    @Test func itIsMadeOfPublicParts() throws {
        let parts = FirstDecision {
            ContentFits(motion: .sliding(0.2))
            StartZone(motion: .sliding(0.2))
            TravelRule(hideDistance: 8, showDistance: 8, motion: .sliding(0.2))
        }
        #expect(SwipeNavBarPolicy().parts == parts)
    }

    @Test func aFlickAloneMayReveal() throws {
        try play("y=1000 D >1100 U +1s D >900 U-50 ?>0 D >880 U-900 ?>1", SwipeNavBarPolicy(minimumFlickVelocity: 500))
    }
}
