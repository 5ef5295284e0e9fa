import BarPolicies

/// Turns the events of a recording into blocks, once for all bars that are compared on it.
///
/// What the user did is told by a driver of its own, whose bar is always shown unless the app keeps it away.
struct TrackReader: Sendable {
    private var driver: BarDriver<UserWitness>
    private var way = UserWay()
    private var point = TrackPoint()
    private var block = TrackBlock()
    private var seen: ScrollStep?
    /// Seconds on the recording's clock.
    private var time = 0.0
    /// What held from the last step on.
    private var held = Holding()

    private struct Holding {
        var canRead = false
        var isAtRest = false
        var mustBeShown = false
        var viewport = 1.0
    }

    /// Whether no policy could move the bar: the app holds it, or there is none.
    private var isSilenced: Bool { driver.isHeld || driver.bar.length == 0 }

    init(barLength: Double, startsHidden: Bool) {
        driver = BarDriver(UserWitness(), barLength: barLength, startsHidden: startsHidden)
    }

    /// How many samples and calls were left out, since they cannot be true.
    var ignoredCount: Int { driver.ignoredCount }
    /// What has come so far.
    var total: TrackPoint { point }

    /// The events as a block.
    mutating func read(_ events: some Sequence<ScrollTrace.Event>) -> TrackBlock {
        block = TrackBlock()
        for event in events { add(event) }
        return block
    }

    /// What is left at the end of the recording.
    mutating func finish() -> TrackBlock {
        block = TrackBlock()
        point.index += 1
        if let ended = way.restart(at: &point) { mark(ended) }
        mark(.end)
        return block
    }

    private mutating func add(_ event: ScrollTrace.Event) {
        switch event {
        case .sample(let sample): add(sample)
        case .call(let call):
            point.index += 1
            let wasSilenced = isSilenced
            _ = driver.perform(call)
            held.mustBeShown = false
            _ = way.follow(to: &point)
            // What the user did until now was the policy's affair; what comes next is not, or is with other content.
            if call == .attach || (isSilenced && !wasSilenced), let ended = way.restart(at: &point) { mark(ended) }
            mark(.call(call))
        case .wait(let seconds):
            guard seconds > 0 else { return }
            let before = point
            point.index += 1
            _ = driver.advance(toTime: time + seconds)
            let ended = takeStep()
            mark(.pause(TrackPause(point: before, start: time, end: time + seconds, isWait: true)))
            if let ended { mark(ended) }
            time += seconds
        case .expect:
            break
        }
    }

    private mutating func add(_ sample: ScrollSample) {
        let before = point
        let ignored = driver.ignoredCount
        point.index += 1
        _ = driver.advance(to: sample)
        // A plausible sample that was left out is a leap back of the clock.
        let isLeap = sample.isPlausible && driver.ignoredCount != ignored
        let now = isLeap ? sample.time : driver.policy.step?.time ?? time
        let ended = takeStep()
        if sample.isPlausible {
            if sample.time - time > PolicyComparison.longestFrame {
                mark(.pause(TrackPause(point: before, start: time, end: sample.time, isWait: false)))
            }
            time = now
        }
        if let ended { mark(ended) }
        block.samples.append(sample)
        block.points.append(point)
    }

    private mutating func mark(_ way: TrackWayEnd) { mark(.wayEnded(way)) }

    private mutating func mark(_ event: TrackBlock.Event) {
        block.marks.append(TrackBlock.Mark(sample: block.samples.count, point: point, event: event))
    }

    /// Adds the step that the driver has seen, if it has seen another one.
    private mutating func takeStep() -> TrackWayEnd? {
        guard let step = driver.policy.step, step != seen else { return nil }
        seen = step
        let elapsed = min(step.elapsed, TrackPoint.longestPause)
        point.time += elapsed
        if held.canRead {
            point.reading += elapsed
            point.covered += elapsed * min(driver.bar.length / held.viewport, 1)
        }
        if held.isAtRest { point.rest += elapsed }
        if held.mustBeShown { point.restShown += elapsed }
        if step.travel != 0 { point.scrolling += min(step.elapsed, PolicyComparison.longestFrame) }
        point.position += step.travel
        point.path += abs(step.cause == .program ? step.displacement : step.travel)
        held.canRead = !step.isAtStart
        held.isAtRest = step.phase == .idle
        held.mustBeShown = held.isAtRest && !held.canRead && driver.bar.target == 1 && !driver.isHeld
        held.viewport = step.viewportLength
        if isSilenced {
            _ = way.restart(at: &point)
            return nil
        }
        if step.cause == .program { return way.restart(at: &point) }
        return way.follow(to: &point)
    }
}

/// Notes the last step that it has seen, and wants the bar shown. The driver makes it forget with every forced call.
private struct UserWitness: VisibilityPolicy {
    var step: ScrollStep?

    var onlyShows: Bool { true }

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        self.step = step
        return .show(.immediate, because: "watched")
    }
}
