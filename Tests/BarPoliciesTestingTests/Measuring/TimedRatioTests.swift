import BarPoliciesTesting
import Testing

@Suite struct TimedRatioTests {
    @Test func theIntervalLiesAboutTheMedian() {
        let ratio = TimedRatio(rounds: (1...100).map(Double.init).shuffled())
        #expect(ratio == TimedRatio(median: 50.5, low: 37, high: 64))
    }

    @Test func moreRoundsNarrowTheInterval() {
        let few = TimedRatio(rounds: (0..<40).map { Double($0 % 20) })
        let many = TimedRatio(rounds: (0..<4_000).map { Double($0 % 20) })
        #expect(many.high - many.low < few.high - few.low)
    }

    @Test func oneRoundIsAllThatIsKnown() {
        #expect(TimedRatio(rounds: [1.5]) == TimedRatio(median: 1.5, low: 1.5, high: 1.5))
        #expect(TimedRatio(rounds: [3, 1]) == TimedRatio(median: 2, low: 1, high: 3))
    }

    @Test func oneWildRoundMovesNothing() {
        let calm = Array(repeating: 1.1, count: 49)
        #expect(TimedRatio(rounds: calm + [90]) == TimedRatio(median: 1.1, low: 1.1, high: 1.1))
    }
}
