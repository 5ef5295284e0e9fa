extension ScrollPhysics {
    /// How far content follows a finger that pulls it past an end: less and less, and never as far as the view is long.
    ///
    /// ```swift
    /// let band = ScrollPhysics.RubberBand(viewportLength: 844)
    /// band.stretch(pulledBy: 100)     // 51.635…
    /// band.pull(stretchedBy: 100)     // 206.256…, its inverse
    /// ```
    ///
    /// The whole pull is stretched at once, not bit by bit, so that pulling out and back by the same way comes back to
    /// the same place.
    public struct RubberBand: Sendable, Hashable {
        /// Points of the view along the scroll axis; above 0.
        public var viewportLength: Double
        /// The slope at the edge: 0.55 for a finger, 0.715 for a trackpad.
        public var coefficient: Double

        /// Makes a rubber band.
        ///
        /// - Parameters:
        ///   - viewportLength: points of the view along the scroll axis, above 0.
        ///   - coefficient: the slope at the edge.
        public init(viewportLength: Double, coefficient: Double = 0.55) {
            self.viewportLength = viewportLength
            self.coefficient = coefficient
        }

        /// Points that the content goes past the edge when it is pulled past it by so many. Odd: a pull the other way
        /// stretches the other way.
        public func stretch(pulledBy pull: Double) -> Double {
            let reach = coefficient * abs(pull)
            return (pull < 0 ? -1 : 1) * reach * viewportLength / (viewportLength + reach)
        }

        /// Points that the content must be pulled past the edge to stand so far past it: what a finger takes over that
        /// catches a bounce.
        ///
        /// A stretch as long as the view cannot be reached by pulling; it counts as a little less than that.
        public func pull(stretchedBy stretch: Double) -> Double {
            let reached = min(abs(stretch), viewportLength * (1 - 1e-9))
            return (stretch < 0 ? -1 : 1) * reached * viewportLength / (coefficient * (viewportLength - reached))
        }
    }
}
