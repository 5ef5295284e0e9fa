import BarPolicies
import BarPoliciesTesting

/// What was found on one recording, or on many, as one line of JSON.
///
/// All that is added up is whole numbers, so lines can be folded in any order and grouping. `figures` are there to be read;
/// folding makes them anew.
struct FeelLine: Codable {
    private static let newestSchema = 1

    var schema = newestSchema
    /// The recording's name; `nil` for several.
    var trace: String?
    var policies: [Entry]

    struct Entry: Codable {
        var policy: String
        var recordings: Int
        var samples: Int
        var ignored: Int
        var microseconds: Int
        var readingMicroseconds: Int
        var scrollingMicroseconds: Int
        var moves: Int
        var flickers: Int
        var gainedMicroseconds: Int
        var gainedScreenMicroseconds: Int
        var halfShownMicroseconds: Int
        var wronglyHiddenMicroseconds: Int
        /// Buckets and how many distances each holds, ascending.
        var pointsUntilBack: [[Int]]
        var pointsUntilAway: [[Int]]
        var figures: [String: Double]?

        init(_ policy: String, _ feel: BarFeel) {
            self.policy = policy
            recordings = feel.recordings
            samples = feel.samples
            ignored = feel.ignored
            microseconds = feel.microseconds
            readingMicroseconds = feel.readingMicroseconds
            scrollingMicroseconds = feel.scrollingMicroseconds
            moves = feel.moves
            flickers = feel.flickers
            gainedMicroseconds = feel.gainedMicroseconds
            gainedScreenMicroseconds = feel.gainedScreenMicroseconds
            halfShownMicroseconds = feel.halfShownMicroseconds
            wronglyHiddenMicroseconds = feel.wronglyHiddenMicroseconds
            pointsUntilBack = Self.buckets(feel.pointsUntilBack)
            pointsUntilAway = Self.buckets(feel.pointsUntilAway)
            let values = FeelFigure.allCases.compactMap { figure in
                figure.value(of: feel).map { (figure.rawValue, ($0 * 1e4).rounded() / 1e4) }
            }
            figures = Dictionary(uniqueKeysWithValues: values)
        }

        private static func buckets(_ histogram: PointHistogram) -> [[Int]] {
            histogram.counts.sorted { $0.key < $1.key }.map { [$0.key, $0.value] }
        }
    }

    init(trace: String?, _ results: [ComparedBar]) {
        self.trace = trace
        policies = results.map { Entry($0.policy, $0.feel) }
    }

    /// The line, its end included.
    func text() throws(CommandError) -> String { try JSONText.write(self, pretty: false) }
}

extension FeelLine.Entry {
    /// What the entry says; `nil` where it cannot be true.
    fileprivate var feel: BarFeel? {
        var feel = BarFeel()
        feel.recordings = recordings
        feel.samples = samples
        feel.ignored = ignored
        feel.microseconds = microseconds
        feel.readingMicroseconds = readingMicroseconds
        feel.scrollingMicroseconds = scrollingMicroseconds
        feel.moves = moves
        feel.flickers = flickers
        feel.gainedMicroseconds = gainedMicroseconds
        feel.gainedScreenMicroseconds = gainedScreenMicroseconds
        feel.halfShownMicroseconds = halfShownMicroseconds
        feel.wronglyHiddenMicroseconds = wronglyHiddenMicroseconds
        guard let back = Self.histogram(pointsUntilBack), let away = Self.histogram(pointsUntilAway) else { return nil }
        feel.pointsUntilBack = back
        feel.pointsUntilAway = away
        return feel.isWithin(FeelTotal.most) ? feel : nil
    }

    private static func histogram(_ buckets: [[Int]]) -> PointHistogram? {
        guard buckets.allSatisfy({ $0.count == 2 }) else { return nil }
        let counts = Dictionary(buckets.map { ($0[0], $0[1]) }, uniquingKeysWith: { _, _ in 0 })
        return PointHistogram(counts: counts)
    }
}

extension FeelLine {
    /// Reads a line.
    static func read(_ line: [UInt8], place: String) throws(CommandError) -> [ComparedBar] {
        guard let found = JSONText.read(FeelLine.self, line), found.schema == newestSchema else {
            throw CommandError("\(place): expected a line that compare --format json wrote (schema \(newestSchema))")
        }
        var bars: [ComparedBar] = []
        for entry in found.policies {
            guard let feel = entry.feel else {
                throw CommandError("\(place): \(entry.policy): expected counts and times that can be true")
            }
            bars.append(ComparedBar(policy: entry.policy, feel: feel))
        }
        return bars
    }
}
