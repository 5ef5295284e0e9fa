import BarPolicies
import BarPoliciesTesting
import Testing

@Suite struct ScrollSimulatorTests {
    @Test func `the example in the documentation runs`() {
        var simulator = ScrollSimulator(seed: 1)
        simulator.drag(by: 300)
        simulator.fling(velocity: 1_200)
        simulator.wait(0.5)
        simulator.insertAbove(500)
        simulator.settle()
        print(simulator.trace.notation)
    }
}
