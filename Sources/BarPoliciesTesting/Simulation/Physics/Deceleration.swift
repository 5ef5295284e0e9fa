import Foundation

extension ScrollPhysics {
    /// Momentum: a speed that loses the same share of itself in every millisecond.
    ///
    /// ```swift
    /// let run = ScrollPhysics.Deceleration(velocity: 1_000)
    /// run.travel(after: 0.1)      // 90.625… points
    /// run.velocity(after: 0.1)    // 818.566… points per second
    /// run.travel                  // 499.499…, in the end
    /// ```
    ///
    /// These are the formulas in closed form. A scroll view takes steps instead, ``advance(by:)``, and comes out 0.1 %
    /// shorter at the normal rate and 0.5 % at the fast one.
    public struct Deceleration: Sendable, Hashable {
        /// Points per second now.
        public var velocity: Double
        /// How fast it dies away.
        public var rate: Rate

        /// The speed in points per second at which a scroll view stops.
        public static let leastSpeed = 10.0

        /// Makes a momentum.
        ///
        /// - Parameters:
        ///   - velocity: points per second, positive towards the end.
        ///   - rate: how fast it dies away.
        public init(velocity: Double, rate: Rate = .normal) {
            self.velocity = velocity
            self.rate = rate
        }

        /// Whether the speed has come down to where a scroll view stops.
        public var hasEnded: Bool { abs(velocity) <= Self.leastSpeed }

        // MARK: Closed form

        /// How fast the speed dies away: the share lost per second if it went on losing as at this moment. 2.002 for the
        /// normal rate.
        public var decay: Double { -1_000 * log(rate.perMillisecond) }

        /// Points per second after so many seconds.
        public func velocity(after seconds: Double) -> Double { velocity * exp(-decay * seconds) }

        /// Points travelled after so many seconds.
        public func travel(after seconds: Double) -> Double { velocity * (1 - exp(-decay * seconds)) / decay }

        /// Points travelled in the end, were it never to stop.
        public var travel: Double { velocity / decay }

        /// Points to where a scroll view says it will stop, at 10 pt/s; 0 for speeds below that.
        public var projectedTravel: Double {
            let speed = max(0, abs(velocity) - Self.leastSpeed)
            return (velocity < 0 ? -speed : speed) / decay
        }

        /// Seconds until so many points are travelled; `nil` if it never gets there.
        public func time(toTravel points: Double) -> Double? {
            let share = 1 - decay * points / velocity
            return share > 0 && share <= 1 ? -log(share) / decay : nil
        }

        /// Seconds until the rest of the way is so many points.
        public func time(untilWithin points: Double) -> Double { log(abs(travel) / points) / decay }

        /// Seconds until the speed is so many points per second.
        public func time(untilSpeed speed: Double) -> Double { log(abs(velocity) / speed) / decay }

        // MARK: Steps

        /// Points that the steps add up to in the end, were they never to stop.
        public var steppedTravel: Double { velocity / 1_000 * rate.perMillisecond / (1 - rate.perMillisecond) }

        /// Takes one step of so many seconds and returns the points travelled in it.
        public mutating func advance(by seconds: Double) -> Double {
            let left = pow(rate.perMillisecond, 1_000 * seconds)
            defer { velocity *= left }
            return steppedTravel * (1 - left)
        }

        /// Seconds of a step that travels so many points; `nil` if no step does.
        public func step(toTravel points: Double) -> Double? {
            let left = 1 - points / steppedTravel
            return left > 0 && left <= 1 ? log(left) / log(rate.perMillisecond) / 1_000 : nil
        }
    }
}
