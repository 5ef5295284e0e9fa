import BarPoliciesTesting

/// A figure by which bars are compared, and what it weighs when they are put in order.
///
/// Less is better in all of them.
enum FeelFigure: String, CaseIterable, Sendable {
    /// Moves per minute of scrolling.
    case moves
    /// Flickers per minute of scrolling.
    case flickers
    /// Points scrolled up before the bar is back: the median.
    case back
    /// The same, exceeded by one time in twenty.
    case backP95
    /// Points scrolled down before the bar is away: the median.
    case away
    /// The same, exceeded by one time in twenty.
    case awayP95
    /// Per cent of the reading time in which the bar was there.
    case shown
    /// Per cent of the screen that the bar took on average while one read.
    case covered
    /// Seconds at rest with the bar half shown, per minute of recording.
    case half
    /// Seconds away where it must be shown, per minute of recording.
    case wrong

    /// What the figure is for a bar; `nil` where nothing happened that could tell.
    func value(of feel: BarFeel) -> Double? {
        switch self {
        case .moves: feel.movesPerMinute
        case .flickers: feel.flickersPerMinute
        case .back: feel.pointsUntilBack.percentile(0.5)
        case .backP95: feel.pointsUntilBack.percentile(0.95)
        case .away: feel.pointsUntilAway.percentile(0.5)
        case .awayP95: feel.pointsUntilAway.percentile(0.95)
        case .shown: feel.shareOfTimeGained.map { 100 * (1 - $0) }
        case .covered: feel.shareOfScreenGained.map { 100 * $0 }
        case .half: perMinute(feel.halfShownMicroseconds, feel)
        case .wrong: perMinute(feel.wronglyHiddenMicroseconds, feel)
        }
    }

    private func perMinute(_ microseconds: Int, _ feel: BarFeel) -> Double? {
        feel.microseconds > 0 ? 60 * Double(microseconds) / Double(feel.microseconds) : nil
    }
}
