import BarPolicies
import BarPoliciesTesting
import Testing

@Suite struct RefreshTests {
    private var view: ScrollSimulator {
        var simulator = ScrollSimulator.fine()
        simulator.refreshControl = .init(length: 60)
        return simulator
    }

    @Test func `a pull sets it off while the finger is down`() {
        var simulator = view
        simulator.drag(by: -100)
        #expect(!simulator.isRefreshing)
        simulator.drag(by: -100)
        #expect(simulator.offset < -60)
        #expect(simulator.isRefreshing)
        #expect(simulator.phase == .interacting)
    }

    @Test func `it holds the content before its start until it is done`() {
        var simulator = view
        simulator.drag(by: -200)
        simulator.wait(0.1)
        simulator.lift()
        simulator.settle()
        #expect(simulator.offset == -60)
        #expect(simulator.last.phase == .idle)
        simulator.wait(2)
        #expect(simulator.offset == -60)
        simulator.endRefreshing()
        simulator.settle()
        #expect(simulator.offset == 0)
        #expect(simulator.samplesAfterLift.contains { $0.phase == .animating && $0.offset < 0 })
        #expect(!simulator.isRefreshing)
    }

    @Test func `a view that has none bounces to its start`() {
        var simulator = ScrollSimulator()
        simulator.drag(by: -300)
        simulator.lift()
        simulator.settle()
        #expect(simulator.offset == 0)
        #expect(!simulator.isRefreshing)
    }

    @Test func `scrolled away it is done without a movement`() {
        var simulator = view
        simulator.drag(by: -200)
        simulator.wait(0.1)
        simulator.lift()
        simulator.settle()
        simulator.drag(by: 500)
        simulator.wait(0.1)
        simulator.lift()
        #expect(near(simulator.offset, 430, 1e-6))
        let count = simulator.samples.count
        simulator.endRefreshing()
        simulator.settle()
        #expect(simulator.samples.count == count)
        simulator.drag(by: -440, over: 2)
        simulator.lift()
        simulator.settle()
        #expect(simulator.offset == 0)
    }

    @Test func `while it holds, the content rests and bounces before its start`() {
        var simulator = view
        simulator.drag(by: -200)
        simulator.wait(0.1)
        simulator.lift()
        simulator.settle()
        simulator.fling(velocity: 1_000)
        simulator.settle()
        simulator.fling(velocity: -4_000)
        simulator.settle()
        #expect(simulator.offset == -60)
    }

    @Test func `done under the finger, the content does not leap`() {
        var simulator = view
        simulator.drag(by: -200)
        simulator.wait(0.1)
        simulator.lift()
        simulator.settle()
        simulator.drag(by: -11, over: 0.1)
        let before = simulator.offset
        simulator.endRefreshing()
        simulator.drag(by: -1, over: 0.1)
        #expect(near(simulator.offset, before, 1))
        simulator.lift()
        simulator.settle()
        #expect(simulator.offset == 0)
    }

    @Test func `some apps leap at the lift for one frame`() {
        var simulator = view
        simulator.refreshControl?.leapsAtLift = true
        simulator.drag(by: -200)
        simulator.wait(0.1)
        simulator.lift()
        simulator.wait(1.0 / 60)
        let offsets = simulator.samplesAfterLift.map(\.offset)
        #expect(offsets.count == 3)
        #expect(offsets[1] == offsets[0] - 60)
        #expect(offsets[2] > offsets[0])
    }

    @Test func `a whole refresh, from anywhere, in one call`() {
        var simulator = ScrollSimulator(offset: 700)
        simulator.refresh(for: 2)
        #expect(simulator.samples.contains { $0.offset == -60 && $0.phase == .idle })
        #expect(simulator.trace.events.contains(.wait(2)))
        #expect(simulator.offset == 0)
        #expect(simulator.last.phase == .idle)
    }
}
