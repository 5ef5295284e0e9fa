/// How a bar gets from where it is to where it goes.
///
/// ```swift
/// let motion = BarMotion.sliding(0.4, .easeOut)
/// ```
public struct BarMotion: Sendable, Hashable {
    /// The kind of a motion. More kinds may come: a `switch` over it needs a `default`, best treated as ``sliding``.
    public struct Kind: Sendable, Hashable {
        @usableFromInline let code: UInt8
        @inlinable init(code: UInt8) { self.code = code }

        /// At once.
        @inlinable public static var immediate: Kind { Kind(code: 0) }
        /// At once, and again with the next sample: the bar follows the finger.
        @inlinable public static var following: Kind { Kind(code: 1) }
        /// The bar moves by its own length.
        @inlinable public static var sliding: Kind { Kind(code: 2) }
        /// The bar stays where it is and becomes transparent, or opaque.
        @inlinable public static var fading: Kind { Kind(code: 3) }
    }

    /// The course of a motion: CSS's curves of the same names, which are UIKit's and SwiftUI's too.
    public enum Curve: UInt8, Sendable, Hashable {
        /// The same speed all the way.
        case linear
        /// Slow at first: cubic-bezier(0.42, 0, 1, 1).
        case easeIn
        /// Slow at the end: cubic-bezier(0, 0, 0.58, 1).
        case easeOut
        /// Slow at both ends: cubic-bezier(0.42, 0, 0.58, 1).
        case easeInOut
    }

    /// The kind of the motion.
    public var kind: Kind
    /// Its course. Without meaning for ``Kind/immediate`` and ``Kind/following``.
    public var curve: Curve
    /// Seconds that it takes; 0 for ``Kind/immediate`` and ``Kind/following``. What is not finite or negative
    /// counts as 0.
    public var duration: Double

    @inlinable
    init(kind: Kind, duration: Double, curve: Curve) {
        self.kind = kind
        self.duration = duration
        self.curve = curve
    }

    /// At once, without a motion.
    @inlinable public static var immediate: BarMotion { BarMotion(kind: .immediate, duration: 0, curve: .linear) }

    /// At once, as the finger moves.
    @inlinable public static var following: BarMotion { BarMotion(kind: .following, duration: 0, curve: .linear) }

    /// The bar slides by its own length. The default takes 0.25 s and eases at both ends.
    @inlinable
    public static func sliding(_ duration: Double = 0.25, _ curve: Curve = .easeInOut) -> BarMotion {
        BarMotion(kind: .sliding, duration: duration, curve: curve)
    }

    /// The bar becomes transparent, or opaque, in its place. The default takes 0.25 s and eases at both ends.
    @inlinable
    public static func fading(_ duration: Double = 0.25, _ curve: Curve = .easeInOut) -> BarMotion {
        BarMotion(kind: .fading, duration: duration, curve: curve)
    }
}

extension BarMotion.Curve {
    /// The share of the way covered when a share of the time has passed; both 0...1. What lies outside is clamped.
    ///
    /// The curve is the CSS cubic Bézier (0, 0), (x1, y1), (x2, y2), (1, 1), solved to within 1e-12.
    ///
    /// ```swift
    /// BarMotion.Curve.easeInOut.progress(at: 0.25)   // 0.12916…
    /// ```
    public func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        let x1: Double
        let x2: Double
        switch self {
        case .linear: return time
        case .easeIn: (x1, x2) = (0.42, 1)
        case .easeOut: (x1, x2) = (0, 0.58)
        case .easeInOut: (x1, x2) = (0.42, 0.58)
        }
        // x grows with the parameter, so halving finds it without fail.
        var low = 0.0
        var high = 1.0
        for _ in 0..<42 {
            let middle = (low + high) / 2
            if bezier(x1, x2, middle) < time { low = middle } else { high = middle }
        }
        return bezier(0, 1, (low + high) / 2)
    }

    private func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
