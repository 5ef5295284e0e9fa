import BarPolicies
import BarPoliciesTesting
import Testing

@Suite struct FramesTests {
    /// Seconds between the samples since the finger lifted.
    private func intervals(_ frames: ScrollSimulator.Frames, seed: UInt64 = 1) -> [Double] {
        var simulator = ScrollSimulator(seed: seed, frames: frames, content: 30_000)
        simulator.fling(velocity: 3_000)
        simulator.settle()
        let times = simulator.samplesAfterLift.map(\.time)
        return zip(times, times.dropFirst()).map { $1 - $0 }
    }

    @Test(arguments: [60.0, 80, 120]) func `uniform frames are a fixed time apart`(hertz: Double) {
        #expect(intervals(.uniform(hertz)).allSatisfy { near($0, 1 / hertz, 1e-9) })
    }

    @Test func `a phone changes its rate after half a second of momentum`() {
        let steps = intervals(.variable)
        #expect(steps.prefix(40).allSatisfy { near($0, 0.012_5, 1e-9) })
        #expect(steps.dropFirst(41).dropLast().allSatisfy { near($0, 1.0 / 120, 1e-9) })
        var simulator = ScrollSimulator(frames: .variable)
        simulator.drag(by: 200)
        let times = simulator.samples.dropFirst().map(\.time)
        #expect(zip(times, times.dropFirst()).allSatisfy { near($1 - $0, 0.016, 1e-9) })
    }

    @Test func `a phone reports the end of a movement just after the last of it`() {
        #expect(near(intervals(.variable).last, 0.000_13, 1e-9))
    }

    @Test func `uneven frames differ by no more than their share`() {
        let steps = intervals(.uniform(60).uneven(by: 0.4)).map { $0 * 60 }
        #expect(steps.allSatisfy { $0 > 0.599 && $0 < 1.401 })
        #expect((steps.max() ?? 0) > 1.3)
        #expect((steps.min() ?? 1) < 0.7)
    }

    @Test func `lost frames leave gaps of whole frames`() {
        let steps = intervals(.uniform(60).dropping(oneIn: 5, upTo: 3)).map { $0 * 60 }
        #expect(steps.allSatisfy { near($0, $0.rounded(), 1e-6) })
        #expect(Set(steps.map { Int($0.rounded()) }) == [1, 2, 3, 4])
    }

    @Test func `momentum runs on through lost frames`() {
        var (smooth, janky) = (ScrollSimulator.fine(), ScrollSimulator.fine())
        janky.frames = .uniform(60).dropping(oneIn: 3)
        smooth.fling(velocity: 800)
        // The same finger for both; what is lost is lost after the lift.
        janky = smooth
        janky.frames = .uniform(60).dropping(oneIn: 3)
        smooth.settle()
        janky.settle()
        #expect(janky.samples.count < smooth.samples.count - 40)
        #expect(near(janky.offset, smooth.offset, 1))
    }

    @Test func `a stall makes one frame late, and the finger has moved on meanwhile`() {
        var simulator = ScrollSimulator()
        simulator.drag(by: 60, over: 0.1)
        simulator.stall(0.1)
        simulator.drag(by: 120, over: 0.2)
        let samples = simulator.samples
        let late = zip(samples, samples.dropFirst()).filter { near($1.time - $0.time, 0.1 + 1.0 / 60, 1e-9) }
        #expect(late.count == 1)
        #expect(late.allSatisfy { near($1.offset - $0.offset, 70, 0.4) })
    }

    @Test func `the first step of momentum is of one frame, however late`() {
        var simulator = ScrollSimulator.fine()
        simulator.fling(velocity: 1_000)
        let lifted = simulator.offset
        simulator.stall(0.2)
        simulator.wait(0.1)
        #expect(near(simulator.offset - lifted, 16.37, 0.01))
        let second = simulator.offset
        simulator.stall(0.2)
        simulator.wait(0.1)
        #expect(simulator.offset - second > 150)
    }

    @Test func `the same seed gives the same frames, another seed others`() {
        let frames = ScrollSimulator.Frames.variable.uneven(by: 0.2).dropping(oneIn: 9)
        #expect(intervals(frames, seed: 7) == intervals(frames, seed: 7))
        #expect(intervals(frames, seed: 7) != intervals(frames, seed: 8))
    }
}
