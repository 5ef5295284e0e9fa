extension VisibilityPolicy {
    /// Hides nothing when little is left to scroll: what would be hidden could not be brought back by scrolling on, and
    /// hiding would only show that the end is near.
    ///
    /// ```swift
    /// var driver = BarDriver(SwipeNavBarPolicy().withoutHiding(nearEnd: 100))
    /// ```
    ///
    /// Trace, 100 pt, viewport 480, content 960: dragged from 460 to 480 and past the end → shown throughout.
    ///
    /// While a drag lasts it keeps the answer that it had where the drag began, so that a bar does not behave in two ways
    /// in one movement; outside a drag it is live. A bar that is hidden already stays so, and one that is part away goes on.
    ///
    /// - Parameter length: points to the end; with fewer than these left a shown bar is not lowered.
    /// - Precondition: `length` is finite and not negative.
    @inlinable
    public func withoutHiding(nearEnd length: Double) -> WithoutHidingNearEnd<Self> {
        WithoutHidingNearEnd(self, length)
    }
}

/// A policy that lowers no shown bar near the end; ``VisibilityPolicy/withoutHiding(nearEnd:)`` makes it.
public struct WithoutHidingNearEnd<Base: VisibilityPolicy>: VisibilityPolicy {
    /// The policy that decides.
    public var base: Base
    /// Points to the end; with fewer than these left a shown bar is not lowered.
    public let length: Double
    /// The answer, kept while a drag lasts; `nil` = none yet.
    @usableFromInline var isNear: Bool?

    @inlinable
    init(_ base: Base, _ length: Double) {
        precondition(length >= 0 && length < .infinity, "A distance to the end is 0 points or more.")
        self.base = base
        self.length = length
    }

    /// Says what the policy says, unless that would lower a shown bar near the end.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = base.decide(step)
        if step.beginsDrag {
            // The first step's travel belongs to the drag; where it began is a step back.
            isNear = isNear(step.previousLimit - step.previousPosition)
        } else if step.phase != .interacting || isNear == nil {
            isNear = isNear(step.limit - step.position)
        }
        // A bar that follows the finger is not left half way.
        let startsToGo = step.bar.target == 1 && (said?.exposure ?? 1) < 1
        return isNear == true && startsToGo ? nil : said
    }

    @inlinable @inline(__always)
    func isNear(_ rest: Double) -> Bool { rest < length - ScrollStep.tolerance }
}

extension WithoutHidingNearEnd: Equatable where Base: Equatable {}
extension WithoutHidingNearEnd: Hashable where Base: Hashable {}
