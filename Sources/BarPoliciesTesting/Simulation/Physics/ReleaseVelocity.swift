extension ScrollPhysics {
    /// The speed with which content leaves a finger, from the finger's last movements.
    ///
    /// ```swift
    /// var release = ScrollPhysics.ReleaseVelocity()
    /// release.move(by: 12, over: 1.0 / 60)
    /// release.move(by: 15, over: 1.0 / 60)
    /// release.latest          // 756: what the gesture recogniser says, and what `willEndDragging` is told
    /// release.handover        // 729: what momentum begins with
    /// release.decelerates     // true
    /// ```
    public struct ReleaseVelocity: Sendable, Hashable {
        /// Points per second of the last movement alone.
        private var difference: Double?
        /// The recogniser's velocity one movement ago.
        private var previous: Double?
        /// The recogniser's velocity in points per second: a fifth of the last movement's, four fifths of the one's
        /// before.
        public private(set) var latest = 0.0

        /// The speed in points per second below which content stays where it is let go.
        public static let leastSpeed = 250.0

        /// Makes the velocity of a finger that has not moved.
        public init() {}

        /// The finger moved by so many points, positive towards the end, in so many seconds (above 0).
        public mutating func move(by points: Double, over seconds: Double) {
            let now = points / seconds
            let velocity = difference.map { 0.2 * now + 0.8 * $0 } ?? now
            previous = difference == nil ? nil : latest
            latest = velocity
            difference = now
        }

        /// The finger rested, and the recogniser knows: what it did before counts no more.
        public mutating func rest() {
            self = ReleaseVelocity()
        }

        /// Points per second with which momentum begins.
        public var handover: Double {
            previous.map { Self.handover(previous: $0, latest: latest) } ?? latest
        }

        /// Whether momentum follows: at 250 pt/s or more, by the recogniser's own velocity.
        public var decelerates: Bool { abs(latest) >= Self.leastSpeed }

        /// What momentum begins with after two velocities of the recogniser: three quarters of the one before, a quarter
        /// of the last.
        public static func handover(previous: Double, latest: Double) -> Double {
            0.75 * previous + 0.25 * latest
        }
    }
}
