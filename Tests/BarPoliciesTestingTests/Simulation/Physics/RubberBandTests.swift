import BarPoliciesTesting
import Testing

@Suite struct RubberBandTests {
    private let band = ScrollPhysics.RubberBand(viewportLength: 844)

    @Test func `the further it is pulled the less it gives`() {
        let stretches = [1.0, 10, 50, 100, 200, 300, 400, 844].map { band.stretch(pulledBy: $0) }
        let expected = [0.549_6, 5.464_4, 26.632_2, 51.635_2, 97.316_6, 138.017_8, 174.511_3, 299.483_9]
        #expect(allNear(stretches, expected, 1e-4))
    }

    @Test func `it never stretches as far as the view is long`() {
        #expect(near(band.stretch(pulledBy: 1e9), 844, 1e-2))
        #expect(band.stretch(pulledBy: 1e9) < 844)
    }

    @Test func `it begins with the coefficient as its slope`() {
        func slope(at pull: Double) -> Double {
            (band.stretch(pulledBy: pull + 1e-4) - band.stretch(pulledBy: pull)) / 1e-4
        }
        #expect(near(slope(at: 0), 0.55, 1e-6))
        #expect(near(slope(at: 100), 0.484_762, 1e-6))
    }

    @Test func `both ends stretch alike`() {
        #expect(band.stretch(pulledBy: -100) == -band.stretch(pulledBy: 100))
        #expect(band.pull(stretchedBy: -100) == -band.pull(stretchedBy: 100))
    }

    @Test func `a finger that catches a bounce takes over the pull`() {
        let pulls = [10.0, 50, 100, 200].map { band.pull(stretchedBy: $0) }
        #expect(allNear(pulls, [18.399_8, 96.633_8, 206.256_1, 476.566_9], 1e-4))
        #expect(near(band.stretch(pulledBy: band.pull(stretchedBy: 123.4)), 123.4, 1e-9))
        #expect(band.pull(stretchedBy: 2_000).isFinite)
    }

    @Test func `recorded scroll views stretch so`() {
        let recorded = ScrollPhysics.RubberBand(viewportLength: 874)
        let stretches = [18, 167, 319, 444.333_343_5].map { recorded.stretch(pulledBy: $0) }
        #expect(allNear(stretches, [9.789_116, 83.115_287, 146.117_776, 190.981_957], 1e-6))
        let older = ScrollPhysics.RubberBand(viewportLength: 960)
        let published = [5.0, 10, 100, 400, 960].map { older.stretch(pulledBy: $0) }
        #expect(allNear(published, [2.74, 5.47, 52.02, 178.98, 340.65], 0.005_001))
    }

    @Test func `a trackpad stretches more`() {
        let trackpad = ScrollPhysics.RubberBand(viewportLength: 844, coefficient: 0.715)
        #expect(near(trackpad.stretch(pulledBy: 100), 65.915_9, 1e-4))
    }
}
