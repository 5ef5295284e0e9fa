import BarPolicies
import BarPoliciesTesting
import Testing

@Suite struct MomentumTests {
    @Test func `1000 points per second run for 139 frames and 494 points`() {
        var simulator = ScrollSimulator.fine()
        simulator.fling(velocity: 1_000)
        let lifted = simulator.offset
        simulator.settle()
        let ways = simulator.samplesAfterLift.filter { $0.phase == .decelerating }.map { $0.offset - lifted }
        #expect(ways.count == 140)
        let some = [0, 6, 60, 120, 139].map { ways[$0] }
        #expect(allNear(some, [0, 90.535_2, 431.602_8, 489.897_0, 494.171_0], 1e-4))
        #expect(simulator.last.phase == .idle)
        #expect(simulator.last.offset - lifted == ways[139])
    }

    @Test func `at the fast rate a fifth of the way is left`() {
        var simulator = ScrollSimulator.fine(rate: .fast)
        simulator.fling(velocity: 1_000)
        let lifted = simulator.offset
        simulator.settle()
        #expect(near(simulator.offset - lifted, 99, 1))
        #expect(simulator.samplesAfterLift.count < 33)
    }

    @Test func `momentum is not bound to pixels`() {
        var simulator = ScrollSimulator()
        simulator.scale = 1
        simulator.fling(velocity: 1_000)
        simulator.wait(0.2)
        #expect(simulator.offset != simulator.offset.rounded())
    }

    @Test func `it runs while time passes, and no longer`() {
        var simulator = ScrollSimulator()
        simulator.fling(velocity: 1_000)
        let count = simulator.samples.count
        simulator.wait(0.5)
        #expect(simulator.samples.count == count + 30)
        #expect(simulator.isMoving)
        simulator.wait(3)
        #expect(!simulator.isMoving)
        #expect(simulator.phase == .idle)
    }

    @Test(arguments: [60.0, 80, 120]) func `the way hardly depends on the frames`(hertz: Double) {
        var simulator = ScrollSimulator.fine(frames: .uniform(hertz))
        simulator.fling(velocity: -500)
        simulator.fling(velocity: 1_500)
        let lifted = simulator.offset
        simulator.settle()
        #expect(near(simulator.offset - lifted, 748.5 - 5, 1))
    }

    @Test func `a finger stops it where it is and pulls on at once`() {
        var simulator = ScrollSimulator()
        simulator.fling(velocity: 1_000)
        simulator.wait(0.2)
        let caught = simulator.offset
        simulator.touch()
        #expect(simulator.last.phase == .tracking)
        #expect(simulator.last.offset == caught)
        simulator.wait(1)
        #expect(simulator.offset == caught)
        simulator.drag(by: 5, over: 0.1)
        #expect(near(simulator.offset, caught + 5, 0.34))
    }

    @Test func `caught and let go it stays`() {
        var simulator = ScrollSimulator()
        simulator.fling(velocity: 1_000)
        simulator.wait(0.2)
        simulator.touch()
        simulator.lift()
        #expect(simulator.last.phase == .idle)
        #expect(!simulator.isMoving)
    }
}
