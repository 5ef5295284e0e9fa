import BarPolicies
import Testing

@Suite struct CountingProgramTests {
    let policy = StickyHeaderPolicy().countingProgram()

    @Test func whatTheProgramScrollsMovesTheBar() throws {
        try play("y=500 J900 ?>0 +1s J500 ?>1", policy)
        try play("y=500 A504 A508 ?>1 A512 ?>0", policy)
        try play("y=500 J900 ?>1", StickyHeaderPolicy())
    }

    @Test func whatMovedUnannouncedIsTheProgramsToo() throws {
        try play("y=500 .900 ?>0", policy)
    }

    @Test func layoutAndZoomDoNotCount() throws {
        try play("y=500 C=3400@900 ?>1 Z1300 ?>1 . V=300@1400 ?>1 ?moves:0", policy)
    }

    @Test func momentumOfAReplacedPageDoesNotCount() throws {
        try play("y=500 D U900 ~500 ~600 ?>0", policy)
        try play("y=500 D U900 ~500 !attach ~600 ~700 . ?>1", policy)
        try play("y=500 D U900 ~500 !attach ~600 A700 ?>0", policy)
    }

    @Test func thePhaseStaysAndTheCauseIsTheUsers() throws {
        var policy = Witness(Scripted.silent).countingProgram()
        let step = ScrollStep(from: .at(500, .idle), to: .at(900, .animating, time: 1))
        _ = policy.decide(step)
        let seen = try #require(policy.base.step)
        #expect(seen.cause == .user && seen.travel == 400 && seen.carry == 0 && seen.displacement == 400)
        #expect(seen.phase == .animating && seen.previousPhase == .idle && !seen.beginsDrag)
        #expect(seen.position == 900 && seen.time == step.time && seen.bar == step.bar)
        let still = ScrollStep(from: .at(900, .animating), to: .at(900, .idle, time: 1))
        _ = policy.decide(still)
        #expect(policy.base.step == still)
    }

    @Test func itIsAModifier() throws {
        try checkModifier({ $0.countingProgram() }, base: \.base)
        #expect("\(FlickToolbarPolicy().countingProgram())" == "countingProgram(flick)")
    }
}
