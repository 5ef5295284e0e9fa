/// How a scroll view of Apple's moves, as far as it is published or was measured: one value for each part of it.
///
/// ``ScrollSimulator`` is made of these. They stand alone too, for a simulator or a test of one's own.
///
/// Offsets grow into the content and velocities are positive towards the end, in points and points per second; times are
/// seconds. Formulas that are stated per millisecond elsewhere are per millisecond inside only.
public enum ScrollPhysics {
    /// How fast momentum dies away: the share of the speed that is left after a millisecond.
    public struct Rate: Sendable, Hashable {
        /// The share of the speed left after 1 ms, between 0 and 1.
        public let perMillisecond: Double

        /// The usual rate, 0.998: 1,000 pt/s run for about 499 pt.
        public static let normal = Rate(perMillisecond: 0.998)
        /// The rate of pages and pickers, 0.99: 1,000 pt/s run for about 99 pt.
        public static let fast = Rate(perMillisecond: 0.99)

        /// Makes a rate of one's own.
        ///
        /// - Precondition: the share lies between 0 and 1, both left out.
        public init(perMillisecond: Double) {
            precondition(perMillisecond > 0 && perMillisecond < 1, "A rate lies between 0 and 1.")
            self.perMillisecond = perMillisecond
        }
    }
}
