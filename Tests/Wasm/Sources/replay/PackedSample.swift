import BarPolicies

/// A sample as six doubles, as `pack` writes them.
struct PackedSample {
    var time = 0.0
    var offset = 0.0
    var contentLength = 0.0
    var viewportLength = 0.0
    var phase = 0.0
    /// Not a number = unknown.
    var velocity = 0.0

    /// The next one from the input, `nil` at its end.
    static func next() -> PackedSample? {
        var packed = PackedSample()
        let isWhole = withUnsafeMutableBytes(of: &packed) { readInput(into: $0) }
        return isWhole ? packed : nil
    }

    /// The sample.
    var sample: ScrollSample {
        ScrollSample(
            time: time, offset: offset, contentLength: contentLength, viewportLength: viewportLength,
            phase: ScrollSample.Phase(rawValue: UInt8(phase)).unsafelyUnwrapped,
            velocity: velocity.isNaN ? nil : velocity)
    }
}
