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

    @Test func aloneItDoesNotKnowTheStart() throws {
        try play("H y=5 D >0 ?>0", TravelRule())
        try play(
            "H y=5 D >0 ?>1",
            FirstDecision {
                StartZone(); TravelRule()
            })
    }

    @Test func itSaysNothingWithoutTravel() throws {
        try play("D >100 +1s ?0 !show +1s . . J300 C=4000 V=500 Z200 . ?1", TravelRule())
    }

    @Test func aFixedBarIsShown() throws {
        try play("D >100 >200 . ?1 ?moves:0", FixedPolicy())
        try play("H y=500 . ?0 D ?>1", FixedPolicy())
    }
}
