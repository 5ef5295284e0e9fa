import BarPolicies

/// How a bar felt on recordings: what a reader would have noticed, in numbers that add up.
///
/// ```swift
/// var feel = BarFeel()
/// for trace in traces { feel.add(BarFeel(of: MyPolicy(), on: trace)) }
/// feel.movesPerMinute                    // 9.5
/// feel.pointsUntilBack.percentile(0.5)   // 12
/// ```
///
/// Sums are whole microseconds and counts, distances stand in histograms: parts can be added up in any order and grouping,
/// on one machine or many, with the same result.
///
/// Times are counted up to 30 s a pause between two samples, since nobody knows whether anybody read on. Whatever the
/// app itself did to the bar (forced calls, holds) is no move of the policy's, and what is scrolled while the app holds
/// the bar is no way that it should have answered.
///
/// What was found can be kept: `Codable` writes the counts and sums under their names.
///
/// A bar is away where less than half of it is shown, or will be. The start is where the bar belongs and up is the way
/// back to it: for content that rests at its end, a chat, mirror the samples (an offset becomes content length less
/// viewport length less offset) and compare the policies as they are before ``BarPolicies/VisibilityPolicy/reversed()``.
/// On samples that are not mirrored only moves, flickers and times gained say something of a reversed policy.
public struct BarFeel: Sendable, Hashable, Codable {
    /// How many recordings were played.
    public var recordings = 0
    /// How many samples they hold.
    public var samples = 0
    /// How many samples and calls were left out, since they cannot be true.
    public var ignored = 0
    /// How long the recordings last.
    public var microseconds = 0
    /// How long the content could scroll and was not at its start: when a bar may be away.
    public var readingMicroseconds = 0
    /// How long the user scrolled: the time of all steps that have travel, 0.1 s a step at most.
    public var scrollingMicroseconds = 0
    /// Moves that the bar made of its own accord. Following the finger is none; settling after it is one.
    public var moves = 0
    /// Moves the other way within 1 s of the move before, or within 40 points that the content was scrolled, by the user
    /// or the program. After a move of the app's, or with another scroller, nothing has come before.
    public var flickers = 0
    /// Reading time, weighted by the part of the bar that was away.
    public var gainedMicroseconds = 0
    /// The same, weighted by the part of the viewport that the bar would have covered: all of it at most.
    public var gainedScreenMicroseconds = 0
    /// How long the bar stood still with a part of it on screen, while nothing touched or moved the content. A bar that is
    /// meant to be condensed does so all the time.
    public var halfShownMicroseconds = 0
    /// How long the bar stood still and was not wholly shown, while the content rested at its start or fitted and the app
    /// did not keep the bar away. Always 0 with a policy that loses nothing. A motion that still runs, and a tenth of a
    /// second after it, do not count: what waits for its end is taken up by the frame that follows.
    public var wronglyHiddenMicroseconds = 0
    /// Points that the user scrolled up before the bar came back. A way of 20 points or more on which it did not come back
    /// counts whole.
    public var pointsUntilBack = PointHistogram()
    /// Points that the user scrolled down before the bar went away. A way of 20 points or more on which it did not go
    /// counts whole.
    public var pointsUntilAway = PointHistogram()

    /// Seconds within which a move the other way is a flicker.
    static let flickerTime = 1.0
    /// Points of scrolling within which a move the other way is a flicker.
    static let flickerPath = 40.0
    /// Points of a way from which on a reader means it.
    static let leastWay = 20.0
    /// A bar is away where less of it is shown, or will be.
    static let awayBelow = 0.5

    /// Nothing yet.
    public init() {}

    /// Plays one trace.
    ///
    /// - Parameters:
    ///   - policy: the rule; the bar is as the trace says.
    ///   - trace: samples and host calls; expectations are skipped.
    public init<Policy: VisibilityPolicy>(of policy: Policy, on trace: ScrollTrace) {
        var comparison = PolicyComparison([ComparedPolicy(policy)])
        comparison.begin(barLength: trace.barLength, startsHidden: trace.startsHidden)
        comparison.play(trace.events)
        self = comparison.end()[0]
    }

    /// Adds what was found on other recordings.
    public mutating func add(_ other: BarFeel) {
        recordings += other.recordings
        samples += other.samples
        ignored += other.ignored
        microseconds += other.microseconds
        readingMicroseconds += other.readingMicroseconds
        scrollingMicroseconds += other.scrollingMicroseconds
        moves += other.moves
        flickers += other.flickers
        gainedMicroseconds += other.gainedMicroseconds
        gainedScreenMicroseconds += other.gainedScreenMicroseconds
        halfShownMicroseconds += other.halfShownMicroseconds
        wronglyHiddenMicroseconds += other.wronglyHiddenMicroseconds
        pointsUntilBack.add(other.pointsUntilBack)
        pointsUntilAway.add(other.pointsUntilAway)
    }
}

extension BarFeel {
    /// Moves per minute of scrolling; `nil` where nobody scrolled.
    public var movesPerMinute: Double? { perMinute(moves) }

    /// Flickers per minute of scrolling; `nil` where nobody scrolled.
    public var flickersPerMinute: Double? { perMinute(flickers) }

    /// The share of reading time in which the bar was away, 0...1; `nil` where there was no such time.
    public var shareOfTimeGained: Double? { share(gainedMicroseconds) }

    /// The share of the screen that was gained, on average over the reading time, 0...1; `nil` where there was none.
    public var shareOfScreenGained: Double? { share(gainedScreenMicroseconds) }

    private func perMinute(_ count: Int) -> Double? {
        scrollingMicroseconds > 0 ? Double(count) * 60e6 / Double(scrollingMicroseconds) : nil
    }

    private func share(_ microseconds: Int) -> Double? {
        readingMicroseconds > 0 ? Double(microseconds) / Double(readingMicroseconds) : nil
    }
}
