extension VisibilityPolicy {
    /// Shows the bar while the content is at its end, or near it, whatever moved it there: what comes next is a tap on a
    /// bar. Elsewhere the policy decides.
    ///
    /// ```swift
    /// var driver = BarDriver(FlickToolbarPolicy().showing(atEnd: 0))
    /// ```
    ///
    /// Trace, 0 pt, viewport 600, content 3000: 2399 → nothing; 2400, or pulled past it → shown.
    ///
    /// Content that fits is at its end. Like a guard's, the decision is momentary.
    ///
    /// - Parameters:
    ///   - length: points to the end within which the bar is shown, the last one included; 0 = at the end only.
    ///   - motion: how the bar moves then.
    /// - Precondition: `length` is finite and not negative.
    @inlinable
    public func showing(atEnd length: Double, motion: BarMotion = .sliding()) -> ShowingAtEnd<Self> {
        ShowingAtEnd(self, length, motion: motion)
    }
}

/// A policy with a zone at the end; ``VisibilityPolicy/showing(atEnd:motion:)`` makes it.
public struct ShowingAtEnd<Base: VisibilityPolicy>: VisibilityPolicy {
    /// The policy that decides elsewhere.
    public var base: Base
    /// Points to the end within which the bar is shown.
    public let length: Double
    /// How the bar moves there.
    public let motion: BarMotion

    @inlinable
    init(_ base: Base, _ length: Double, motion: BarMotion) {
        precondition(length >= 0 && length < .infinity, "An end zone's length is 0 points or more.")
        self.base = base
        self.length = length
        self.motion = motion
    }

    /// Whether the policy inside never lowers the bar.
    @inlinable public var onlyShows: Bool { base.onlyShows }

    /// Says `show` within the zone, elsewhere what the policy says.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = base.decide(step)
        guard step.limit - step.position <= length + ScrollStep.tolerance else { return said }
        var decision = BarDecision.show(motion, because: "near the end")
        decision.isMomentary = true
        return decision
    }
}

extension ShowingAtEnd: Equatable where Base: Equatable {}
extension ShowingAtEnd: Hashable where Base: Hashable {}
