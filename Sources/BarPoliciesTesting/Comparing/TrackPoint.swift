import BarPolicies

/// What of a recording matters to how any bar feels on it, from its beginning to one of its events.
///
/// Everything is a running total, so that what lies between two points is their difference: a bar that did not move in
/// between costs nothing.
@usableFromInline
struct TrackPoint: Sendable {
    /// Which event it is, counted from the recording's beginning.
    @usableFromInline var index = 0
    /// Seconds. A longer pause than ``longestPause`` counts as that.
    @usableFromInline var time = 0.0
    /// Seconds in which a bar may be away: the content can scroll and is not at its start.
    @usableFromInline var reading = 0.0
    /// The same, each second weighted by the part of the viewport that the bar covers when it is shown.
    @usableFromInline var covered = 0.0
    /// Seconds in which nothing touched or moved the content.
    @usableFromInline var rest = 0.0
    /// Seconds of rest in which the bar must be shown: at the start, or where the content fits, unless the app says otherwise.
    @usableFromInline var restShown = 0.0
    /// Seconds in which the user scrolled.
    @usableFromInline var scrolling = 0.0
    /// Points that the user scrolled, down less up.
    @usableFromInline var position = 0.0
    /// Points that the content was scrolled, down and up, by the user or the program.
    @usableFromInline var path = 0.0
    /// The way back up so far: from the lowest point since the user turned.
    @usableFromInline var up = Way()
    /// The way down so far: from the highest point since the user turned.
    @usableFromInline var down = Way()

    /// Seconds that one pause between two samples counts at most: nobody knows whether anybody read on.
    static let longestPause = 30.0

    /// The point so many seconds after this one, within a pause that ends at another.
    @usableFromInline
    func later(by seconds: Double, towards end: TrackPoint) -> TrackPoint {
        let whole = end.time - time
        let share = whole > 0 ? min(max(seconds / whole, 0), 1) : 1
        var point = self
        point.time += share * whole
        point.reading += share * (end.reading - reading)
        point.covered += share * (end.covered - covered)
        point.rest += share * (end.rest - rest)
        point.restShown += share * (end.restShown - restShown)
        return point
    }

    /// How far the user has come in one direction.
    @usableFromInline
    struct Way: Sendable {
        /// Points.
        @usableFromInline var length = 0.0
        /// The index of the event at which the way began.
        @usableFromInline var start = 0
    }
}

/// A piece of a recording: samples, a point for each, and what happens between them.
@usableFromInline
struct TrackBlock: Sendable {
    @usableFromInline var samples: [ScrollSample] = []
    @usableFromInline var points: [TrackPoint] = []
    @usableFromInline var marks: [Mark] = []

    /// Something that happens before a sample.
    @usableFromInline
    struct Mark: Sendable {
        /// The index in the block of the sample that comes next.
        @usableFromInline let sample: Int
        @usableFromInline let point: TrackPoint
        @usableFromInline let event: Event
    }

    @usableFromInline
    enum Event: Sendable {
        /// The host calls.
        case call(ScrollTrace.HostCall)
        /// Time passes without a sample, on the samples' clock.
        case pause(TrackPause)
        /// The user has turned, or has done with this content.
        case wayEnded(TrackWayEnd)
        /// The recording ends.
        case end
    }
}

/// Time without a sample.
@usableFromInline
struct TrackPause: Sendable {
    /// What had come before it.
    @usableFromInline let point: TrackPoint
    /// Seconds on the samples' clock.
    @usableFromInline let start: Double
    @usableFromInline let end: Double
    /// Whether the host lets time pass at its end. Otherwise only a timer that is due fires, and a sample ends the pause.
    @usableFromInline let isWait: Bool
}

/// A way of the user that is over.
@usableFromInline
struct TrackWayEnd: Sendable {
    /// Points.
    @usableFromInline let length: Double
    /// The index of the event at which it began.
    @usableFromInline let start: Int
    @usableFromInline let isUp: Bool
}
