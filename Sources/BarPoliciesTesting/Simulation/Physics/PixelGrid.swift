import Foundation

extension ScrollPhysics {
    /// The offsets that a drag can set: whole pixels. Momentum, bounces and animations are not bound to them.
    ///
    /// ```swift
    /// ScrollPhysics.PixelGrid(scale: 3).rounded(10.2)   // 10.333…
    /// ```
    public struct PixelGrid: Sendable, Hashable {
        /// Pixels in a point: 1, 2 or 3.
        public var scale: Double

        /// Makes a grid of so many pixels in a point.
        public init(scale: Double) {
            self.scale = scale
        }

        /// The nearest whole pixel, counted within its point; halves go up.
        public func rounded(_ offset: Double) -> Double {
            let point = offset.rounded(.down)
            return point + ((offset - point) * scale + 0.5).rounded(.down) / scale
        }
    }
}
