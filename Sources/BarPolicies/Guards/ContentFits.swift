/// Shows the bar while the content fits, or nearly fits: there is nothing to make room for, and nothing to scroll to get
/// the bar back with.
///
/// A guard for compositions: it says `show` or nothing. While a drag lasts it keeps the answer that it had when the drag
/// began, so that content that grows or shrinks under the finger does not move the bar; outside a drag it is live.
///
/// ```swift
/// let policy = FirstDecision {
///     ContentFits(margin: .barLength)   // not for pages that hiding the bar would make fit
///     TravelRule()
/// }
/// ```
///
/// Trace, viewport 600, margin 44 pt: content 644 → shown; content 645 → nothing.
public struct ContentFits: VisibilityPolicy, Hashable {
    /// How much more than the viewport the content may take and still count as fitting.
    public enum Margin: Sendable, Hashable {
        /// So many points.
        case points(Double)
        /// This many viewports: 1.5 = content up to two and a half screens fits.
        case viewportShare(Double)
        /// The bar's own length.
        case barLength
    }

    /// How much more than the viewport the content may take.
    public let margin: Margin
    /// How the bar moves.
    public var motion: BarMotion
    /// The answer, kept while a drag lasts; `nil` = none yet.
    @usableFromInline var fits: Bool?

    /// Makes a guard.
    ///
    /// - Parameters:
    ///   - margin: how much more than the viewport the content may take, this much included.
    ///   - motion: how the bar moves.
    /// - Precondition: the margin is finite and not negative.
    @inlinable
    public init(margin: Margin = .points(0), motion: BarMotion = .sliding()) {
        switch margin {
        case .points(let amount), .viewportShare(let amount):
            precondition(amount >= 0 && amount < .infinity, "A margin is 0 or more.")
        case .barLength: break
        }
        self.margin = margin
        self.motion = motion
    }

    /// `true`: a guard says `show`, or nothing.
    @inlinable public var onlyShows: Bool { true }

    /// Says `show` while the content fits.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.phase != .interacting || step.previousPhase != .interacting || step.isFirst || fits == nil {
            fits = step.limit <= points(at: step) + ScrollStep.tolerance
        }
        guard fits == true else { return nil }
        var decision = BarDecision.show(motion, because: "content fits")
        decision.isMomentary = true
        return decision
    }

    @inlinable @inline(__always)
    func points(at step: ScrollStep) -> Double {
        switch margin {
        case .points(let points): points
        case .viewportShare(let share): share * step.viewportLength
        case .barLength: step.bar.length
        }
    }
}
