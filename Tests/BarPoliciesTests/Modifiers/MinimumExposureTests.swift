import BarPolicies
import Testing

@Suite struct MinimumExposureTests {
    @Test func itCondensesInsteadOfHiding() throws {
        try play("y=500 D >520 ?>0.3 +1s ?>0.3 >500 ?>1", StickyHeaderPolicy().minimumExposure(0.3))
        try play("y=500 D >520 ?>0", StickyHeaderPolicy().minimumExposure(0))
        try play("y=500 D >520 ?>1 ?moves:0", StickyHeaderPolicy().minimumExposure(1))
    }

    @Test func whatIsHigherStays() throws {
        let half = BarDecision(exposure: 0.5, reason: "half")
        try play("D >20 ?>0.5", Scripted(onTravel: half).minimumExposure(0.3))
    }

    @Test func theAppMayGoLower() throws {
        let policy = StickyHeaderPolicy().minimumExposure(0.3)
        try play("y=500 !hide ?>0 +1s . ?>0 D >510 ?>0.3", policy)
    }

    @Test func itIsAModifier() throws {
        try checkModifier({ $0.minimumExposure(0.3) }, base: \.base)
        #expect(Scripted.silent.minimumExposure(0.3) != Scripted.silent.minimumExposure(0.4))
        #expect("\(StickyHeaderPolicy().minimumExposure(0.3))" == "minimumExposure(0.3, sticky)")
    }
}
