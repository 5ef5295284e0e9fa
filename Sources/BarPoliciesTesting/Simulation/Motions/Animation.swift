import BarPolicies

/// Content that the program scrolls from one place to another.
struct Animation: Sendable, Hashable {
    var from: Double
    var to: Double
    let duration: Double
    private var elapsed = 0.0

    init(from: Double, to: Double, duration: Double) {
        self.from = from
        self.to = to
        self.duration = duration
    }

    var hasEnded: Bool { elapsed >= duration - 1e-9 }

    /// Takes a step and returns the offset after it.
    mutating func advance(by seconds: Double) -> Double {
        elapsed += seconds
        return hasEnded ? to : from + (to - from) * BarMotion.Curve.easeInOut.progress(at: elapsed / duration)
    }
}
