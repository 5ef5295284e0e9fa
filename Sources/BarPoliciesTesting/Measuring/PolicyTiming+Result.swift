extension PolicyTiming {
    /// What was found for one row.
    public struct Result: Sendable, CustomStringConvertible {
        /// The row's name.
        public let name: String
        /// Nanoseconds per event, one for each round, ascending.
        public let batches: [Double]
        /// How many times the base's time an event takes; `nil` without a base.
        public let ratio: TimedRatio?
        /// How many times the time of reading alone an event takes; `nil` where ``Row/readingAlone`` is not timed.
        public let overReading: TimedRatio?
        /// How many moves one pass gives.
        public let moves: Int
        /// The share of all samples that leave a motion running; `nil` where nobody can tell.
        public let shareInMotion: Double?
        /// The bytes of the policy as a value; `nil` where there is none.
        public let policyBytes: Int?
        /// The bytes of the driver that holds it; `nil` where there is none.
        public let driverBytes: Int?

        /// The least nanoseconds per event.
        public var least: Double { batches[0] }

        /// The median of the nanoseconds per event.
        public var median: Double { percentile(0.5) }

        /// How far apart the batches are: the middle half of them spans this share of the median.
        public var spread: Double { (percentile(0.75) - percentile(0.25)) / median }

        /// The least of the batches that is not exceeded by so many of them.
        ///
        /// - Parameter share: 0...1; 0.9 = nine of ten. What is beyond counts as the nearer end.
        /// - Precondition: `share` is a number.
        public func percentile(_ share: Double) -> Double {
            precondition(!share.isNaN, "A share is 0 to 1.")
            let rank = (min(max(share, 0), 1) * Double(batches.count)).rounded(.up)
            return batches[max(Int(rank), 1) - 1]
        }

        /// The row in a few words: `flick: 7.2 ns an event, 232 moves`.
        public var description: String {
            let tenths = Int((median * 10).rounded())
            return "\(name): \(tenths / 10).\(tenths % 10) ns an event, \(moves) \(moves == 1 ? "move" : "moves")"
        }
    }
}
