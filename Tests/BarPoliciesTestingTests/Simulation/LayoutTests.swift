import BarPolicies
import BarPoliciesTesting
import Testing

@Suite struct LayoutTests {
    @Test func `rows put in above leave what is on screen in place`() {
        var simulator = ScrollSimulator(offset: 1_000)
        simulator.insertAbove(500)
        #expect(simulator.trace.notation == "V=600 C=3000 y=1000 | C=3500@1500")
    }

    @Test func `a host may report the length before the offset, or let the rows slip`() {
        var simulator = ScrollSimulator(offset: 1_000)
        simulator.insertAbove(500, anchoring: .lengthFirst)
        #expect(simulator.samples.map(\.contentLength) == [3_000, 3_500, 3_500])
        #expect(simulator.samples.map(\.offset) == [1_000, 1_000, 1_500])
        simulator.insertAbove(500, anchoring: .never)
        #expect(simulator.offset == 1_500)
        #expect(simulator.contentLength == 4_000)
    }

    @Test func `momentum goes on through rows put in above`() {
        var (simulator, plain) = (ScrollSimulator.fine(), ScrollSimulator.fine())
        for run in [0, 1] {
            simulator.fling(velocity: 1_000)
            simulator.wait(0.2)
            if run == 0 { swap(&simulator, &plain) }
        }
        simulator.insertAbove(500)
        #expect(simulator.last.phase == .decelerating)
        plain.wait(1.0 / 60)
        #expect(near(simulator.offset, plain.offset + 500, 1e-6))
        simulator.settle()
        plain.settle()
        #expect(near(simulator.offset, plain.offset + 500, 1e-6))
    }

    @Test func `a drag goes on through rows put in above`() {
        var simulator = ScrollSimulator()
        simulator.drag(by: 110)
        simulator.insertAbove(500)
        #expect(simulator.last.phase == .interacting)
        #expect(simulator.last.offset == 600)
        simulator.drag(by: 50)
        #expect(simulator.offset == 650)
    }

    @Test func `an animation and a page go along with rows put in above`() {
        var simulator = ScrollSimulator()
        simulator.animate(to: 1_000)
        simulator.wait(0.1)
        var plain = simulator
        simulator.insertAbove(500)
        plain.wait(1.0 / 60)
        #expect(near(simulator.offset, plain.offset + 500, 1e-6))
        simulator.settle()
        #expect(simulator.offset == 1_500)
        simulator.drag(by: 20)
        simulator.lift(towards: 1_600)
        simulator.wait(0.1)
        simulator.insertAbove(-300)
        simulator.settle()
        #expect(simulator.offset == 1_300)
    }

    @Test func `rows appended under a bounce give it room`() {
        var simulator = ScrollSimulator(offset: 2_300)
        simulator.drag(by: 250)
        let pulled = simulator.offset
        #expect(pulled > 2_440)
        simulator.append(1_000)
        #expect(simulator.offset == pulled)
        simulator.wait(0.1)
        simulator.lift()
        #expect(simulator.last.phase == .idle)
        #expect(simulator.offset == pulled)
    }

    @Test func `what is pulled past an end stays pulled past it as far`() {
        var simulator = ScrollSimulator(offset: 2_300)
        simulator.drag(by: 250)
        let pulled = simulator.offset
        simulator.delete(300)
        #expect(simulator.offset == pulled - 300)
        simulator.drag(by: 1, over: 0.1)
        #expect(near(simulator.offset, pulled - 300 + 0.5, 0.5))
        simulator = ScrollSimulator()
        simulator.drag(by: -250)
        let before = simulator.offset
        simulator.append(300)
        #expect(simulator.offset == before)
        simulator.rotate(viewport: 300)
        #expect(simulator.offset == before)
        simulator.drag(by: -1, over: 0.1)
        #expect(near(simulator.offset, before, 1))
    }

    @Test func `rows deleted until the content fits bring it to its start`() {
        var simulator = ScrollSimulator(offset: 1_500)
        for _ in 0..<5 { simulator.delete(500) }
        #expect(simulator.samples.map(\.offset) == [1_500, 1_500, 1_400, 900, 400, 0])
        #expect(simulator.contentLength == 500)
        simulator.delete(9_000)
        #expect(simulator.contentLength == 0)
        #expect(simulator.trace.events.count == 7)
    }

    @Test func `rows deleted under a finger bring the content with them`() {
        var simulator = ScrollSimulator(offset: 1_500)
        simulator.drag(by: -110)
        simulator.delete(2_000)
        #expect(simulator.last.phase == .interacting)
        #expect(simulator.offset == 400)
        simulator.drag(by: -50)
        #expect(simulator.offset == 350)
    }

    @Test func `rows deleted under momentum make it bounce`() {
        var simulator = ScrollSimulator(offset: 500)
        simulator.fling(velocity: 1_500)
        simulator.wait(0.1)
        simulator.delete(2_000)
        simulator.settle()
        #expect(simulator.samplesAfterLift.contains { $0.offset > 410 && $0.contentLength == 1_000 })
        #expect(simulator.offset == 400)
    }

    @Test func `a longer view shows the end without a gap`() {
        var simulator = ScrollSimulator(offset: 2_400)
        simulator.rotate(viewport: 900)
        #expect(simulator.trace.notation == "V=600 C=3000 y=2400 | V=900@2100")
        simulator.rotate(viewport: 300, content: 5_000)
        #expect(simulator.offset == 2_100)
        #expect(simulator.last.contentLength == 5_000)
        #expect(simulator.last.viewportLength == 300)
    }

    @Test func `a keyboard makes room at the end and takes it away`() {
        var simulator = ScrollSimulator(offset: 2_400)
        simulator.keyboard(300)
        simulator.animate(to: 2_700)
        simulator.settle()
        #expect(simulator.offset == 2_700)
        simulator.keyboard(-300)
        #expect(simulator.offset == 2_400)
        #expect(simulator.last.phase == .idle)
    }

    @Test func `a pinch zooms about the middle and comes to rest`() {
        var simulator = ScrollSimulator(offset: 1_000)
        simulator.pinch(by: 2, over: 0.5)
        #expect(simulator.contentLength == 6_000)
        #expect(near(simulator.offset, 1_300 * 2 - 300, 1e-6))
        #expect(simulator.samples.filter { $0.phase == .zooming }.count == 30)
        #expect(simulator.last.phase == .idle)
        simulator.pinch(by: 0.05)
        #expect(simulator.offset == 0)
    }
}
