import BarPoliciesTesting
import Testing

@Suite struct ReleaseVelocityTests {
    @Test(arguments: [
        (3_817.41, 4_986.83, 4_109.76), (2_155.42, 3_123.90, 2_397.54), (4_130.67, 6_662.52, 4_763.63),
    ])
    func `momentum begins with three quarters of the velocity before`(_ flick: (Double, Double, Double)) {
        let (previous, latest, expected) = flick
        #expect(near(ScrollPhysics.ReleaseVelocity.handover(previous: previous, latest: latest), expected, 0.006))
    }

    @Test func `the recogniser trusts the last movement by a fifth`() {
        var release = ScrollPhysics.ReleaseVelocity()
        #expect(release.latest == 0)
        release.move(by: 10, over: 0.01)
        #expect(near(release.latest, 1_000, 1e-9))
        #expect(near(release.handover, 1_000, 1e-9))
        release.move(by: 20, over: 0.01)
        #expect(near(release.latest, 0.2 * 2_000 + 0.8 * 1_000, 1e-9))
        #expect(near(release.handover, 0.75 * 1_000 + 0.25 * 1_200, 1e-9))
        release.move(by: 0, over: 0.01)
        #expect(near(release.latest, 0.8 * 2_000, 1e-9))
        #expect(near(release.handover, 0.75 * 1_200 + 0.25 * 1_600, 1e-9))
    }

    @Test func `250 points per second are the least that run on`() {
        var release = ScrollPhysics.ReleaseVelocity()
        release.move(by: -2.5, over: 0.01)
        #expect(release.decelerates)
        release.rest()
        #expect(!release.decelerates)
        release.move(by: 2.49, over: 0.01)
        #expect(!release.decelerates)
    }
}
