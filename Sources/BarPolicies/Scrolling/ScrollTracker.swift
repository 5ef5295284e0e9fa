/// Makes steps of samples: remembers the last sample and the little that telling scrolling from layout needs.
///
/// ``BarDriver`` holds one. Use it alone to test a policy, or to look at what a recording contains:
///
/// ```swift
/// var tracker = ScrollTracker()
/// var step = tracker.begin(at: samples[0], bar: BarState())
/// for sample in samples.dropFirst() {
///     step = tracker.advance(to: sample, bar: BarState())
///     print(step.cause, step.travel)
/// }
/// ```
///
/// Samples must be plausible (``ScrollSample/isPlausible``); the driver sees to that.
public struct ScrollTracker: Sendable, Hashable {
    /// The last sample.
    @usableFromInline var last = ScrollSample(
        time: 0, offset: 0, contentLength: 0, viewportLength: 1, phase: .idle)
    /// The last sample's largest position, and its position.
    @usableFromInline var limit = 0.0
    @usableFromInline var position = 0.0
    /// The time of the last step: that of the last sample, or a later one.
    @usableFromInline var time = 0.0
    /// Travel of the last step of the present motion that had any, 0 = none yet; and its seconds.
    @usableFromInline var lastTravel = 0.0
    @usableFromInline var lastElapsed = 0.0
    /// A change of a length under the user's motion that has come without a displacement so far.
    @usableFromInline var pendingChange = 0.0

    /// Makes a tracker that has seen nothing.
    @inlinable
    public init() {}

    /// Begins with the first sample of a scroller: a step in which nothing moved.
    @inlinable
    public mutating func begin(at sample: ScrollSample, bar: BarState) -> ScrollStep {
        last = sample
        limit = sample.limit
        position = sample.position(within: limit)
        time = sample.time
        lastTravel = 0
        lastElapsed = 0
        pendingChange = 0
        return still(elapsed: 0, isFirst: true, bar: bar)
    }

    /// Lets time pass without a sample: a step of cause `none`.
    ///
    /// - Parameter time: seconds. A time before the last step's counts as the last step's.
    @inlinable
    public mutating func advance(toTime time: Double, bar: BarState) -> ScrollStep {
        let elapsed = max(0, time - self.time)
        self.time += elapsed
        return still(elapsed: elapsed, isFirst: false, bar: bar)
    }

    /// Goes on to the next sample.
    ///
    /// - Parameter sample: its time may not be before the last sample's. Where time has passed without a sample beyond
    ///   it, the step takes no time.
    @inlinable @inline(__always)
    public mutating func advance(to sample: ScrollSample, bar: BarState) -> ScrollStep {
        let now = max(sample.time, time)
        guard keepsLengths(with: sample) else { return change(to: sample, at: now, bar: bar) }
        return scroll(to: sample, at: now, bar: bar)
    }

    /// Whether the lengths are as they were, and no change of them waits for its displacement.
    @inlinable @inline(__always)
    func keepsLengths(with sample: ScrollSample) -> Bool {
        // Bit patterns, since a comparison of numbers has to think of those that are none.
        sample.contentLength.bitPattern == last.contentLength.bitPattern
            && sample.viewportLength.bitPattern == last.viewportLength.bitPattern && pendingChange.bitPattern == 0
    }

    /// Goes on to a sample that ``keepsLengths(with:)``: the common step.
    @inlinable @inline(__always)
    mutating func scroll(to sample: ScrollSample, at now: Double, bar: BarState) -> ScrollStep {
        let before = last
        let previousPosition = position
        let elapsed = now - time
        // The limit stayed, so the last position is what the last offset clamps to.
        position = sample.position(within: limit)
        let displacement = position - previousPosition
        var cause = ScrollStep.Cause.none
        var travel = 0.0
        var carry = 0.0
        if ScrollSample.Phase.userAloneMoves(in: sample.phase, or: before.phase) {
            travel = displacement
            if travel != 0 {
                cause = .user
                lastTravel = travel
                lastElapsed = sample.time - before.time
            }
            if !sample.phase.isMotionOfUser { lastTravel = 0 }
        } else {
            carry = displacement
            if sample.phase == .zooming || before.phase == .zooming {
                cause = .zoom
            } else if displacement != 0 {
                cause = .program
            }
            lastTravel = 0
        }
        keep(sample)
        time = now
        return ScrollStep(
            time: now, elapsed: elapsed, sample: sample, previousPhase: before.phase, cause: cause, isFirst: false,
            travel: travel, carry: carry, displacement: displacement, position: position,
            previousPosition: previousPosition, limit: limit, previousLimit: limit, previousOffset: before.offset,
            bar: bar)
    }

    /// Goes on to a sample with other lengths, or after such a one.
    @inlinable @inline(__always)
    mutating func change(to sample: ScrollSample, at now: Double, bar: BarState) -> ScrollStep {
        let before = last
        let previousTime = time
        let previousLimit = limit
        let previousPosition = position
        limit = sample.limit
        position = sample.position(within: limit)
        let displacement = position - before.position(within: limit)
        let (cause, travel) = tell(
            time: sample.time, contentLength: sample.contentLength, viewportLength: sample.viewportLength,
            phase: sample.phase, displacement: displacement)
        if travel != 0 {
            lastTravel = travel
            lastElapsed = sample.time - before.time
        }
        if !sample.phase.isMotionOfUser { lastTravel = 0 }
        keep(sample)
        last.contentLength = sample.contentLength
        last.viewportLength = sample.viewportLength
        time = now
        return ScrollStep(
            time: now, elapsed: now - previousTime, sample: sample, previousPhase: before.phase, cause: cause,
            isFirst: false, travel: travel, carry: (position - previousPosition) - travel, displacement: displacement,
            position: position, previousPosition: previousPosition, limit: limit, previousLimit: previousLimit,
            previousOffset: before.offset, bar: bar)
    }

    /// Keeps what is new in a sample with the same lengths. One by one: a copy of the whole is made of pieces that
    /// straddle what has just been stored, which the next step waits for.
    @inlinable @inline(__always)
    mutating func keep(_ sample: ScrollSample) {
        last.time = sample.time
        last.offset = sample.offset
        last.velocity = sample.velocity
        last.phase = sample.phase
    }

    /// A step in which nothing moved.
    @inlinable
    func still(elapsed: Double, isFirst: Bool, bar: BarState) -> ScrollStep {
        var sample = last
        if !isFirst { sample.velocity = nil }
        return ScrollStep(
            time: time, elapsed: elapsed, sample: sample, previousPhase: last.phase, cause: .none, isFirst: isFirst,
            travel: 0, carry: 0, displacement: 0, position: position, previousPosition: position, limit: limit,
            previousLimit: limit, previousOffset: last.offset, bar: bar)
    }

    /// Tells the cause and the user's part where more than scrolling happened: the table of causes, first match wins.
    @usableFromInline
    mutating func tell(
        time: Double, contentLength: Double, viewportLength: Double, phase: ScrollSample.Phase, displacement: Double
    ) -> (ScrollStep.Cause, Double) {
        let change = contentLength - last.contentLength
        let whole = change + pendingChange
        // Some hosts report the new length first and the offset that goes with it next. A viewport that grows moves the
        // content as content that shrinks does.
        let shift = whole - (viewportLength - last.viewportLength)
        pendingChange = displacement == 0 && phase.isMotionOfUser ? shift : 0

        if phase == .zooming || last.phase == .zooming { return (.zoom, 0) }
        if viewportLength != last.viewportLength { return (.layout, 0) }
        if phase == .animating || last.phase == .animating, displacement != 0 { return (.program, 0) }
        if phase.isMotionOfUser || last.phase.isMotionOfUser {
            let travel = usersPart(of: displacement, change: change, whole: whole, elapsed: time - last.time)
            if travel != 0 {
                // The change was taken off already.
                pendingChange = 0
                return (.user, travel)
            }
        }
        // What moves at this point moves with a remembered length: all else has its cause by now.
        return (change != 0 || displacement != 0 ? .layout : .none, 0)
    }

    /// The part of a displacement that the user scrolled while the content changed its length.
    ///
    /// People do not change speed within a frame, so it is whichever of all, all less the change, and nothing is nearest
    /// to what the present motion's speed would give. A motion that has not moved yet has no speed: a change in its
    /// first moving step leaves nothing to the user, a change before it the smaller of all and all less the change.
    private func usersPart(of displacement: Double, change: Double, whole: Double, elapsed: Double) -> Double {
        guard whole != 0 else { return displacement }
        // A length that is only remembered waits for a movement.
        guard change != 0 || displacement != 0 else { return 0 }
        let less = displacement - whole
        guard lastTravel != 0 else {
            if change != 0 { return 0 }
            return abs(less) < abs(displacement) ? less : displacement
        }
        let expected = lastElapsed > 0 && elapsed > 0 ? lastTravel * (elapsed / lastElapsed) : lastTravel
        var nearest = displacement
        if abs(less - expected) < abs(nearest - expected) { nearest = less }
        if abs(expected) < abs(nearest - expected) { nearest = 0 }
        return nearest
    }
}
