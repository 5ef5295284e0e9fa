import BarPolicies
import BarPoliciesTesting
import Testing

@Suite struct DragTests {
    @Test func `ten points are lost before anything scrolls`() {
        var simulator = ScrollSimulator()
        simulator.drag(by: 10, over: 0)
        #expect(simulator.samples.map(\.phase) == [.idle, .tracking])
        #expect(simulator.phase == .tracking)
        simulator.drag(by: 5, over: 0.1)
        #expect(simulator.offset == 5)
        #expect(simulator.phase == .interacting)
        simulator.drag(by: -15, over: 0.1)
        #expect(near(simulator.offset, -10 * 0.55 / (1 + 5.5 / 600), 0.2))
    }

    @Test func `what was lost is lost in the direction of the finger`() {
        var simulator = ScrollSimulator(offset: 1_000)
        simulator.drag(by: -110)
        #expect(simulator.offset == 900)
        simulator.drag(by: 110)
        #expect(simulator.offset == 1_010)
    }

    @Test func `a drag moves by whole pixels`() {
        var simulator = ScrollSimulator()
        simulator.drag(by: 137.1, over: 0.5)
        #expect(simulator.samples.count > 25)
        for sample in simulator.samples {
            #expect(near((sample.offset * 3).rounded(), sample.offset * 3, 1e-9))
        }
        #expect(simulator.samples.contains { $0.offset != $0.offset.rounded() })
        simulator.scale = 1
        simulator.drag(by: 50, over: 0.5)
        #expect(simulator.offset == simulator.offset.rounded())
    }

    @Test func `no sample comes where nothing moved by a pixel`() {
        var simulator = ScrollSimulator()
        simulator.scale = 1
        simulator.drag(by: 11, over: 0.1)
        let count = simulator.samples.count
        simulator.drag(by: 2, over: 1)
        #expect(simulator.samples.count == count + 2)
    }

    @Test func `pulled past the start it follows the rubber band`() {
        var simulator = ScrollSimulator.fine()
        simulator.drag(by: -110)
        #expect(near(simulator.offset, -ScrollPhysics.RubberBand(viewportLength: 600).stretch(pulledBy: 100), 1e-6))
    }

    @Test func `pulled past the end and back it stands where it stood`() {
        var simulator = ScrollSimulator.fine(offset: 2_350)
        simulator.drag(by: 40)
        #expect(near(simulator.offset, 2_380, 1e-6))
        simulator.drag(by: 300)
        simulator.drag(by: -300)
        #expect(near(simulator.offset, 2_380, 1e-6))
    }

    @Test func `hard edges give nothing`() {
        var simulator = ScrollSimulator()
        simulator.edges = .hard
        simulator.drag(by: -200)
        #expect(simulator.offset == 0)
        #expect(simulator.samples.allSatisfy { $0.offset == 0 })
    }

    @Test func `content that fits can be pulled, or not`() {
        var simulator = ScrollSimulator(content: 400)
        simulator.drag(by: 200)
        #expect(simulator.offset > 50)
        simulator = ScrollSimulator(content: 400)
        simulator.edges = .bouncingIfScrollable
        simulator.drag(by: 200)
        #expect(simulator.offset == 0)
    }

    @Test func `a cancelled touch lets go without momentum`() {
        var simulator = ScrollSimulator()
        simulator.drag(by: 300, over: 0.1)
        simulator.cancelTouch()
        #expect(simulator.last.phase == .idle)
        #expect(simulator.last.velocity == nil)
        simulator = ScrollSimulator()
        simulator.drag(by: -300, over: 0.1)
        simulator.cancelTouch()
        #expect(simulator.last.phase == .decelerating)
        simulator.settle()
        #expect(simulator.last.phase == .idle)
        #expect(simulator.offset == 0)
    }

    @Test func `a wheel scrolls within the ends and its burst ends`() {
        var simulator = ScrollSimulator()
        simulator.wheel(by: 120)
        #expect(simulator.samples.map(\.phase) == [.idle, .interacting, .idle])
        #expect(simulator.samples.map(\.offset) == [0, 120, 120])
        simulator.wheel(by: -600, over: 0.1)
        #expect(simulator.samples.count == 3 + 6 + 1)
        #expect(simulator.samples.allSatisfy { $0.offset >= 0 })
    }
}
