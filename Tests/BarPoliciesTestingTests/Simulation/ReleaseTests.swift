import BarPolicies
import BarPoliciesTesting
import Testing

@Suite struct ReleaseTests {
    @Test func `a fling reports its velocity with the sample that lifts the finger`() {
        var simulator = ScrollSimulator()
        simulator.fling(velocity: 1_200)
        #expect(simulator.last.phase == .decelerating)
        #expect(near(simulator.last.velocity, 1_200, 1e-6))
        #expect(simulator.samples.dropLast().allSatisfy { $0.velocity == nil })
    }

    @Test func `below 250 points per second the content stays`() {
        var simulator = ScrollSimulator()
        simulator.fling(velocity: 249)
        #expect(simulator.last.phase == .idle)
        #expect(near(simulator.last.velocity, 249, 1e-6))
        simulator.fling(velocity: -251)
        #expect(simulator.last.phase == .decelerating)
    }

    @Test func `momentum begins with three quarters of the velocity before`() {
        var simulator = ScrollSimulator.fine()
        simulator.drag(by: 60, over: 0.1)
        simulator.drag(by: 50, over: 0.05)
        simulator.drag(by: 40, over: 1.0 / 60)
        // The recogniser: 1000 before, then a fifth of 2400 and four fifths of 1000.
        let lifted = simulator.offset
        simulator.lift()
        #expect(near(simulator.last.velocity, 0.2 * 2_400 + 0.8 * 1_000, 1e-6))
        simulator.wait(1.0 / 60)
        var run = ScrollPhysics.Deceleration(velocity: 0.75 * 1_000 + 0.25 * 1_280)
        let first = run.advance(by: 1.0 / 60)
        #expect(near(simulator.offset - lifted, first, 1e-6))
    }

    @Test func `a finger that rests before it lifts lets go at rest`() {
        var simulator = ScrollSimulator()
        simulator.drag(by: 300, over: 0.1)
        simulator.wait(0.1)
        simulator.lift()
        #expect(simulator.last.phase == .idle)
        #expect(simulator.last.velocity == 0)
    }

    @Test func `a velocity gone stale throws the content after a rest`() {
        var simulator = ScrollSimulator()
        simulator.drag(by: 300, over: 0.1)
        simulator.wait(3, keepsVelocity: true)
        simulator.lift()
        #expect(simulator.last.phase == .decelerating)
        #expect(near(simulator.last.velocity, 3_000, 1e-6))
    }

    @Test func `a touch that moved nothing lets go of nothing`() {
        var simulator = ScrollSimulator(offset: 500)
        simulator.touch()
        simulator.touch()
        simulator.lift()
        simulator.lift()
        simulator.cancelTouch()
        #expect(simulator.samples.map(\.phase) == [.idle, .tracking, .idle])
        #expect(simulator.last.velocity == nil)
    }

    @Test func `a quick touch that did not scroll throws nothing`() {
        var simulator = ScrollSimulator(offset: 500)
        simulator.drag(by: 9, over: 0.01)
        simulator.lift()
        #expect(simulator.last.phase == .idle)
        #expect(simulator.last.velocity == nil)
    }

    @Test func `let go too slowly past an end it springs back as if at rest`() {
        var simulator = ScrollSimulator.fine()
        simulator.drag(by: -200)
        simulator.drag(by: -24, over: 0.1)
        simulator.lift()
        #expect(near(simulator.last.velocity, -240, 1e-6))
        let pulled = simulator.offset
        simulator.wait(1.0 / 60)
        #expect(near(simulator.offset / pulled, 0.845_77, 1e-5))
    }

    @Test func `an end that is no more within the content is brought within`() {
        var simulator = ScrollSimulator(offset: 1_000)
        simulator.drag(by: 50)
        simulator.lift(towards: 2_000)
        simulator.delete(1_000)
        simulator.settle()
        #expect(simulator.offset == 1_400)
    }

    @Test func `an app can set the end of momentum`() {
        var simulator = ScrollSimulator.fine(offset: 1_000)
        simulator.drag(by: 110, over: 0.5)
        simulator.lift(towards: 1_200)
        simulator.settle()
        #expect(simulator.offset == 1_200)
        let ways = simulator.samplesAfterLift.dropLast(2).map { 1_200 - $0.offset }
        #expect(zip(ways, ways.dropFirst()).allSatisfy { near($1 / $0, 0.967_19, 1e-5) })
        #expect(ways.count > 100)
    }

    @Test func `an end that was set beyond the content is brought within`() {
        var simulator = ScrollSimulator(offset: 2_300)
        simulator.drag(by: 50)
        simulator.lift(towards: 9_000)
        simulator.settle()
        #expect(simulator.offset == 2_400)
    }
}
