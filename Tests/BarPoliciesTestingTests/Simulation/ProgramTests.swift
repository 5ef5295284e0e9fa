import BarPolicies
import BarPoliciesTesting
import Testing

@Suite struct ProgramTests {
    @Test func `an animation takes 0.3 s, whatever the way, and eases in and out`() {
        var simulator = ScrollSimulator(frames: .uniform(100), content: 10_000)
        simulator.animate(to: 1_000, over: 1)
        simulator.settle()
        let offsets = simulator.samples.map(\.offset)
        let some = [10, 25, 50, 75, 100].map { offsets[$0] }
        #expect(allNear(some, [19.72, 129.16, 500, 870.84, 1_000], 0.01))
        for way in [100.0, 5_000] {
            simulator.jump(to: 0)
            let count = simulator.samples.count
            simulator.animate(to: way)
            simulator.settle()
            // Thirty frames, then rest.
            #expect(simulator.samples.count == count + 31)
            #expect(simulator.samples[count..<count + 30].allSatisfy { $0.phase == .animating })
            #expect(simulator.last.phase == .idle)
            #expect(simulator.offset == way)
        }
    }

    @Test func `an animation runs while time passes, and a finger stops it`() {
        var simulator = ScrollSimulator()
        simulator.animate(to: 1_000)
        #expect(simulator.isMoving)
        simulator.wait(0.15)
        let caught = simulator.offset
        #expect(near(caught, 500, 0.01))
        simulator.drag(by: 20, over: 0.1)
        #expect(near(simulator.offset, caught + 20, 0.34))
        simulator.wait(0.1)
        simulator.lift()
        simulator.settle()
        #expect(near(simulator.offset, caught + 20, 0.34))
    }

    @Test func `an animation to where the content is moves nothing`() {
        var simulator = ScrollSimulator()
        simulator.animate(to: -50)
        #expect(!simulator.isMoving)
        #expect(simulator.samples.count == 1)
    }

    @Test func `a jump is one animating sample, then rest`() {
        var simulator = ScrollSimulator()
        simulator.jump(to: 800)
        #expect(simulator.trace.notation == "V=600 C=3000 J800")
        simulator.jump(to: 9_000)
        #expect(simulator.offset == 2_400)
    }

    @Test func `a jump stops momentum, or lets it run on from there`() {
        var simulator = ScrollSimulator()
        simulator.fling(velocity: 1_000)
        simulator.wait(0.1)
        var other = simulator
        simulator.jump(to: 1_000)
        #expect(!simulator.isMoving)
        other.jump(to: 1_000, stopsMomentum: false)
        #expect(other.last.phase == .animating)
        #expect(other.isMoving)
        other.settle()
        #expect(other.offset > 1_300)
    }

    @Test func `a jump under the finger is dragged on from`() {
        var simulator = ScrollSimulator()
        simulator.drag(by: 110)
        simulator.jump(to: 1_000)
        simulator.drag(by: 30)
        #expect(simulator.phase == .interacting)
        #expect(simulator.offset == 1_030)
    }

    @Test func `a tap on the status bar scrolls to the start`() {
        var simulator = ScrollSimulator(offset: 2_000)
        simulator.call(.scrollToStart)
        simulator.scrollToStart()
        simulator.settle()
        #expect(simulator.offset == 0)
        #expect(simulator.trace.events.contains(.call(.scrollToStart)))
        #expect(simulator.samples.contains { $0.phase == .animating && $0.offset > 0 })
    }
}
