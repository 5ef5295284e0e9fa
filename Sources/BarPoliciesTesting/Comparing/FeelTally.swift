import BarPolicies

/// What is added up about one bar on one recording.
///
/// Only what happens to the bar costs anything: what lies between two events is the difference of their points.
@usableFromInline
struct FeelTally: Sendable {
    /// Whether a motion ran at the last event.
    @usableFromInline private(set) var isMoving: Bool
    private(set) var feel = BarFeel()
    private var last = TrackPoint()
    /// On screen at the last event, or where the running motion began.
    private var exposure: Double
    private var target: Double
    private var motion = BarMotion.immediate
    /// The point's time at which the running motion ends.
    private var motionEnd = 0.0
    private var sums = Sums()

    private var lastMove: (direction: Double, time: Double, path: Double)?
    /// Whether the bar is away, or goes there; where that last changed.
    private var isAway: Bool
    private var changed = TrackPoint()

    /// Seconds.
    private struct Sums {
        var gained = 0.0
        var gainedScreen = 0.0
        var halfShown = 0.0
        var wronglyHidden = 0.0
    }

    @usableFromInline
    init(_ bar: BarState) {
        isMoving = false
        exposure = bar.exposure
        target = bar.target
        isAway = bar.target < BarFeel.awayBelow
    }

    /// The policy moved the bar.
    @usableFromInline
    mutating func moved(_ move: BarMove, _ bar: BarState, at point: TrackPoint) {
        pass(to: point, cutAt: move.from)
        if move.motion.kind != .following, move.to != move.from {
            let direction: Double = move.to > move.from ? 1 : -1
            feel.moves += 1
            if let lastMove, lastMove.direction != direction,
                point.time - lastMove.time <= BarFeel.flickerTime || point.path - lastMove.path <= BarFeel.flickerPath
            {
                feel.flickers += 1
            }
            lastMove = (direction, point.time, point.path)
        }
        take(bar, from: move.from, move.motion, at: point)
        let away = bar.target < BarFeel.awayBelow
        guard away != isAway else { return }
        let way = away ? point.down : point.up
        if way.length > 0 {
            let since = abs(point.position - changed.position)
            let points = changed.index >= way.start ? min(way.length, since) : way.length
            if away { feel.pointsUntilAway.add(points) } else { feel.pointsUntilBack.add(points) }
        }
        isAway = away
        changed = point
    }

    /// The app called: what becomes of the bar is nobody's opinion, and what the policy says next no answer to itself.
    @usableFromInline
    mutating func called(_ call: ScrollTrace.HostCall, _ bar: BarState, at point: TrackPoint) {
        if call == .attach { lastMove = nil }
        guard bar.isMoving != isMoving || bar.target != target else { return }
        pass(to: point, cutAt: bar.exposure)
        // How the rest of a motion goes is not known here; it is short.
        take(bar, from: bar.exposure, bar.isMoving ? .sliding() : .immediate, at: point)
        isAway = target < BarFeel.awayBelow
        changed = point
        lastMove = nil
    }

    /// Nothing was asked for; a motion may have ended.
    @usableFromInline
    mutating func note(_ bar: BarState, at point: TrackPoint) {
        guard isMoving, !bar.isMoving else { return }
        pass(to: point, cutAt: bar.exposure)
        take(bar, from: bar.target, .immediate, at: point)
    }

    /// The recording ends, perhaps in the middle of a motion.
    @usableFromInline
    mutating func end(_ bar: BarState, at point: TrackPoint) {
        pass(to: point, cutAt: bar.exposure)
    }

    /// A way on which the bar did what it did, or should have and did not.
    @usableFromInline
    mutating func ended(_ way: TrackWayEnd) {
        guard way.isUp == isAway, changed.index <= way.start,
            way.length >= BarFeel.leastWay
        else { return }
        if way.isUp { feel.pointsUntilBack.add(way.length) } else { feel.pointsUntilAway.add(way.length) }
    }

    /// What comes out at the end of a recording.
    func result(_ track: TrackPoint, samples: Int, ignored: Int) -> BarFeel {
        var feel = feel
        feel.recordings = 1
        feel.samples = samples
        feel.ignored = ignored
        feel.microseconds = micro(track.time)
        feel.readingMicroseconds = micro(track.reading)
        feel.scrollingMicroseconds = micro(track.scrolling)
        feel.gainedMicroseconds = micro(sums.gained)
        feel.gainedScreenMicroseconds = micro(sums.gainedScreen)
        feel.halfShownMicroseconds = micro(sums.halfShown)
        feel.wronglyHiddenMicroseconds = micro(sums.wronglyHidden)
        return feel
    }

    private func micro(_ seconds: Double) -> Int { Int((seconds * 1e6).rounded()) }

    private mutating func take(_ bar: BarState, from: Double, _ motion: BarMotion, at point: TrackPoint) {
        isMoving = bar.isMoving
        exposure = bar.isMoving ? from : bar.target
        target = bar.target
        self.motion = motion
        motionEnd = point.time + motion.duration
    }

    /// Adds up what lies between the last event and a point.
    ///
    /// - Parameter cut: what is on screen at the end of it: less than all of the way where a motion is cut short.
    private mutating func pass(to point: TrackPoint, cutAt cut: Double) {
        let span = point.time - last.time
        defer { last = point }
        guard span > 0 else { return }
        let moving = isMoving ? min(max(motionEnd - last.time, 0), span) / span : 0
        let rest = isMoving ? target : exposure
        let inMotion =
            cut == target ? exposure + (target - exposure) * motion.curve.meanProgress : (exposure + cut) / 2
        let away = moving * (1 - inMotion) + (1 - moving) * (1 - rest)
        sums.gained += away * (point.reading - last.reading)
        sums.gainedScreen += away * (point.covered - last.covered)
        if rest > 0, rest < 1 { sums.halfShown += (1 - moving) * (point.rest - last.rest) }
        if target < 1 {
            // A motion that is under way may have to end first; what waits for it is taken up by the frame that follows.
            let still = point.time - (isMoving ? motionEnd + PolicyComparison.longestFrame : last.time)
            sums.wronglyHidden += min(max(still, 0), point.restShown - last.restShown)
        }
    }
}

extension BarMotion.Curve {
    /// The progress on average over the whole motion: the area under the curve.
    fileprivate var meanProgress: Double {
        switch self {
        case .linear, .easeInOut: 0.5
        case .easeIn: 0.374
        case .easeOut: 0.626
        }
    }
}
