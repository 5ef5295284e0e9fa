/// How often which distance occurred, in buckets that two parts of the same data share: adding them up gives what the whole
/// would have given, in any order and grouping.
///
/// Distances are counted in whole thousandths of a point. Below 1.024 pt each has a bucket of its own; above, each
/// doubling is split into 512, so that a percentile is right within 0.1 %.
///
/// ```swift
/// var distances = PointHistogram()
/// distances.add(12)
/// distances.add(40)
/// distances.percentile(0.5)   // 12, within 0.1 %
/// ```
public struct PointHistogram: Sendable, Hashable {
    /// How many distances each bucket holds; buckets without any are not there.
    public private(set) var counts: [Int: Int] = [:]

    /// Makes a histogram of nothing.
    public init() {}

    /// Makes a histogram of counts that were kept.
    ///
    /// - Returns: `nil` where a bucket cannot be, a count is not above 0, or there are more than an `Int` can count.
    public init?(counts: [Int: Int]) {
        var total = 0
        for (bucket, count) in counts {
            guard bucket >= 0, bucket <= Self.lastBucket, count > 0 else { return nil }
            let sum = total.addingReportingOverflow(count)
            guard !sum.overflow else { return nil }
            total = sum.partialValue
        }
        self.counts = counts
    }

    /// How many distances were added.
    public var count: Int { counts.values.reduce(0, +) }

    /// Adds a distance.
    ///
    /// - Parameter points: 0 or more; what is negative or not a number counts as 0, beyond 1e9 as 1e9.
    public mutating func add(_ points: Double) {
        let thousandths = points > 0 ? Int((min(points, 1e9) * 1_000).rounded()) : 0
        counts[Self.bucket(of: thousandths), default: 0] += 1
    }

    /// Adds what another histogram holds.
    public mutating func add(_ other: PointHistogram) {
        counts.merge(other.counts, uniquingKeysWith: +)
    }

    /// The distance that so many of all do not exceed, in points: the middle of its bucket.
    ///
    /// - Parameter share: 0...1; 0.5 = the median.
    /// - Returns: `nil` where nothing was added.
    public func percentile(_ share: Double) -> Double? {
        let total = count
        guard total > 0 else { return nil }
        let rank = min(max((share * Double(total)).rounded(.up), 1), Double(total))
        var seen = 0
        for bucket in counts.keys.sorted() {
            seen += counts[bucket] ?? 0
            if Double(seen) >= rank { return Self.middle(of: bucket) }
        }
        return nil
    }

    // MARK: Buckets

    /// Bits of a number that its bucket keeps below the highest one.
    private static let bits = 9
    private static let lastBucket = bucket(of: 1_000_000_000_000)

    private static func bucket(of thousandths: Int) -> Int {
        guard thousandths >= 2 << bits else { return thousandths }
        let shift = Int.bitWidth - 1 - thousandths.leadingZeroBitCount - bits
        return (shift << bits) + (thousandths >> shift)
    }

    private static func middle(of bucket: Int) -> Double {
        guard bucket >= 2 << bits else { return Double(bucket) / 1_000 }
        let shift = (bucket >> bits) - 1
        let low = (bucket - (shift << bits)) << shift
        return (Double(low) + Double((1 << shift) - 1) / 2) / 1_000
    }
}
