import BarPoliciesTesting
import Testing

/// Values worked out from the published formulas, and offsets recorded from a real scroll view.
@Suite struct DecelerationTests {
    private let normal = ScrollPhysics.Deceleration(velocity: 1_000)
    private let fast = ScrollPhysics.Deceleration(velocity: 1_000, rate: .fast)

    @Test func `speed dies away by the rate's share`() {
        #expect(near(normal.decay, 2.002_002_670_7, 1e-10))
        #expect(near(fast.decay, 10.050_335_853_5, 1e-10))
        #expect(near(normal.velocity(after: 1) / 1_000, 0.135_064_5, 1e-7))
        #expect(near(fast.velocity(after: 1) / 1_000, 4.317_125e-5, 1e-11))
        #expect(near(normal.velocity(after: 0.1), 818.566_80, 1e-5))
        #expect(near(fast.velocity(after: 0.1), 366.032_34, 1e-5))
    }

    @Test func `the way is half a second of the speed, a tenth at the fast rate`() {
        #expect(near(normal.travel, 499.499_83, 1e-5))
        #expect(near(fast.travel, 99.499_16, 1e-5))
        #expect(near(normal.travel(after: 0.1), 90.625_85, 1e-5))
        #expect(near(fast.travel(after: 0.1), 63.079_25, 1e-5))
        let later = [0.25, 0.5, 1, 2].map { normal.travel(after: $0) }
        #expect(allNear(later, [196.689_52, 315.928_02, 432.035_13, 490.387_74], 1e-5))
    }

    @Test func `times follow from distance and speed`() {
        #expect(near(normal.time(untilWithin: 0.5), 3.449_923, 1e-6))
        #expect(near(fast.time(untilWithin: 0.5), 0.526_679, 1e-6))
        #expect(near(normal.time(untilSpeed: 10), 2.300_282, 1e-6))
        #expect(near(fast.time(untilSpeed: 10), 0.458_211, 1e-6))
        let run = ScrollPhysics.Deceleration(velocity: 2_000)
        let reached = run.time(toTravel: 600)
        #expect(near(reached, 0.458_438, 1e-6))
        #expect(near(run.velocity(after: reached ?? 0), 798.798_4, 1e-4))
    }

    @Test func `what is out of reach or behind is never reached`() {
        #expect(normal.time(toTravel: 500) == nil)
        #expect(normal.time(toTravel: -1) == nil)
        #expect(normal.step(toTravel: 499.1) == nil)
        #expect(normal.step(toTravel: -1) == nil)
        #expect(ScrollPhysics.Deceleration(velocity: 0).step(toTravel: 0) == nil)
    }

    @Test func `the projected end leaves out the last 10 pt/s`() {
        #expect(near(normal.projectedTravel, 494.504_83, 1e-5))
        #expect(near(fast.projectedTravel, 98.504_17, 1e-5))
        #expect(ScrollPhysics.Deceleration(velocity: -1_000).projectedTravel == -normal.projectedTravel)
        #expect(ScrollPhysics.Deceleration(velocity: -8).projectedTravel == 0)
    }

    @Test func `steps come out a little shorter`() {
        #expect(near(normal.steppedTravel, 499, 1e-9))
        #expect(near(fast.steppedTravel, 99, 1e-9))
        var (run, travelled, frames) = (normal, 0.0, 0)
        var seen: [Int: Double] = [:]
        while !run.hasEnded {
            travelled += run.advance(by: 1.0 / 60)
            frames += 1
            seen[frames] = travelled
        }
        let early = [6, 60, 120].compactMap { seen[$0] }
        #expect(allNear(early, [90.535_2, 431.602_8, 489.897_0], 1e-4))
        #expect(frames == 139)
        #expect(near(travelled, 494.171_0, 1e-4))
    }

    @Test func `a step to an edge ends at the edge`() {
        var run = ScrollPhysics.Deceleration(velocity: -2_000)
        let seconds = run.step(toTravel: -600) ?? 0
        #expect(near(run.advance(by: seconds), -600, 1e-9))
    }

    @Test func `a real flick ran as the formula says`() {
        let seconds = [0.933_3, 1.432_9, 1.932_9, 2.432_9, 2.932_9, 3.433_0]
        let recorded = [385.953, 1_640.346, 2_101.438, 2_270.926, 2_333.227, 2_356.128]
        let run = ScrollPhysics.Deceleration(velocity: (2_369.40 - recorded[0]) * normal.decay)
        #expect(near(run.velocity, 3_968.5, 3))
        let predicted = seconds.map { recorded[0] + run.travel(after: $0 - seconds[0]) }
        #expect(allNear(predicted, recorded, 0.5))
    }
}
