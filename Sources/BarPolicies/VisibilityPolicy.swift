/// A rule that says where a bar should be.
///
/// One struct with one function is a whole policy:
///
/// ```swift
/// struct HideOnScrollDown: VisibilityPolicy {
///     var distance = ScrollDistance(from: .turn, down: 20, up: 0)
///
///     mutating func decide(_ step: ScrollStep) -> BarDecision? {
///         let way = distance.advance(by: step)
///         if step.isAtStart { return .show(because: "at the start") }
///         switch way {
///         case .down: return .hide(because: "scrolled down")
///         case .up: return .show(because: "scrolled up")
///         case nil: return nil
///         }
///     }
/// }
/// ```
///
/// A policy is a value that may carry memory. It is **stored**, in a ``BarDriver`` or in another policy; one that is made
/// anew for each step forgets everything.
///
/// ## The contract
///
/// - Say where the bar should go *because of this step*. Say nothing (`nil`) on a step that gives no reason: what was
///   said last stands, in ``BarState/target``.
/// - To hide, the step must contain travel (``ScrollStep/travel`` is not 0), or, for a policy of time, the passing of
///   time. A policy that goes on repeating "hidden" hides the bar on the next jump of the program, change of layout or
///   release of a hold. To show is allowed at any time.
/// - Show the bar when the content comes to the start (``ScrollStep/isAtStart``), or the user may never get it back.
///   Content that fits is at the start.
/// - Measure distances from an anchor, as ``ScrollDistance`` does; do not sum travel up.
/// - Time is ``ScrollStep/time`` and ``ScrollStep/elapsed``. There is no other clock, no randomness and no shared state:
///   the same samples give the same decisions, and a copy goes its own way.
/// - Exposures are in 0...1, durations and delays finite and not negative.
///
/// `decide` runs once for every scroll event: no allocation, no locks. Mark it `@inlinable` when it is public, so that
/// the driver is specialised where it is used.
public protocol VisibilityPolicy: Sendable {
    /// Looks at what happened and says where the bar should go, or nothing.
    ///
    /// - Parameter step: what happened since the step before.
    /// - Returns: an opinion, or `nil` for none.
    mutating func decide(_ step: ScrollStep) -> BarDecision?

    /// Whether the policy never lowers the bar: it says `show`, or nothing. `false` unless the policy says otherwise.
    ///
    /// It matters where votes are counted: in ``MostExposed`` such a guard has no vote while it is silent, and any other
    /// policy that has not spoken votes for where the bar goes already, and so keeps it from being hidden.
    var onlyShows: Bool { get }
}

extension VisibilityPolicy {
    /// `false`: the policy may lower the bar.
    @inlinable
    public var onlyShows: Bool { false }
}
