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

    /// A policy and what was found for it, all in one object.
    struct Entry: Codable {
        var policy: String
        var feel: BarFeel

        private enum CodingKeys: String, CodingKey { case policy, figures }

        init(_ bar: ComparedBar) {
            policy = bar.policy
            feel = bar.feel
        }

        init(from decoder: any Decoder) throws {
            policy = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .policy)
            feel = try BarFeel(from: decoder)
        }

        func encode(to encoder: any Encoder) throws {
            try feel.encode(to: encoder)
            let figures = FeelFigure.allCases.compactMap { figure in
                figure.value(of: feel).map { (figure.rawValue, ($0 * 1e4).rounded() / 1e4) }
            }
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(policy, forKey: .policy)
            try container.encode(Dictionary(uniqueKeysWithValues: figures), forKey: .figures)
        }
    }

    init(trace: String?, _ results: [ComparedBar]) {
        self.trace = trace
        policies = results.map(Entry.init)
    }

    /// The line, its end included.
    func text() throws(CommandError) -> String { try JSONText.write(self, pretty: false) }
}

extension FeelLine {
    /// Reads a line.
    static func read(_ line: [UInt8], place: String) throws(CommandError) -> [ComparedBar] {
        guard let found = JSONText.read(FeelLine.self, line), found.schema == newestSchema else {
            throw CommandError("\(place): expected a line that compare --format json wrote (schema \(newestSchema))")
        }
        var bars: [ComparedBar] = []
        for entry in found.policies {
            guard entry.feel.isWithin(FeelTotal.most) else {
                throw CommandError("\(place): \(entry.policy): expected counts and times that can be true")
            }
            bars.append(ComparedBar(policy: entry.policy, feel: entry.feel))
        }
        return bars
    }
}
