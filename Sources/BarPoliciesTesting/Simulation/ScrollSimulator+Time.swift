import BarPolicies

extension ScrollSimulator {
    /// Seconds within which two times are the same.
    static let sameTime = 1e-9

    /// Lets time pass: what moves goes on moving, a finger that is down rests.
    ///
    /// Samples come as long as something moves, to the frame in which the time is up; time in which nothing moves stands
    /// in the trace as a wait.
    ///
    /// - Parameters:
    ///   - seconds: 0 or more.
    ///   - keepsVelocity: whether the gesture recogniser goes on saying how fast a resting finger was before, as it may
    ///     when touch events stop coming. By default it says 0.
    public mutating func wait(_ seconds: Double, keepsVelocity: Bool = false) {
        let end = time + seconds
        while isMoving, time < end - Self.sameTime { drawFrame() }
        if case .finger(var finger) = motion, !keepsVelocity, seconds > 0 {
            finger.release.rest()
            motion = .finger(finger)
        }
        if time < end - Self.sameTime {
            time = end
            traceWait()
        }
    }

    /// Lets time pass until nothing moves, or a finger holds the content.
    public mutating func settle() {
        while isMoving { drawFrame() }
    }

    /// Makes the next frame late by so many seconds: the app was busy. A finger and momentum go their way meanwhile.
    public mutating func stall(_ seconds: Double) {
        delay += seconds
    }

    /// Notes a call that the app makes to its bar's driver.
    public mutating func call(_ call: ScrollTrace.HostCall) {
        traceWait()
        trace.events.append(.call(call))
    }

    // MARK: Frames

    /// Lets a frame pass: what moves by itself moves and is reported.
    ///
    /// - Parameter reportsAnyway: whether there is a sample even if nothing moves.
    mutating func drawFrame(reportsAnyway: Bool = false) {
        switch motion {
        case .rest:
            passFrame(.anything)
            if reportsAnyway { report() }
        case .finger:
            passFrame(.touch)
            if reportsAnyway { report() }
        case .momentum(let momentum):
            draw(momentum)
        case .animation(var animation):
            offset = animation.advance(by: passFrame(.anything))
            motion = .animation(animation)
            report()
            if animation.hasEnded { end() }
        }
    }

    private mutating func draw(_ momentum: Momentum) {
        var momentum = momentum
        let content = Frames.Content.momentum(time - momentum.start)
        // The first step is of one frame, however late that is.
        let nominal = frames.nominalInterval(content)
        let passed = passFrame(content)
        offset = momentum.advance(
            from: offset, by: momentum.hasStepped ? passed : nominal, in: range, bounces: edges != .hard)
        motion = .momentum(momentum)
        report()
        if momentum.hasEnded { end() }
    }

    /// Comes to rest, and says so.
    mutating func end() {
        motion = .rest
        if let delay = frames.endDelay { time += delay } else { passFrame(.anything) }
        report()
    }

    /// Lets the time of a frame pass and returns its seconds.
    @discardableResult
    mutating func passFrame(_ content: Frames.Content) -> Double {
        let seconds = frames.interval(content, using: &random) + delay
        delay = 0
        time += seconds
        return seconds
    }

    // MARK: The trace

    /// Reports how things stand.
    mutating func report(_ phase: ScrollSample.Phase? = nil, velocity: Double? = nil) {
        let sample = ScrollSample(
            time: time, offset: offset, contentLength: contentLength, viewportLength: viewportLength,
            phase: phase ?? motion.phase, velocity: velocity)
        trace.events.append(.sample(sample))
        tracedTime = time
    }

    /// Notes the time that passed since the last sample, rounded down: a sample at this very time must not come too late.
    mutating func traceWait() {
        guard time > tracedTime else { return }
        var seconds = time - tracedTime
        while tracedTime + seconds > time { seconds = seconds.nextDown }
        trace.events.append(.wait(seconds))
        tracedTime += seconds
    }
}
