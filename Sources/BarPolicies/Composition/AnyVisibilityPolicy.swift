#if !hasFeature(Embedded)

/// Any policy behind one type: for a choice made at run time, once, at the edge.
///
/// ```swift
/// let policy: AnyVisibilityPolicy = likesFlicks
///     ? AnyVisibilityPolicy(FlickToolbarPolicy())
///     : AnyVisibilityPolicy(StickyHeaderPolicy())
/// var driver = BarDriver(policy)
/// ```
///
/// Keep compositions static inside and erase the whole, not its parts: each eraser costs an indirect call per step. A
/// copy is independent, as for every policy. It is not `Equatable`.
///
/// - Complexity: copies its policy when it is shared; allocates when it is made and when a shared copy first decides.
public struct AnyVisibilityPolicy: VisibilityPolicy {
    /// Where the box writes what it says; kept from step to step, since clearing it each time costs half a nanosecond.
    @usableFromInline var said = BarDecision(exposure: 0, motion: .immediate, reason: "")
    @usableFromInline var box: PolicyBox
    /// Whether the policy says something, and what: written only where there is something, since most steps say nothing.
    @usableFromInline let decideInBox: @Sendable (inout PolicyBox, ScrollStep, inout BarDecision) -> Bool

    /// Erases a policy.
    @inlinable
    public init<Policy: VisibilityPolicy>(_ policy: Policy) {
        box = TypedPolicyBox(policy)
        decideInBox = { box, step, said in
            // The box was made for this policy's type one line above, and only ever copied. It is looked at before it
            // is downcast: a second reference to it would make it look shared, and copied, on every step.
            if !isKnownUniquelyReferenced(&box) {
                box = TypedPolicyBox(unsafeDowncast(box, to: TypedPolicyBox<Policy>.self).policy)
            }
            // The box outlives the call; counting references to it would cost as much as deciding.
            let own = Unmanaged.passUnretained(unsafeDowncast(box, to: TypedPolicyBox<Policy>.self))
            return own._withUnsafeGuaranteedRef {
                guard let decision = $0.policy.decide(step) else { return false }
                said = decision
                return true
            }
        }
    }

    /// Whether the policy inside never lowers the bar.
    public var onlyShows: Bool { box.onlyShows }

    /// Says what the policy inside says.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard decideInBox(&box, step, &said) else { return nil }
        // Part by part, as it was written: a copy of the whole is made of pieces that straddle what has just been stored.
        var decision = BarDecision(exposure: said.exposure, motion: said.motion, reason: said.reason)
        decision.delay = said.delay
        decision.interruptsMotion = said.interruptsMotion
        decision.isMomentary = said.isMomentary
        return decision
    }
}

/// A policy of some type on the heap. Never shared by two erasers once one of them has decided.
@usableFromInline
class PolicyBox: @unchecked Sendable {
    @usableFromInline init() {}
    /// The policy as an expression.
    @usableFromInline var text: String { "" }
    /// Whether the policy only ever shows.
    @usableFromInline var onlyShows: Bool { false }
}

@usableFromInline
final class TypedPolicyBox<Policy: VisibilityPolicy>: PolicyBox, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var policy: Policy
    @usableFromInline init(_ policy: Policy) { self.policy = policy }
    @usableFromInline override var text: String { policyText(policy) }
    @usableFromInline override var onlyShows: Bool { policy.onlyShows }
}

#endif
