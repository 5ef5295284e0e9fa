// What a host may do besides passing samples on.

extension BarDriver {
    // MARK: Forced calls

    /// Shows the bar, whatever the policy thinks, until the user scrolls anew.
    ///
    /// Time is that of the last step: where a motion's timing matters and the last sample is long ago, call
    /// ``advance(toTime:)`` first.
    ///
    /// - Returns: a move, or `nil` = nothing to do: the bar is shown already, or a hold stands.
    public mutating func show(_ motion: BarMotion = .sliding()) -> BarMove? {
        force(1, motion, "shown by the app")
    }

    /// Hides the bar, whatever the policy thinks, until the user scrolls anew or the content stops being scrollable.
    ///
    /// - Returns: a move, or `nil` = nothing to do: the bar is hidden already, or a hold stands.
    public mutating func hide(_ motion: BarMotion = .sliding()) -> BarMove? {
        force(0, motion, "hidden by the app")
    }

    /// Puts the bar to an exposure, whatever the policy thinks, until the user scrolls anew.
    ///
    /// - Parameters:
    ///   - exposure: 1 = shown ... 0 = hidden; clamped. What is not a number changes nothing and is counted.
    ///   - motion: how.
    /// - Returns: a move, or `nil` = nothing to do: the bar is there already, or a hold stands.
    public mutating func expose(_ exposure: Double, motion: BarMotion = .sliding()) -> BarMove? {
        guard !exposure.isNaN else {
            ignored += 1
            return nil
        }
        return force(min(max(exposure, 0), 1), motion, "set by the app")
    }

    private mutating func force(_ exposure: Double, _ motion: BarMotion, _ reason: BarReason) -> BarMove? {
        guard !arbiter.conditions.contains(.held) else { return nil }
        arbiter.force(atRest: tracker.last.phase == .idle)
        live = original
        return arbiter.begin(exposure, motion, reason, at: tracker.time)
    }

    // MARK: Holds

    /// Keeps policies, and forced calls, from moving the bar until ``release(_:)``; counted.
    ///
    /// While both kinds are held, `shown` wins. The policy goes on seeing every step; what it says is dropped.
    ///
    /// - Returns: for ``BarHold/shown``, the move that shows the bar; otherwise `nil`.
    public mutating func hold(_ hold: BarHold, motion: BarMotion = .sliding()) -> BarMove? {
        arbiter.hold(hold)
        return hold == .shown ? arbiter.begin(1, motion, "held shown", at: tracker.time) : nil
    }

    /// Gives one hold back. The bar stays where it is; after the last release the policy begins anew.
    ///
    /// The policy is heard with the next step. Where the scroller rests, call ``advance(toTime:)`` to hear it now: it
    /// shows a bar that was held hidden at the start.
    ///
    /// Releasing what was not taken is ignored.
    public mutating func release(_ hold: BarHold) {
        if arbiter.release(hold) { live = original }
    }

    /// Whether at least one hold is taken.
    public var isHeld: Bool { arbiter.conditions.contains(.held) }

    // MARK: Changes of what is driven

    /// The next sample will be another scroller's, or the same scroller's after a pause: nothing before it counts.
    ///
    /// A forced call and decisions that wait are dropped; a bar that is part shown, or goes there, goes to the nearer end
    /// (exactly half is shown). A running motion goes on in time; on a clock that is behind, with the time it has left.
    /// Momentum that is under way when the first sample comes runs out without counting. Holds stay, and a held bar stays
    /// where it is. Before the very first sample of all, attaching changes nothing.
    ///
    /// - Returns: the move that settles a part-shown bar; otherwise `nil`.
    public mutating func attach() -> BarMove? {
        // Before the very first sample there is no scroller whose place another could take.
        guard arbiter.conditions.contains(.attached) || !arbiter.conditions.contains(.awaitsFirstSample) else {
            return nil
        }
        live = original
        arbiter.dropWaiting()
        arbiter.endForce()
        arbiter.conditions.remove(.dropsMomentum)
        arbiter.conditions.insert(.awaitsFirstSample)
        arbiter.conditions.insert(.attached)
        guard !isHeld else { return nil }
        return arbiter.begin(bar.target < 0.5 ? 0 : 1, .sliding(), "another scroller", at: tracker.time)
    }

    /// Goes on with another policy of the same type, which begins anew and is heard with the next step; where the
    /// scroller rests, call ``advance(toTime:)`` to hear it now. A decision that waits is dropped.
    public mutating func use(_ policy: Policy) {
        live = policy
        original = policy
        arbiter.dropWaiting()
    }

    /// Points that the bar takes when it is wholly shown, 0 or more.
    ///
    /// When it changes, shown stays shown and hidden stays hidden; a part-shown bar keeps its visible points; a bar of
    /// length 0 is shown. A negative or not finite length, or one beyond 1e9, changes nothing and is counted.
    public var barLength: Double {
        get { bar.length }
        set {
            guard newValue >= 0, newValue <= ScrollSample.largestLength else {
                ignored += 1
                return
            }
            arbiter.resize(to: newValue)
        }
    }

    /// Whether the user asked for less movement: sliding becomes fading, and following is not carried out.
    public var reducesMotion: Bool {
        get { bar.reducesMotion }
        set { arbiter.bar.reducesMotion = newValue }
    }

    /// The running motion has ended on screen; call it from the animation's completion where there is one.
    ///
    /// Not for an animation that another move cut short: the driver follows the newer one by then.
    ///
    /// - Returns: the move that waited for it, or `nil` = nothing to do.
    public mutating func motionEnded() -> BarMove? {
        arbiter.endMotion()
        let move = arbiter.takeDue(at: tracker.time)
        if move != nil { askWhatWaitsNext() }
        return move
    }

    // MARK: The status bar

    /// Answers a tap on the status bar, with which the system scrolls to the start.
    ///
    /// A hidden bar is shown, as by ``show(_:)``.
    ///
    /// ```swift
    /// func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    ///     let answer = driver.scrollToStart(.revealsFirst)
    ///     if let move = answer.move { apply(move) }
    ///     return answer.scrolls
    /// }
    /// ```
    ///
    /// - Parameter tap: whether the first tap on a hidden bar scrolls too.
    /// - Returns: what to do with the bar, and whether the content scrolls. A bar that a hold keeps hidden is no reason
    ///   not to scroll.
    public mutating func scrollToStart(_ tap: StartTap = .scrolls) -> StartTapAnswer {
        let move = show()
        return StartTapAnswer(move: move, scrolls: tap == .scrolls || move == nil)
    }
}
