#if !hasFeature(Embedded)

// A modifier is written as a call that takes its policy last: `minimumExposure(0.3, sticky)`.

extension Reversed: CustomStringConvertible {
    /// The policy as an expression, `reversed(flick)`.
    public var description: String { CallText("reversed").text(of: base) }
}

extension CountingProgram: CustomStringConvertible {
    /// The policy as an expression, `countingProgram(flick)`.
    public var description: String { CallText("countingProgram").text(of: base) }
}

extension Animated: CustomStringConvertible {
    /// The policy as an expression, `animated(fading(0.2), flick)`.
    public var description: String {
        var call = CallText("animated")
        call.add(motion.description)
        return call.text(of: base)
    }
}

extension MinimumExposure: CustomStringConvertible {
    /// The policy as an expression, `minimumExposure(0.3, sticky)`.
    public var description: String {
        var call = CallText("minimumExposure")
        call.add(NumberText.write(exposure))
        return call.text(of: base)
    }
}

extension Debounced: CustomStringConvertible {
    /// The policy as an expression, `debounced(hiding: 0.3, sticky)`; a delay of 0 is left out.
    public var description: String {
        var call = CallText("debounced")
        if hiding != 0 { call.add(NumberText.write(hiding), label: "hiding") }
        if showing != 0 { call.add(NumberText.write(showing), label: "showing") }
        return call.text(of: base)
    }
}

extension OnlyShowing: CustomStringConvertible {
    /// The policy as an expression, `onlyShowing(travel)`.
    public var description: String { CallText("onlyShowing").text(of: base) }
}

extension OnlyHiding: CustomStringConvertible {
    /// The policy as an expression, `onlyHiding(travel)`.
    public var description: String { CallText("onlyHiding").text(of: base) }
}

extension WithoutHidingNearEnd: CustomStringConvertible {
    /// The policy as an expression, `withoutHiding(nearEnd: 100, swipe)`.
    public var description: String {
        var call = CallText("withoutHiding")
        call.add(NumberText.write(length), label: "nearEnd")
        return call.text(of: base)
    }
}

extension ShowingAtEnd: CustomStringConvertible {
    /// The policy as an expression, `showing(atEnd: 0, flick)`; the default motion is left out.
    public var description: String { showingText("atEnd", length, motion, base) }
}

extension ShowingOnPullPastEnd: CustomStringConvertible {
    /// The policy as an expression, `showing(onPullPastEnd: 200, flick)`; the default motion is left out.
    public var description: String { showingText("onPullPastEnd", minimumVelocity, motion, base) }
}

extension ShowingAfterIdle: CustomStringConvertible {
    /// The policy as an expression, `showing(afterIdle: 30, flick)`; the default motion is left out.
    public var description: String { showingText("afterIdle", seconds, motion, base) }
}

private func showingText(
    _ label: String, _ number: Double, _ motion: BarMotion, _ base: some VisibilityPolicy
) -> String {
    var call = CallText("showing")
    call.add(NumberText.write(number), label: label)
    call.add(motion, label: "motion", unless: .sliding())
    return call.text(of: base)
}

extension CallText {
    /// The call with the policy as its last argument.
    fileprivate func text(of base: some VisibilityPolicy) -> String {
        var call = self
        call.add(policyText(base))
        return call.text
    }
}

#endif
