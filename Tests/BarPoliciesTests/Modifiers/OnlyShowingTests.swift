import BarPolicies
import Testing

@Suite struct OnlyShowingTests {
    @Test func itShowsAndDoesNotHide() throws {
        try play("y=500 D >700 ?>1 ?moves:0", TravelRule().onlyShowing())
        try play("H y=500 D >400 ?>1 >700 +1s ?>1", TravelRule().onlyShowing())
    }

    @Test func whereTheBarGoesIsTheMeasure() {
        let half = BarState(exposure: 0.5)
        let down = ScrollStep(from: .at(500), to: .at(600, time: 1), bar: half)
        for (exposure, passes) in [(0.4, false), (0.5, true), (0.6, true), (.nan, false)] {
            let decision = BarDecision(exposure: exposure, reason: "somewhere")
            var policy = Scripted(onTravel: decision).onlyShowing()
            #expect((policy.decide(down) != nil) == passes, "\(exposure)")
        }
    }

    @Test func itComposesWithItsOpposite() throws {
        let policy = FirstDecision {
            TravelRule(hideDistance: 0, showDistance: 0).onlyShowing()
            TravelRule(hideDistance: 200, showDistance: 200).onlyHiding()
        }
        try play("y=500 D >690 ?>1 >710 ?>0 +1s >709 ?>1", policy)
    }

    @Test func itIsAModifier() throws {
        try checkModifier({ $0.onlyShowing() }, base: \.base)
        #expect("\(TravelRule().onlyShowing())" == "onlyShowing(travel)")
    }
}
