import BarPolicies
import Testing

@Suite struct TravelRuleTests {
    @Test func itSaysWhatItWasMadeWith() {
        let rule = TravelRule(
            hideDistance: 24, showDistance: 3, from: .drag, minimumFlickVelocity: 300, motion: .fading())
        #expect(rule.hideDistance == 24)
        #expect(rule.showDistance == 3)
        #expect(rule.start == .drag)
        #expect(rule.minimumFlickVelocity == 300)
        #expect(rule.motion == .fading())
    }

    @Test func byDefaultItIsEightPointsFromTheTurn() {
        #expect(
            TravelRule()
                == TravelRule(hideDistance: 8, showDistance: 8, from: .turn, motion: .sliding()))
        #expect(TravelRule().minimumFlickVelocity == nil)
    }

    @Test func aloneItDoesNotKnowTheStart() throws {
        try play("H y=5 D >0 ?>0", TravelRule())
        try play(
            "H y=5 D >0 ?>1",
            FirstDecision {
                StartZone(); TravelRule()
            })
    }

    @Test func itSaysNothingWithoutTravel() throws {
        try play("D >100 +1s ?0 !show +1s . . J300 C=4000 V=500 Z200 . ?>1", TravelRule())
    }

    @Test func bothWaysMoveAsItWasTold() {
        var rule = TravelRule(hideDistance: 0, showDistance: 0, motion: .fading(0.1))
        #expect(
            rule.decide(ScrollStep(from: .at(500), to: .at(520, time: 1)))
                == .hide(.fading(0.1), because: "scrolled down"))
        #expect(
            rule.decide(ScrollStep(from: .at(520), to: .at(500, time: 1)))
                == .show(.fading(0.1), because: "scrolled up"))
    }

    @Test func whereOnlyAFlickRevealsTheWayUpSaysNothing() throws {
        try play("y=1000 D >900 U-1 ?>1 ?moves:0", TravelRule(minimumFlickVelocity: 500))
        try play("H y=1000 D >980 U-1 ?>1", TravelRule(minimumFlickVelocity: 0))
    }

    @Test func onlyALiftOfTheFingerIsAFlick() {
        var sample = ScrollSample.at(980, .interacting, time: 1)
        sample.velocity = -900
        var rule = TravelRule(minimumFlickVelocity: 500, motion: .fading())
        #expect(rule.decide(ScrollStep(from: .at(1000), to: sample)) == nil)
        sample.phase = .decelerating
        let flick = rule.decide(ScrollStep(from: .at(1000), to: sample))
        #expect(flick == .show(.fading(), because: "flicked up"))
        #expect(rule.decide(ScrollStep(from: .at(1000, .decelerating), to: sample)) == nil)
    }

    @Test func aFixedBarIsShown() throws {
        try play("D >100 >200 . ?>1 ?moves:0", FixedPolicy())
        try play("H y=500 . ?>0 D ?>1", FixedPolicy())
        var fixed = FixedPolicy()
        #expect(fixed.decide(ScrollStep(from: .at(500), to: .at(600, time: 1))) == .show(because: "always shown"))
    }
}
