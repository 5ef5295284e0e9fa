import BarPoliciesTesting

/// How quiet the machine was: the spread of the row that is in the middle.
///
/// One row may be disturbed by chance; half of all rows are not.
struct Noise {
    /// The middle half of that row's batches spans this share of their median.
    let spread: Double

    /// What is too much. Runs of up to 9 % gave the same ratios within 5 %; this leaves little more room.
    static let limit = 0.1

    var isTooLoud: Bool { spread > Self.limit }

    init(_ results: [PolicyTiming.Result]) {
        let spreads = results.map(\.spread).sorted()
        spread = spreads[spreads.count / 2]
    }

    /// What is said where it was too loud.
    var warning: String? {
        guard isTooLoud else { return nil }
        return "the machine was noisy: the middle half of the batches spans \(NumberFormat.fixed(spread * 100, 1)) %"
            + " of the median, more than \(NumberFormat.fixed(Self.limit * 100, 0)) %; measure again when it is quiet"
    }
}
