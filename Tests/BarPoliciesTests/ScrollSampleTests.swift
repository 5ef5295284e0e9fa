import BarPolicies
import Testing

@Suite struct ScrollSampleTests {
    @Test func velocityIsUnknownUnlessGiven() {
        let sample = ScrollSample(time: 0, offset: 0, contentLength: 100, viewportLength: 50, phase: .idle)
        #expect(sample.velocity == nil)
    }
}
