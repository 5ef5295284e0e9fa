extension PointHistogram: Codable {
    /// Reads pairs of a bucket and how many distances it holds: `[[12, 3], [40, 1]]`.
    ///
    /// - Throws: a `DecodingError` where a pair is none, a bucket stands twice or cannot be, or a count is not above 0.
    public init(from decoder: any Decoder) throws {
        let pairs = try [[Int]](from: decoder)
        let counts = Dictionary(
            pairs.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil }, uniquingKeysWith: { _, _ in 0 })
        guard pairs.allSatisfy({ $0.count == 2 }), let histogram = PointHistogram(counts: counts) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "Expected pairs of a bucket and a count."))
        }
        self = histogram
    }

    /// Writes pairs of a bucket and how many distances it holds, ascending.
    public func encode(to encoder: any Encoder) throws {
        try counts.sorted { $0.key < $1.key }.map { [$0.key, $0.value] }.encode(to: encoder)
    }
}
