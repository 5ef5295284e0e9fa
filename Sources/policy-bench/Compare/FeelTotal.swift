import BarPoliciesTesting

/// What was found so far, policy by policy.
struct FeelTotal {
    private(set) var bars: [ComparedBar]

    /// Beyond this a sum is no longer safe to add to.
    static let most = 1 << 61

    init(_ policies: [String]) {
        bars = policies.map { ComparedBar(policy: $0, feel: BarFeel()) }
    }

    /// Adds what was found elsewhere for the same policies.
    mutating func add(_ others: [ComparedBar], place: String) throws(CommandError) {
        guard others.map(\.policy) == bars.map(\.policy) else {
            let expected = bars.map(\.policy).joined(separator: ", ")
            let found = others.map(\.policy).joined(separator: ", ")
            throw CommandError("\(place): expected the policies \(expected), as before, found \(found)")
        }
        for (index, other) in others.enumerated() {
            bars[index].feel.add(other.feel)
            guard bars[index].feel.isWithin(Self.most) else {
                throw CommandError("\(place): with this line the sums are more than can be counted")
            }
        }
    }
}

extension BarFeel {
    /// Whether every count and sum is from 0 to so much.
    func isWithin(_ most: Int) -> Bool {
        let sums = [
            recordings, samples, ignored, microseconds, readingMicroseconds, scrollingMicroseconds, moves, flickers,
            gainedMicroseconds, gainedScreenMicroseconds, halfShownMicroseconds, wronglyHiddenMicroseconds,
            pointsUntilBack.count, pointsUntilAway.count,
        ]
        return sums.allSatisfy { $0 >= 0 && $0 <= most }
    }
}
