import BarPolicies
import Testing

@Suite struct OnlyHidingTests {
    @Test func itHidesAndDoesNotShow() throws {
        try play("y=500 D >520 ?>0 +1s >300 ?>0 ?moves:1", TravelRule().onlyHiding())
    }

    @Test func whereTheBarGoesIsTheMeasure() {
        let half = BarState(exposure: 0.5)
        let down = ScrollStep(from: .at(500), to: .at(600, time: 1), bar: half)
        for (exposure, passes) in [(0.4, true), (0.5, true), (0.6, false), (.nan, false)] {
            let decision = BarDecision(exposure: exposure, reason: "somewhere")
            var policy = Scripted(onTravel: decision).onlyHiding()
            #expect((policy.decide(down) != nil) == passes, "\(exposure)")
        }
    }

    @Test func anotherPolicyBringsTheBarBack() throws {
        let policy = FirstDecision {
            StartZone()
            TravelRule().onlyHiding()
        }
        try play("y=500 D >520 ?>0 +1s >300 ?>0 >0 ?>1", policy)
    }

    @Test func itIsAModifier() throws {
        try checkModifier({ $0.onlyHiding() }, base: \.base)
        #expect("\(TravelRule().onlyHiding())" == "onlyHiding(travel)")
    }
}
