import BarPolicies
import BarPoliciesTesting
import Testing

@Suite struct EdgeTests {
    private let band = ScrollPhysics.RubberBand(viewportLength: 600)

    /// A view whose finger has pulled it to 100 points before its start.
    private var pulled: ScrollSimulator {
        var simulator = ScrollSimulator.fine()
        simulator.drag(by: -10 - band.pull(stretchedBy: 100))
        return simulator
    }

    @Test func `let go at rest it springs back on an exponential`() {
        var simulator = pulled
        simulator.wait(0.1)
        simulator.lift()
        simulator.settle()
        let offsets = simulator.samplesAfterLift.map(\.offset)
        let some = [0, 1, 2, 3, 12].map { offsets[$0] }
        #expect(allNear(some, [-100, -84.577, -71.533, -60.501, -13.398], 1e-3))
        // The 32nd frame is the start itself; then comes rest.
        #expect(offsets.count == 34)
        #expect(offsets[31] < -0.5)
        #expect(offsets[32] == 0)
        #expect(simulator.samplesAfterLift.dropLast().allSatisfy { $0.phase == .decelerating })
        #expect(simulator.last.phase == .idle)
    }

    @Test func `thrown back in it leaves the edge behind and runs on`() {
        var simulator = ScrollSimulator.fine()
        simulator.drag(by: -210 - band.pull(stretchedBy: 100))
        simulator.drag(by: 200, over: 0.1)
        simulator.lift()
        simulator.wait(5.0 / 60)
        let offsets = simulator.samplesAfterLift.map(\.offset)
        #expect(allNear(offsets, [-100, -56.88, -25.45, -2.99, 12.64, 27.30], 0.01))
        simulator.settle()
        #expect(simulator.offset > 400)
    }

    @Test func `thrown out at the edge it goes 66 points and comes back`() {
        var simulator = ScrollSimulator.fine(offset: 2_400)
        simulator.drag(by: -210)
        simulator.drag(by: 200, over: 0.1)
        simulator.lift()
        simulator.settle()
        let ways = simulator.samplesAfterLift.map { $0.offset - 2_400 }
        #expect(allNear(ways.prefix(5), [0, 27.699, 46.086, 57.513, 63.805], 1e-3))
        #expect(near(ways.max(), 66.368, 1e-3))
        #expect(ways.count == 46)
        #expect(ways[44] == 0)
    }

    @Test func `momentum reaches the edge within a frame and bounces for the rest of it`() {
        var simulator = ScrollSimulator.fine(content: 1_500, offset: 80)
        simulator.fling(velocity: 2_000)
        #expect(near(simulator.offset, 270, 1e-6))
        simulator.wait(1)
        // The edge, 630 points on, comes 15.0 ms into the 30th frame, at 737 pt/s; 1.7 ms are left to the bounce.
        let offsets = simulator.samplesAfterLift.map(\.offset)
        #expect(near(offsets[29], 888.779_2, 1e-4))
        #expect(near(offsets[30], 901.203_5, 1e-4))
    }

    @Test func `momentum that hits an end comes to rest there`() {
        var simulator = ScrollSimulator(offset: 2_000)
        simulator.fling(velocity: 3_000)
        simulator.settle()
        #expect(simulator.samples.contains { $0.offset > 2_440 })
        #expect(simulator.offset == 2_400)
        simulator.jump(to: 300)
        simulator.fling(velocity: -3_000)
        simulator.settle()
        #expect(simulator.samples.contains { $0.offset < -40 })
        #expect(simulator.offset == 0)
    }

    @Test func `slow or fast, late in a frame or early, a bounce is not cut short`() {
        for speed in stride(from: 600.0, through: 4_000, by: 37) {
            var simulator = ScrollSimulator(content: 1_000)
            simulator.fling(velocity: speed)
            simulator.settle()
            let run = ScrollPhysics.Deceleration(velocity: speed)
            let left = speed - run.decay * (400 - (speed * 0.1 - 10))
            guard left > 60 else { continue }
            let highest = simulator.samples.map(\.offset).max()
            #expect(near(highest, 400 + 0.033 * left, 3), "\(speed)")
        }
    }

    @Test func `hard edges stop momentum`() {
        var simulator = ScrollSimulator(offset: 2_000)
        simulator.edges = .hard
        simulator.fling(velocity: 3_000)
        simulator.settle()
        #expect(simulator.samples.allSatisfy { $0.offset <= 2_400 })
        #expect(simulator.offset == 2_400)
        #expect(simulator.last.phase == .idle)
    }

    @Test func `content that fits springs back too`() {
        var simulator = ScrollSimulator(content: 400)
        simulator.fling(velocity: 2_000)
        simulator.settle()
        #expect(simulator.samples.contains { $0.offset > 40 })
        #expect(simulator.offset == 0)
    }

    @Test func `a bounce that is caught is pulled on from where it is`() {
        var simulator = pulled
        simulator.wait(0.1)
        simulator.lift()
        simulator.wait(0.1)
        let caught = simulator.offset
        simulator.touch()
        #expect(simulator.offset == caught)
        simulator.drag(by: -1, over: 0.1)
        #expect(near(simulator.offset, caught - 0.5, 0.1))
        simulator.drag(by: band.pull(stretchedBy: -caught) + 1, over: 0.1)
        #expect(near(simulator.offset, 0, 1e-6))
    }

    @Test func `a bounce that is caught and let go springs back`() {
        var simulator = pulled
        simulator.lift()
        simulator.wait(0.05)
        simulator.touch()
        simulator.lift()
        #expect(simulator.last.phase == .decelerating)
        #expect(simulator.last.velocity == nil)
        simulator.settle()
        #expect(simulator.offset == 0)
    }
}
