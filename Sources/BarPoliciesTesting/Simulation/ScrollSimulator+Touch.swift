import BarPolicies

extension ScrollSimulator {
    /// A finger comes down. What moves by itself stops where it is; content that was moving follows the finger at once,
    /// content at rest after ``slop`` points. Nothing if a finger is down already.
    public mutating func touch() {
        if case .finger = motion { return }
        let catches = isMoving
        motion = .finger(Finger(at: offset, proposed: unstretched(offset), slop: catches ? 0 : slop))
        passFrame(.touch)
        report()
    }

    /// A finger moves, and stays down. It comes down first if none is.
    ///
    /// - Parameters:
    ///   - points: how far the finger moves; positive scrolls towards the end. The first ``slop`` points after it came
    ///     down scroll nothing.
    ///   - seconds: how long it takes, at the same speed throughout.
    public mutating func drag(by points: Double, over seconds: Double = 0.3) {
        touch()
        let start = time
        var moved = 0.0
        repeat {
            let passed = passFrame(.touch)
            let isLast = time >= start + seconds - Self.sameTime
            let next = isLast ? points : points * (time - start) / seconds
            moveFinger(by: next - moved, over: passed)
            moved = next
        } while time < start + seconds - Self.sameTime
    }

    /// A finger moves for a tenth of a second at this speed and lifts. It comes down first if none is.
    ///
    /// - Parameter velocity: points per second; positive scrolls towards the end. Below 250 nothing runs on.
    public mutating func fling(velocity: Double) {
        touch()
        let start = time
        // Four movements are enough for the recogniser to have forgotten what was before.
        var movements = 0
        while movements < 4 || time < start + 0.1 - Self.sameTime {
            let passed = passFrame(.touch)
            moveFinger(by: velocity * passed, over: passed)
            movements += 1
        }
        lift()
    }

    /// The finger lifts: the content runs on, bounces or stays. Nothing if no finger is down.
    ///
    /// - Parameter target: the offset to run to instead, as an app may set it: a bar that snaps, pages of its own. It is
    ///   brought within the content. `nil` = where momentum, or a page, leads.
    public mutating func lift(towards target: Double? = nil) {
        guard case .finger(let finger) = motion else { return }
        if isRefreshing, let refreshControl { inset = refreshControl.length }
        motion = motionAfter(finger, towards: target)
        passFrame(.touch)
        report(velocity: finger.isDragging ? finger.release.latest : nil)
        if isRefreshing, let refreshControl, refreshControl.leapsAtLift, isMoving { leap(by: -refreshControl.length) }
    }

    /// The touch is taken away, by an alert or another gesture: the content stays or bounces.
    public mutating func cancelTouch() {
        guard case .finger = motion else { return }
        motion = .rest
        if !range.contains(offset) { motion = .momentum(Momentum(velocity: 0, rate: rate, start: time)) }
        passFrame(.touch)
        report()
    }

    private func motionAfter(_ finger: Finger, towards target: Double?) -> Motion {
        let runs = finger.isDragging && finger.release.decelerates
        let velocity = runs ? finger.release.handover : 0
        if let target = target ?? page(after: finger, velocity: velocity) {
            let rate = pageLength == nil ? rate : .fast
            return .momentum(Momentum(velocity: 0, rate: rate, target: range.nearest(to: target), start: time))
        }
        guard runs || !range.contains(offset) else { return .rest }
        return .momentum(Momentum(velocity: velocity, rate: rate, start: time))
    }

    private func page(after finger: Finger, velocity: Double) -> Double? {
        guard let pageLength, finger.isDragging else { return nil }
        let run = ScrollPhysics.Deceleration(velocity: velocity, rate: rate).projectedTravel
        return ScrollPhysics.Approach.page(projected: offset + run, from: finger.origin, page: pageLength)
    }

    /// Reports the offset elsewhere for one frame.
    private mutating func leap(by points: Double) {
        passFrame(.anything)
        offset += points
        report()
        offset -= points
    }

    /// The finger moved; a sample is reported if the content did too.
    private mutating func moveFinger(by points: Double, over seconds: Double) {
        guard case .finger(var finger) = motion else { return }
        finger.move(by: points, over: seconds)
        motion = .finger(finger)
        guard finger.isDragging else { return }
        let before = offset
        offset = stretched(finger.proposed)
        if let refreshControl, offset <= -refreshControl.threshold { isRefreshing = true }
        if offset != before { report() }
    }

    // MARK: Past the edges

    /// Whether the content can be pulled past its edges.
    private var canBePulled: Bool {
        switch edges {
        case .bouncing: true
        case .bouncingIfScrollable: contentLength > viewportLength
        case .hard: false
        }
    }

    /// The offset of content that a finger pulls to `proposed`.
    private func stretched(_ proposed: Double) -> Double {
        let edge = range.nearest(to: proposed)
        let pull = canBePulled ? proposed - edge : 0
        let band = ScrollPhysics.RubberBand(viewportLength: viewportLength)
        return ScrollPhysics.PixelGrid(scale: scale).rounded(edge + band.stretch(pulledBy: pull))
    }

    /// Where a finger must pull content to have it at `offset`.
    func unstretched(_ offset: Double) -> Double {
        let edge = range.nearest(to: offset)
        return edge + ScrollPhysics.RubberBand(viewportLength: viewportLength).pull(stretchedBy: offset - edge)
    }
}
