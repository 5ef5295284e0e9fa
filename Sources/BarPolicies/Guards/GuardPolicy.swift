/// A policy that only ever shows: it says `show`, or nothing.
///
/// The mark matters where votes are counted: in ``MostExposed`` a guard that is silent has no vote, while any other policy
/// that has not spoken votes for where the bar goes already, and so keeps it from being hidden.
///
/// ```swift
/// struct NightGuard: GuardPolicy {
///     mutating func decide(_ step: ScrollStep) -> BarDecision? {
///         step.time > 72_000 ? .show(because: "it is late") : nil
///     }
/// }
/// ```
public protocol GuardPolicy: VisibilityPolicy {}

extension StartZone: GuardPolicy {}
extension ContentFits: GuardPolicy {}
extension FixedPolicy: GuardPolicy {}
extension OnlyShowing: GuardPolicy {}
extension Animated: GuardPolicy where Base: GuardPolicy {}
extension Reversed: GuardPolicy where Base: GuardPolicy {}
extension Debounced: GuardPolicy where Base: GuardPolicy {}
