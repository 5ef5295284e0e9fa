import Foundation

extension ScrollPhysics {
    /// Content past an end, on its way back: the stretch dies away by 1 % in every millisecond, while the speed it came
    /// with dies away too.
    ///
    /// ```swift
    /// ScrollPhysics.Bounce(stretch: 100).stretch(after: 0.1)                 // 36.603…
    /// ScrollPhysics.Bounce(stretch: 0, velocity: 2_000).stretch(after: 0.1)  // 66.344…
    /// ```
    ///
    /// Released at rest it leaves at full speed, unlike a spring.
    public struct Bounce: Sendable, Hashable {
        /// Points past the edge, of either sign.
        public var stretch: Double
        /// The momentum it came with and still has.
        public var momentum: Deceleration

        /// The rate at which the stretch dies away, whatever the momentum's is.
        private static let rate = Rate.fast
        /// Points from the edge within which a scroll view stops the bounce.
        public static let leastStretch = 0.5

        /// Makes a bounce.
        ///
        /// - Parameters:
        ///   - stretch: points past the edge; negative past the start.
        ///   - velocity: points per second, positive towards the end.
        ///   - rate: how fast the momentum dies away.
        public init(stretch: Double, velocity: Double = 0, rate: Rate = .normal) {
            self.stretch = stretch
            momentum = Deceleration(velocity: velocity, rate: rate)
        }

        /// Whether it is so near the edge, and so slow, that a scroll view puts it there.
        public var hasEnded: Bool { abs(stretch) < Self.leastStretch && momentum.hasEnded }

        /// Points past the edge after so many seconds, in closed form.
        public func stretch(after seconds: Double) -> Double {
            let back = exp(1_000 * log(Self.rate.perMillisecond) * seconds)
            return back * (stretch + momentum.travel(after: seconds))
        }

        /// Seconds until a bounce from the edge is furthest from it.
        public var timeOfPeak: Double {
            let back = -1_000 * log(Self.rate.perMillisecond)
            return log((back + momentum.decay) / back) / momentum.decay
        }

        /// Takes one step of so many seconds.
        public mutating func advance(by seconds: Double) {
            let back = pow(Self.rate.perMillisecond, 1_000 * seconds)
            stretch = back * (stretch + momentum.advance(by: seconds))
            momentum.velocity *= back
        }
    }
}
