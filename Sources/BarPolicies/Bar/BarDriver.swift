/// Turns what a scroller does into what a bar does: the one stateful thing that a host holds.
///
/// The host calls ``advance(to:)`` for every scroll event and obeys the answer:
///
/// ```swift
/// var driver = BarDriver(FlickToolbarPolicy(), barLength: 44)
///
/// func scrolled(_ sample: ScrollSample) {
///     if let move = driver.advance(to: sample) { apply(move) }
/// }
/// ```
///
/// A driver is a value: a copy is a snapshot, and the same samples give the same moves everywhere. It holds no clock;
/// time is the samples' time.
///
/// ## Who is heard, in this order
///
/// 1. **Wild input** changes nothing and is counted in ``ignoredCount``: a number that is not finite or beyond 1e9
///    (for times, 1e11 s), a negative content length, a viewport of 0 or less. Time that runs backwards gives no move, is
///    counted, and the sample is the new beginning. An exact repeat of the last sample changes nothing and is not counted.
/// 2. **The first sample**, of the driver or after ``attach()``, may show the bar but not hide it.
/// 3. **Holds**: while one is taken the policy sees every step and its opinions are dropped.
/// 4. **Forced calls** ``show(_:)``, ``hide(_:)``, ``expose(_:motion:)`` stand until the next drag begins or, without a
///    finger, the next travel after an idle sample. Only content that stops being scrollable overrides one.
///    A bar that is created hidden stands as after a forced `hide`.
/// 5. After a forced call or the end of one, the last release of a hold, an attach, a new policy or a leap back of the
///    clock, the policy is put back to ``original``: distances scrolled before count for nothing.
/// 6. **The policy.** While a motion runs its opinion waits and is taken up when the motion ends (the last one said
///    wins), unless it interrupts. A motion ends when the host says so (``motionEnded()``) or when its duration has passed
///    in sample time.
public struct BarDriver<Policy: VisibilityPolicy>: Sendable {
    /// The policy as it was given.
    public internal(set) var original: Policy
    @usableFromInline var live: Policy
    @usableFromInline var tracker = ScrollTracker()
    @usableFromInline var ignored = 0
    @usableFromInline var arbiter: BarArbiter

    /// Makes a driver.
    ///
    /// - Parameters:
    ///   - policy: the rule.
    ///   - barLength: points that the bar takes when it is wholly shown, 0 or more.
    ///   - startsHidden: whether the bar is hidden; it stays so until the user scrolls.
    /// - Precondition: `barLength` is finite and not negative.
    public init(_ policy: Policy, barLength: Double = 44, startsHidden: Bool = false) {
        live = policy
        original = policy
        let bar = BarState(exposure: startsHidden ? 0 : 1, length: barLength)
        arbiter = BarArbiter(bar: bar, startsHidden: startsHidden)
    }

    /// The policy with its memory.
    @inlinable
    public var policy: Policy { live }

    /// How many samples and calls were left out because their numbers cannot be true.
    @inlinable
    public var ignoredCount: Int { ignored }

    /// The bar at the time of the last step.
    @inlinable
    public var bar: BarState { arbiter.bar }

    /// Takes the next sample and says what to do with the bar.
    ///
    /// - Returns: a move, or `nil` = nothing to do.
    /// - Complexity: that of the policy; no allocation.
    @inlinable @inline(__always)
    public mutating func advance(to sample: ScrollSample) -> BarMove? {
        // Lengths that stayed are as plausible as they were, and a later time is not below the least.
        guard arbiter.conditions.isUsual, tracker.keepsLengths(with: sample), sample.time > tracker.time,
            sample.time <= ScrollSample.largestTime, sample.hasPlausibleOffsetAndVelocity
        else {
            return advanceUnlessRepeated(
                time: sample.time, offset: sample.offset, contentLength: sample.contentLength,
                viewportLength: sample.viewportLength, phase: sample.phase, velocity: sample.velocity)
        }
        arbiter.pass(to: sample.time)
        return answer(tracker.scroll(to: sample, at: sample.time, bar: arbiter.bar))
    }

    /// Asks the policy where nothing unusual is the case; what it says anew is taken.
    @inlinable @inline(__always)
    mutating func answer(_ step: ScrollStep) -> BarMove? {
        guard let decision = live.decide(step),
            decision.exposure != arbiter.bar.target || (arbiter.bar.isMoving && decision.takesOver)
        else { return nil }
        return arbiter.take(decision, at: step.time)
    }

    /// Lets time pass without a sample: for policies of time, and for what waits. Call it at ``wakeTime``.
    ///
    /// - Parameter time: seconds on the samples' clock. A time before the last one, or not finite, changes nothing and
    ///   is counted in ``ignoredCount``. Before the first sample nothing happens.
    /// - Returns: a move, or `nil` = nothing to do.
    @inlinable
    public mutating func advance(toTime time: Double) -> BarMove? {
        guard !arbiter.conditions.contains(.awaitsFirstSample) else { return nil }
        guard abs(time) <= ScrollSample.largestTime, time >= tracker.time else {
            ignored += 1
            return nil
        }
        arbiter.pass(to: time)
        return decide(tracker.advance(toTime: time, bar: arbiter.bar))
    }

    /// The time at which time alone will matter: when something that waits is due. `nil` = never.
    ///
    /// A host with one timer arms it for this time after every call, and calls ``advance(toTime:)`` when it fires.
    public var wakeTime: Double? { arbiter.wakeTime }

    /// Seconds by which a timer may fire after the frame that comes next; more is a leap of the clock.
    @inlinable static var latestTimer: Double { 1 }

    /// Everything that seldom happens begins here. It is given the sample's parts, so that the common path need not keep
    /// the whole in memory; and repeats, the most frequent of it, are told from the rest with little ado.
    @inlinable @inline(never)
    mutating func advanceUnlessRepeated(
        time: Double, offset: Double, contentLength: Double, viewportLength: Double, phase: ScrollSample.Phase,
        velocity: Double?
    ) -> BarMove? {
        let last = tracker.last
        if time == last.time, offset == last.offset, contentLength == last.contentLength,
            viewportLength == last.viewportLength, phase == last.phase, velocity == last.velocity,
            !arbiter.conditions.contains(.awaitsFirstSample)
        {
            return nil
        }
        if arbiter.conditions.isUsual, time > tracker.time {
            return advanceToOtherLengths(
                time: time, offset: offset, contentLength: contentLength, viewportLength: viewportLength, phase: phase,
                velocity: velocity)
        }
        return advanceUnusually(
            time: time, offset: offset, contentLength: contentLength, viewportLength: viewportLength, phase: phase,
            velocity: velocity)
    }

    /// A sample like any other, but that a length changed: content may do that with every sample.
    @inlinable @inline(never)
    mutating func advanceToOtherLengths(
        time: Double, offset: Double, contentLength: Double, viewportLength: Double, phase: ScrollSample.Phase,
        velocity: Double?
    ) -> BarMove? {
        let sample = ScrollSample(
            time: time, offset: offset, contentLength: contentLength, viewportLength: viewportLength, phase: phase,
            velocity: velocity)
        guard sample.isPlausible else {
            ignored += 1
            return nil
        }
        arbiter.pass(to: time)
        return answer(tracker.change(to: sample, at: time, bar: arbiter.bar))
    }

    /// First samples, wild numbers, leaps of the clock, holds, forced calls, decisions that wait.
    @inlinable @inline(never)
    mutating func advanceUnusually(
        time: Double, offset: Double, contentLength: Double, viewportLength: Double, phase: ScrollSample.Phase,
        velocity: Double?
    ) -> BarMove? {
        let sample = ScrollSample(
            time: time, offset: offset, contentLength: contentLength, viewportLength: viewportLength, phase: phase,
            velocity: velocity)
        guard sample.isPlausible else {
            ignored += 1
            return nil
        }
        if arbiter.conditions.contains(.awaitsFirstSample) { return begin(at: sample) }
        let couldScroll = tracker.last.limit > ScrollStep.tolerance
        if sample.time < tracker.last.time || sample.time < tracker.time - Self.latestTimer {
            ignored += 1
            arbiter.shiftTime(by: sample.time - tracker.time)
            let step = tracker.begin(at: sample, bar: arbiter.bar)
            _ = arbiter.passForce(step, contentStopsScrolling: couldScroll && step.contentFits)
            live = original
            return nil
        }
        arbiter.pass(to: max(sample.time, tracker.time))
        var step = tracker.advance(to: sample, bar: arbiter.bar)
        if arbiter.conditions.contains(.dropsMomentum) {
            if step.previousPhase == .decelerating, step.phase != .interacting { step = step.withoutTravel() }
            if step.phase != .decelerating { arbiter.conditions.remove(.dropsMomentum) }
        }
        if arbiter.passForce(step, contentStopsScrolling: couldScroll && step.contentFits) { live = original }
        return decide(step)
    }

    /// The first sample of a scroller: the policy may show the bar, not hide it.
    @inlinable
    mutating func begin(at sample: ScrollSample) -> BarMove? {
        let isAttached = arbiter.conditions.contains(.attached)
        if isAttached, sample.phase == .decelerating { arbiter.conditions.insert(.dropsMomentum) }
        // Where the clock can be the same one it is: a motion under way at the attach has gone on.
        if isAttached, sample.time >= tracker.time {
            arbiter.pass(to: sample.time)
        } else {
            arbiter.shiftTime(by: sample.time - tracker.time)
        }
        arbiter.conditions.remove(.awaitsFirstSample)
        arbiter.conditions.remove(.attached)
        let step = tracker.begin(at: sample, bar: arbiter.bar)
        if arbiter.passForce(step, contentStopsScrolling: step.contentFits) { live = original }
        guard let decision = live.decide(step), !arbiter.conditions.silencesPolicy,
            decision.exposure > arbiter.bar.target
        else { return nil }
        return arbiter.take(decision, at: step.time)
    }

    /// Asks the policy; where it says nothing, what waits may be due.
    @inlinable
    mutating func decide(_ step: ScrollStep) -> BarMove? {
        let said = live.decide(step)
        guard !arbiter.conditions.silencesPolicy else { return nil }
        if let said { return arbiter.take(said, at: step.time) }
        let move = arbiter.hearNothing(at: step.time)
        if move != nil { askWhatWaitsNext() }
        return move
    }

    /// What waited has moved the bar without the policy's knowing. A scroller at rest may bring no further step, so a
    /// policy of time says now what waits from here on.
    @inlinable
    mutating func askWhatWaitsNext() {
        let time = tracker.time
        let said = live.decide(tracker.advance(toTime: time, bar: arbiter.bar))
        guard !arbiter.conditions.silencesPolicy, let said, said.delay.isFinite, time + said.delay > time else {
            return
        }
        _ = arbiter.take(said, at: time)
    }
}

extension BarDriver: Equatable where Policy: Equatable {}
extension BarDriver: Hashable where Policy: Hashable {}
