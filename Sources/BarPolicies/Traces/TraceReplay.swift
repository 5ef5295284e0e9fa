#if !hasFeature(Embedded)

/// Plays a trace through a driver: what the host would have done, without the host.
///
/// Samples advance the driver, calls are made, and where time passes without a sample the driver is woken whenever it
/// asked to be.
///
/// ```swift
/// let trace = try ScrollTrace("V=600 C=3000 D >100 U ?>0 ?moves:1")
/// var replay = TraceReplay(trace, policy: FlickToolbarPolicy())
/// for event in trace.events {
///     for made in replay.play(event) { print(made.time, made.move.reason) }   // 0.0333… scrolled down
/// }
/// replay.failures   // []
/// ```
public struct TraceReplay<Policy: VisibilityPolicy>: Sendable {
    /// The driver, at the moment of the last event played.
    public private(set) var driver: BarDriver<Policy>
    /// How many moves the driver has asked for.
    public private(set) var moveCount = 0
    /// The expectations that were not met, in order.
    public private(set) var failures: [Failure] = []
    /// Seconds on the trace's clock.
    public private(set) var time = 0.0

    /// A move, and when the host was asked for it.
    public struct Move: Sendable, Hashable {
        /// What the host was asked for.
        public var move: BarMove
        /// Seconds on the trace's clock.
        public var time: Double
    }

    /// An expectation that was not met.
    public struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
        /// What was expected.
        public var expected: ScrollTrace.Expectation
        /// What was found: an exposure, or a number of moves.
        public var found: Double
        /// Seconds on the trace's clock.
        public var time: Double

        /// The failure on one line: `at 0.5 s: expected ?>0, found 1`.
        public var description: String {
            let words = EventText.write(.expect(expected)) ?? ""
            return "at \(NumberText.write(time)) s: expected \(words), found \(NumberText.write(found))"
        }
    }

    /// Begins a replay with a bar as the trace describes it.
    public init(_ trace: ScrollTrace, policy: Policy) {
        driver = BarDriver(policy, barLength: trace.barLength, startsHidden: trace.startsHidden)
    }

    /// Begins a replay with a driver of one's own.
    public init(driver: BarDriver<Policy>) {
        self.driver = driver
    }

    /// Plays a whole trace and says which expectations were not met.
    public static func failures(of trace: ScrollTrace, policy: Policy) -> [Failure] {
        var replay = TraceReplay(trace, policy: policy)
        for event in trace.events { replay.play(event) }
        return replay.failures
    }

    /// Plays one event.
    ///
    /// - Returns: the moves that the host would have been asked for: none or one, several only where time passes.
    @discardableResult
    public mutating func play(_ event: ScrollTrace.Event) -> [Move] {
        let moves: [Move]
        switch event {
        case .sample(let sample):
            let move = driver.advance(to: sample)
            if sample.isPlausible { time = driver.tracker.time }
            moves = made(move)
        case .call(let call):
            moves = made(driver.perform(call))
        case .wait(let seconds):
            moves = pass(until: time + seconds)
        case .expect(let expectation):
            check(expectation)
            moves = []
        }
        moveCount += moves.count
        return moves
    }

    /// The bar once time has run on and everything that waits has been taken up; the replay itself stays where it is.
    public var settledBar: BarState {
        var copy = self
        // A motion or a delay at a time; a policy that never comes to an end is cut short.
        for _ in 0..<64 {
            let bar = copy.driver.bar
            guard let next = copy.driver.wakeTime ?? (bar.isMoving ? bar.endTime : nil) else { break }
            _ = copy.pass(until: next)
            // Before a scroller's first sample no time passes; its motion ends all the same.
            if bar.isMoving, copy.driver.bar == bar { _ = copy.driver.motionEnded() }
        }
        return copy.driver.bar
    }

    /// Lets time pass, waking the driver as one timer would.
    private mutating func pass(until end: Double) -> [Move] {
        let end = max(end, time)
        var moves: [Move] = []
        while let wake = driver.wakeTime, wake < end {
            time = max(wake, time)
            moves += made(driver.advance(toTime: time))
            guard driver.wakeTime != wake else { break }
        }
        time = end
        return moves + made(driver.advance(toTime: end))
    }

    private func made(_ move: BarMove?) -> [Move] {
        move.map { [Move(move: $0, time: time)] } ?? []
    }

    private mutating func check(_ expectation: ScrollTrace.Expectation) {
        let (expected, found): (Double, Double) =
            switch expectation {
            case .exposure(let exposure): (exposure, driver.bar.exposure)
            case .target(let exposure): (exposure, driver.bar.target)
            case .settled(let exposure): (exposure, settledBar.exposure)
            case .moves(let count): (Double(count), Double(moveCount))
            }
        if !(abs(expected - found) <= NumberText.precision(of: expected)) {
            failures.append(Failure(expected: expectation, found: found, time: time))
        }
    }
}

extension BarDriver {
    /// Performs a host call that was recorded.
    ///
    /// - Returns: the move that the call gave, or `nil`.
    public mutating func perform(_ call: ScrollTrace.HostCall) -> BarMove? {
        switch call {
        case .hold(let hold): return self.hold(hold)
        case .release(let hold): release(hold)
        case .show: return show()
        case .hide: return hide()
        case .expose(let exposure): return expose(exposure)
        case .attach: return attach()
        case .barLength(let length): barLength = length
        case .motionEnded: return motionEnded()
        case .scrollToStart: return scrollToStart().move
        case .reducesMotion(let reduces): reducesMotion = reduces
        }
        return nil
    }
}

#endif
