extension PolicyComposer {
    /// One of two policies, chosen when the composition was made: an `if` with `else`, or a `switch`, in a block.
    public enum Either<First: VisibilityPolicy, Second: VisibilityPolicy>: VisibilityPolicy {
        /// The first branch.
        case first(First)
        /// The other branch.
        case second(Second)

        /// Says what the chosen policy says.
        @inlinable @inline(__always)
        public mutating func decide(_ step: ScrollStep) -> BarDecision? {
            switch self {
            case .first(var policy):
                let decision = policy.decide(step)
                self = .first(policy)
                return decision
            case .second(var policy):
                let decision = policy.decide(step)
                self = .second(policy)
                return decision
            }
        }
    }
}

extension PolicyComposer.Either: Equatable where First: Equatable, Second: Equatable {}
extension PolicyComposer.Either: Hashable where First: Hashable, Second: Hashable {}
