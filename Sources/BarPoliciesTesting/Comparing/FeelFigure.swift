/// A figure by which bars are compared, under the name that `policy-bench` gives it.
///
/// ```swift
/// for figure in FeelFigure.allCases { print(figure, figure.value(of: feel) ?? "-") }
/// ```
public enum FeelFigure: String, CaseIterable, Sendable {
    /// Moves per minute of scrolling.
    case moves
    /// Flickers per minute of scrolling.
    case flickers
    /// Points scrolled up before the bar is back: the median.
    case back
    /// The same, exceeded one time in twenty.
    case backP95
    /// Points scrolled down before the bar is away: the median.
    case away
    /// The same, exceeded one time in twenty.
    case awayP95
    /// Per cent of the reading time that the bar was away.
    case time
    /// Per cent of the screen that was gained while one read.
    case screen
    /// Seconds at rest with the bar half shown, per minute of recording.
    case half
    /// Seconds without the bar where it must be shown, per minute of recording.
    case wrong

    /// What the figure is for a bar, 0 or more; `nil` where nothing happened that could tell.
    public func value(of feel: BarFeel) -> Double? {
        switch self {
        case .moves: feel.movesPerMinute
        case .flickers: feel.flickersPerMinute
        case .back: feel.pointsUntilBack.percentile(0.5)
        case .backP95: feel.pointsUntilBack.percentile(0.95)
        case .away: feel.pointsUntilAway.percentile(0.5)
        case .awayP95: feel.pointsUntilAway.percentile(0.95)
        case .time: feel.shareOfTimeGained.map { 100 * $0 }
        case .screen: feel.shareOfScreenGained.map { 100 * $0 }
        case .half: perMinute(feel.halfShownMicroseconds, of: feel)
        case .wrong: perMinute(feel.wronglyHiddenMicroseconds, of: feel)
        }
    }

    /// What is not wanted of a value: itself, or what is missing to 100 per cent.
    func fault(_ value: Double) -> Double {
        switch self {
        case .time, .screen: 100 - value
        default: value
        }
    }

    private func perMinute(_ microseconds: Int, of feel: BarFeel) -> Double? {
        feel.microseconds > 0 ? 60 * Double(microseconds) / Double(feel.microseconds) : nil
    }
}
