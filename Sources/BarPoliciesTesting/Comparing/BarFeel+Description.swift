extension BarFeel: CustomStringConvertible {
    /// The feel in a line, with `-` for what nothing could tell:
    /// `15 moves (35.5 a minute), 1 flicker (2.4); back after 21.3 pt, away after 17.7 pt; 82.2 % of the time gained`.
    ///
    /// Time half shown, time wrongly hidden and samples left out stand at the end, where there are any: `; 3 left out`.
    public var description: String {
        var text = "\(Self.count(moves, "move")) (\(Self.tenths(movesPerMinute)) a minute),"
        text += " \(Self.count(flickers, "flicker")) (\(Self.tenths(flickersPerMinute)));"
        text += " back after \(Self.tenths(pointsUntilBack.percentile(0.5))) pt,"
        text += " away after \(Self.tenths(pointsUntilAway.percentile(0.5))) pt;"
        text += " \(Self.tenths(shareOfTimeGained.map { 100 * $0 })) % of the time gained"
        if halfShownMicroseconds > 0 { text += "; \(Self.tenths(Double(halfShownMicroseconds) / 1e6)) s half shown" }
        if wronglyHiddenMicroseconds > 0 {
            text += "; \(Self.tenths(Double(wronglyHiddenMicroseconds) / 1e6)) s wrongly hidden"
        }
        if ignored > 0 { text += "; \(ignored) left out" }
        return text
    }

    private static func tenths(_ number: Double?) -> String {
        number.map { "\(($0 * 10).rounded() / 10)" } ?? "-"
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
