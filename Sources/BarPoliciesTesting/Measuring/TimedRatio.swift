/// How many times the time of one row another takes: the median over rounds, and how sure that is.
public struct TimedRatio: Sendable, Hashable, Codable {
    /// The median of the rounds' ratios.
    public let median: Double
    /// The lower end of the interval that holds the median of all rounds there could be, 99 times of 100 where 8 rounds
    /// or more were made.
    public let low: Double
    /// The upper end of it.
    public let high: Double

    /// Makes a ratio of known numbers.
    public init(median: Double, low: Double, high: Double) {
        self.median = median
        self.low = low
        self.high = high
    }

    /// Finds the ratio and its interval.
    ///
    /// The interval lies between two of the rounds' own ratios, as many places to both sides of the median as chance moves
    /// it. Nothing is supposed about how they are spread. Below 12 rounds it holds all of them, and below 8 even that is
    /// too little to be sure: of 4 rounds, all lie on one side of the true median once in eight times.
    ///
    /// - Parameter rounds: each round's ratio, in any order.
    /// - Precondition: there is at least one round.
    public init(rounds: [Double]) {
        precondition(!rounds.isEmpty, "A ratio is of at least one round.")
        let sorted = rounds.sorted()
        let places = 2.576 * Double(sorted.count).squareRoot() / 2
        let middle = Double(sorted.count - 1) / 2
        median = (sorted[Int(middle.rounded(.down))] + sorted[Int(middle.rounded(.up))]) / 2
        low = sorted[max(0, Int((middle - places).rounded(.down)))]
        high = sorted[min(sorted.count - 1, Int((middle + places).rounded(.up)))]
    }
}
