#if !hasFeature(Embedded)

/// Offsets on the way from one to another, evenly apart, as `>390/20` means them.
///
/// The first is one step away, the last is the aim itself; the step before it may be shorter than the others.
struct EvenSteps {
    /// More than that from one token is taken for a mistake.
    static let limit = 100_000

    let count: Int
    private let from: Double
    private let to: Double
    private let step: Double

    /// Fails where the step is not above 0 or there were more than ``limit`` of them.
    init?(from: Double, to: Double, step: Double) {
        let ratio = abs(to - from) / step
        guard step > 0, ratio <= Double(Self.limit) else { return nil }
        let whole = Int(ratio)
        // A remainder this small comes from rounding, 0.3 / 0.1 for instance.
        count = max(1, ratio - Double(whole) > 1e-9 ? whole + 1 : whole)
        self.from = from
        self.to = to
        self.step = to > from ? step : -step
    }

    /// The offset after `index` + 1 steps.
    subscript(index: Int) -> Double {
        index < count - 1 ? from + step * Double(index + 1) : to
    }
}

#endif
