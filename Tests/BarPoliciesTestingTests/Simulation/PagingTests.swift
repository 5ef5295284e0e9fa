import BarPolicies
import BarPoliciesTesting
import Testing

@Suite struct PagingTests {
    private func view(at offset: Double) -> ScrollSimulator {
        var simulator = ScrollSimulator.fine(content: 6_000, offset: offset)
        simulator.pageLength = 600
        return simulator
    }

    @Test func `a hard flick turns one page`() {
        var simulator = view(at: 600)
        simulator.fling(velocity: 4_000)
        simulator.settle()
        #expect(simulator.offset == 1_200)
        simulator.fling(velocity: -4_000)
        simulator.settle()
        #expect(simulator.offset == 600)
    }

    @Test func `a slow drag goes to the nearer page`() {
        var simulator = view(at: 600)
        simulator.drag(by: 250, over: 2)
        simulator.lift()
        #expect(simulator.last.phase == .decelerating)
        simulator.settle()
        #expect(simulator.offset == 600)
        simulator.drag(by: 350, over: 2)
        simulator.lift()
        simulator.settle()
        #expect(simulator.offset == 1_200)
    }

    @Test func `it comes to the page on the fast exponential`() {
        var simulator = view(at: 600)
        simulator.drag(by: 350, over: 2)
        simulator.lift()
        simulator.settle()
        let ways = simulator.samplesAfterLift.dropLast(2).map { 1_200 - $0.offset }
        #expect(zip(ways, ways.dropFirst()).allSatisfy { near($1 / $0, 0.845_77, 1e-5) })
        #expect(ways.count > 30)
    }

    @Test func `a touch turns no page`() {
        var simulator = view(at: 700)
        simulator.touch()
        simulator.lift()
        #expect(simulator.samples.map(\.phase) == [.idle, .tracking, .idle])
    }

    @Test func `rows put in above during the drag do not count as pages`() {
        var simulator = view(at: 600)
        simulator.drag(by: 110)
        simulator.insertAbove(1_800)
        simulator.fling(velocity: 1_000)
        simulator.settle()
        #expect(simulator.offset == 1_800 + 1_200)
    }

    @Test func `the last page ends with the content`() {
        var simulator = view(at: 5_400)
        simulator.fling(velocity: 3_000)
        simulator.settle()
        #expect(simulator.offset == 5_400)
    }
}
