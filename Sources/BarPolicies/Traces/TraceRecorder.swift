#if !hasFeature(Embedded)

/// Keeps what an app tells its driver, so that a session can be replayed later.
///
/// It stands beside the driver and is told the same things:
///
/// ```swift
/// var recorder = TraceRecorder(barLength: 44)
///
/// recorder.record(sample)
/// let move = driver.advance(to: sample)
///
/// recorder.record(.hold(.shown), at: now)
/// if let hold = driver.hold(.shown) { apply(hold) }
///
/// try recorder.trace.csv.write(to: url, atomically: true, encoding: .utf8)
/// ```
///
/// What is recorded can always be written and read back, bit for bit. What a file could not hold is left out and
/// counted in ``leftOut``: samples and calls with a number that is not finite, and samples earlier than what was
/// recorded before. So after a clock that leapt back nothing comes in until it has caught up; begin a new recorder then.
///
/// The recording grows by some fifty bytes a sample and has no limit of its own.
public struct TraceRecorder: Sendable, Hashable {
    /// What was recorded so far.
    public private(set) var trace: ScrollTrace
    /// How many samples and calls were not recorded since a file could not hold them.
    public private(set) var leftOut = 0
    /// Where the recording has got to: the last sample's time and the waits since; `nil` before the first sample.
    private var now: Double?

    /// Makes a recorder with an empty trace.
    ///
    /// - Parameters:
    ///   - barLength: points that the bar is long, 0 to 1e9.
    ///   - startsHidden: whether the driver was made with its bar hidden.
    public init(barLength: Double = 44, startsHidden: Bool = false) {
        precondition(
            barLength >= 0 && barLength <= ScrollSample.largestLength, "A bar's length is 0 points or more.")
        trace = ScrollTrace(barLength: barLength, startsHidden: startsHidden)
    }

    /// Records a sample, or counts it in ``leftOut``.
    ///
    /// - Parameter sample: what the scroller reported; a time equal to the last one is fine.
    /// - Complexity: amortised O(1).
    public mutating func record(_ sample: ScrollSample) {
        guard sample.isFinite, sample.time >= now ?? sample.time else {
            leftOut += 1
            return
        }
        trace.events.append(.sample(sample))
        now = sample.time
    }

    /// Records a call to the driver, or counts it in ``leftOut`` if its number is not finite.
    ///
    /// - Parameters:
    ///   - call: what the app called.
    ///   - time: when, on the clock of the samples. Time that has passed since the last sample is recorded as a wait; an
    ///     earlier time, `nil`, and any time before the first sample record the call alone.
    /// - Complexity: amortised O(1).
    public mutating func record(_ call: ScrollTrace.HostCall, at time: Double? = nil) {
        guard call.isFinite else {
            leftOut += 1
            return
        }
        if let time, time.isFinite { wait(until: time) }
        trace.events.append(.call(call))
    }

    /// Records the time until `time`, and rounds down: a sample at that very time must not come too late.
    private mutating func wait(until time: Double) {
        guard let now, time > now else { return }
        var seconds = time - now
        while now + seconds > time { seconds = seconds.nextDown }
        trace.events.append(.wait(seconds))
        self.now = now + seconds
    }
}

extension ScrollSample {
    fileprivate var isFinite: Bool {
        time.isFinite && offset.isFinite && contentLength.isFinite && viewportLength.isFinite
            && velocity?.isFinite ?? true
    }
}

extension ScrollTrace.HostCall {
    fileprivate var isFinite: Bool {
        switch self {
        case .expose(let exposure): exposure.isFinite
        case .barLength(let length): length.isFinite
        case .hold, .release, .show, .hide, .attach, .motionEnded, .scrollToStart, .reducesMotion: true
        }
    }
}

#endif
