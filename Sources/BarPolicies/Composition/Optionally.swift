extension PolicyComposer {
    /// A policy that may be absent: an `if` without `else` in a block. Absent it says nothing.
    public struct Optionally<Content: VisibilityPolicy>: VisibilityPolicy {
        /// The policy, if any.
        public var content: Content?

        /// Makes it.
        @inlinable
        public init(_ content: Content?) { self.content = content }

        /// Says what the policy says, or nothing.
        @inlinable @inline(__always)
        public mutating func decide(_ step: ScrollStep) -> BarDecision? {
            content?.decide(step)
        }
    }
}

extension PolicyComposer.Optionally: Equatable where Content: Equatable {}
extension PolicyComposer.Optionally: Hashable where Content: Hashable {}
