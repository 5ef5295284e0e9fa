import BarPolicies

extension ScrollSimulator {
    /// The program begins to scroll smoothly; it gets there as time passes, unless a finger comes down. A finger that is
    /// down loses the content. Nothing if the content is there already.
    ///
    /// - Parameters:
    ///   - target: an offset, brought within the content.
    ///   - seconds: how long it takes, whatever the distance.
    public mutating func animate(to target: Double, over seconds: Double = 0.3) {
        let target = range.nearest(to: target)
        guard target != offset else { return }
        motion = .animation(Animation(from: offset, to: target, duration: seconds))
    }

    /// The program scrolls at once.
    ///
    /// - Parameters:
    ///   - target: an offset, brought within the content.
    ///   - stopsMomentum: whether momentum ends there, as with `setContentOffset(_:animated: false)`, or goes on from
    ///     there, as when `contentOffset` is set. A finger goes on from there in any case.
    public mutating func jump(to target: Double, stopsMomentum: Bool = true) {
        offset = range.nearest(to: target)
        passFrame(.anything)
        report(.animating)
        switch motion {
        case .finger(var finger):
            finger.proposed = offset
            motion = .finger(finger)
        case .momentum where !stopsMomentum:
            break
        case .rest, .momentum, .animation:
            end()
        }
    }

    /// The status bar is tapped: the content begins to scroll to its start, smoothly.
    public mutating func scrollToStart(over seconds: Double = 0.4) {
        animate(to: range.lowerBound, over: seconds)
    }

    /// The refresh is done: the content goes back to its start, if it is held before it.
    public mutating func endRefreshing() {
        isRefreshing = false
        inset = 0
        switch motion {
        case .rest:
            if offset < 0 { animate(to: 0) }
        case .finger(var finger):
            finger.proposed = unstretched(offset)
            motion = .finger(finger)
        case .momentum, .animation:
            break
        }
    }

    /// A finger pulls the content past its start until the refresh control is set off, and lifts; the refresh takes so
    /// many seconds, and the content goes back.
    ///
    /// A view without a ``refreshControl`` gets one of the usual size.
    public mutating func refresh(for seconds: Double = 1) {
        let control = refreshControl ?? RefreshControl()
        refreshControl = control
        touch()
        let band = ScrollPhysics.RubberBand(viewportLength: viewportLength)
        drag(by: -(offset + band.pull(stretchedBy: control.threshold + 5) + slop), over: 0.6)
        wait(0.1)
        lift()
        settle()
        wait(seconds)
        endRefreshing()
        settle()
    }
}
