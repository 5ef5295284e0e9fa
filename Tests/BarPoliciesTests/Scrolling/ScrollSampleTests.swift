import BarPolicies
import Testing

@Suite struct ScrollSampleTests {
    @Test func velocityIsUnknownUnlessGiven() {
        #expect(ScrollSample.at(0).velocity == nil)
    }

    @Test func theLimitIsWhatDoesNotFit() {
        #expect(ScrollSample.at(0, content: 3000, viewport: 600).limit == 2400)
        #expect(ScrollSample.at(0, content: 500, viewport: 600).limit == 0)
    }

    @Test func onlyHandAndMomentumAreTheUsersMotion() {
        let moving = ScrollStepTests.phases.filter(\.isMotionOfUser)
        #expect(moving == [.interacting, .decelerating])
    }

    @Test func numbersThatCannotBeTrueAreNotPlausible() {
        #expect(ScrollSample.at(0).isPlausible)
        #expect(ScrollSample.at(1e9, time: 1.8e9, content: 1e9, viewport: 1e9).isPlausible)
        #expect(ScrollSample.at(-50, content: 0).isPlausible)
        #expect(ScrollSample.at(0, time: 1e11).isPlausible)
        for wild in [Double.nan, .infinity, -.infinity, 1.1e9, -1.1e9] {
            #expect(!ScrollSample.at(wild).isPlausible)
            #expect(!ScrollSample.at(0, content: wild).isPlausible)
            #expect(!ScrollSample.at(0, viewport: wild).isPlausible)
            #expect(!ScrollSample.at(0, time: wild * 1000).isPlausible)
            var sample = ScrollSample.at(0)
            sample.velocity = wild
            #expect(!sample.isPlausible)
        }
        #expect(!ScrollSample.at(0, content: -1).isPlausible)
        #expect(!ScrollSample.at(0, viewport: 0).isPlausible)
        #expect(!ScrollSample.at(0, viewport: -1).isPlausible)
    }
}
