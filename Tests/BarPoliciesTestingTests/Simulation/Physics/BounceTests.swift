import BarPoliciesTesting
import Testing

@Suite struct BounceTests {
    private let atRest = ScrollPhysics.Bounce(stretch: 100)
    private let thrown = ScrollPhysics.Bounce(stretch: 0, velocity: 2_000)

    /// Stretches after each of so many frames of 1/60 s.
    private func frames(_ bounce: ScrollPhysics.Bounce, _ count: Int) -> [Double] {
        var bounce = bounce
        return (0..<count).map { _ in
            bounce.advance(by: 1.0 / 60)
            return bounce.stretch
        }
    }

    @Test func `released at rest it leaves at full speed, unlike a spring`() {
        let stretches = [0.05, 0.1, 0.2, 0.3, 0.5].map { atRest.stretch(after: $0) }
        // A critically damped spring would still be at 73.6 after a tenth of a second.
        #expect(allNear(stretches, [60.500_6, 36.603_2, 13.398_0, 4.904_1, 0.657_0], 1e-4))
    }

    @Test func `released at rest, steps fall on the same curve`() {
        let stretches = frames(atRest, 12)
        let some = [0, 1, 2, 11].map { stretches[$0] }
        #expect(allNear(some, [84.577, 71.533, 60.501, 13.398], 1e-3))
    }

    @Test func `from 100 points it ends with the 32nd frame`() {
        var (bounce, count) = (atRest, 0)
        while !bounce.hasEnded {
            bounce.advance(by: 1.0 / 60)
            count += 1
        }
        #expect(count == 32)
    }

    @Test func `thrown past the edge it goes out and comes back`() {
        let stretches = [0.05, 0.1, 0.2, 0.3, 0.5].map { thrown.stretch(after: $0) }
        #expect(allNear(stretches, [57.571_1, 66.344_0, 44.162_2, 22.120_7, 4.151_6], 1e-4))
        #expect(near(thrown.timeOfPeak, 0.090_735, 1e-6))
        #expect(near(thrown.stretch(after: thrown.timeOfPeak), 66.667_78, 1e-5))
    }

    @Test func `thrown past the edge, steps stay a little lower and end with the 44th frame`() {
        let stretches = frames(thrown, 43)
        #expect(allNear(stretches.prefix(4), [27.699, 46.086, 57.513, 63.805], 1e-3))
        #expect(near(stretches.max(), 66.368, 1e-3))
        #expect(stretches.firstIndex(of: stretches.max() ?? 0) == 4)
        var bounce = thrown
        for _ in 1...43 { bounce.advance(by: 1.0 / 60) }
        #expect(!bounce.hasEnded)
        bounce.advance(by: 1.0 / 60)
        #expect(bounce.hasEnded)
    }

    @Test func `near the edge but fast it has not ended`() {
        #expect(!ScrollPhysics.Bounce(stretch: 0.2, velocity: 2_000).hasEnded)
        #expect(ScrollPhysics.Bounce(stretch: -0.4).hasEnded)
    }

    @Test func `the rate of momentum changes the throw, not the way back`() {
        #expect(ScrollPhysics.Bounce(stretch: 100, rate: .fast).stretch(after: 0.1) == atRest.stretch(after: 0.1))
        let fast = ScrollPhysics.Bounce(stretch: 0, velocity: 2_000, rate: .fast)
        #expect(fast.stretch(after: 0.1) < thrown.stretch(after: 0.1) - 10)
    }

    @Test func `a real bounce went as the steps do`() {
        let bounce = ScrollPhysics.Bounce(stretch: 5_317 - 5_126, velocity: 2_397.54)
        let recorded = [5_320.916, 5_318.208, 5_310.984, 5_300.832, 5_288.933]
        let offsets = frames(bounce, 5).map { 5_126 + $0 }
        #expect(allNear(offsets, recorded, 0.75))
    }
}
