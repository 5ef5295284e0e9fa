import BarPolicies
import Testing

@Suite struct AnimatedTests {
    private let down = ScrollStep(from: .at(500), to: .at(600, time: 1))

    @Test func decisionsGetTheMotion() {
        var policy = StickyHeaderPolicy().animated(.fading(0.2))
        let decision = policy.decide(down)
        var plain = StickyHeaderPolicy()
        var expected = plain.decide(down)
        expected?.motion = .fading(0.2)
        #expect(decision != nil && decision == expected)
    }

    @Test func followingIsLeftAsItIs() {
        var policy = Scripted(onTravel: .hide(.following, because: "the finger")).animated(.fading(0.2))
        #expect(policy.decide(down)?.motion == .following)
    }

    @Test func itIsAModifier() throws {
        try checkModifier({ $0.animated(.immediate) }, base: \.base)
        #expect(Scripted.silent.animated(.immediate) != Scripted.silent.animated(.fading()))
        #expect("\(FlickToolbarPolicy().animated(.fading(0.2)))" == "animated(fading(0.2), flick)")
    }
}
