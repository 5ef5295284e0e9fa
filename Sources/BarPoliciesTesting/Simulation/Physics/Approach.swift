import Foundation

extension ScrollPhysics {
    /// Content that runs to a target set for it at the lift: a page, a bar that snaps. The rest of the way loses the same
    /// share of itself in every millisecond.
    ///
    /// ```swift
    /// var approach = ScrollPhysics.Approach(distance: 200)
    /// approach.advance(by: 0.1)
    /// approach.distance   // 163.71…
    /// ```
    public struct Approach: Sendable, Hashable {
        /// Points left to the target, of either sign.
        public var distance: Double
        /// How fast the distance dies away.
        public var rate: Rate

        /// Points from the target within which the content is put there.
        public static let leastDistance = 0.5

        /// Makes an approach over so many points.
        public init(distance: Double, rate: Rate = .normal) {
            self.distance = distance
            self.rate = rate
        }

        /// Whether it is so near that it is put there.
        public var hasEnded: Bool { abs(distance) < Self.leastDistance }

        /// Takes one step of so many seconds.
        public mutating func advance(by seconds: Double) {
            distance *= pow(rate.perMillisecond, 1_000 * seconds)
        }

        /// Where pages would have momentum end: the page nearest to where it would run to, at most one from where the
        /// drag began.
        ///
        /// - Parameters:
        ///   - projected: points; the offset that momentum would run to.
        ///   - start: points; the offset where the drag began.
        ///   - page: points of a page, above 0.
        public static func page(projected: Double, from start: Double, page: Double) -> Double {
            let origin = (start / page).rounded()
            return page * min(max((projected / page).rounded(), origin - 1), origin + 1)
        }
    }
}
