extension PolicyComposer {
    /// One of two, chosen when the composition was made: an `if` with `else`, or a `switch`, in a block.
    public enum Either<First: Sendable, Second: Sendable>: Sendable {
        /// The first branch.
        case first(First)
        /// The other branch.
        case second(Second)
    }
}

extension PolicyComposer.Either: VisibilityPolicy where First: VisibilityPolicy, Second: VisibilityPolicy {
    /// Whether the chosen policy never lowers the bar.
    @inlinable public var onlyShows: Bool {
        switch self {
        case .first(let policy): policy.onlyShows
        case .second(let policy): policy.onlyShows
        }
    }

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

extension PolicyComposer.Either: PolicyComposer.Ballot
where First: PolicyComposer.Ballot, Second: PolicyComposer.Ballot {
    /// Whether the chosen branch never lowers the bar.
    @inlinable public var onlyShows: Bool {
        switch self {
        case .first(let ballot): ballot.onlyShows
        case .second(let ballot): ballot.onlyShows
        }
    }

    /// The votes of the chosen branch.
    @inlinable @inline(__always)
    public mutating func vote(_ step: ScrollStep) -> PolicyComposer.Votes {
        switch self {
        case .first(var ballot):
            let votes = ballot.vote(step)
            self = .first(ballot)
            return votes
        case .second(var ballot):
            let votes = ballot.vote(step)
            self = .second(ballot)
            return votes
        }
    }
}

extension PolicyComposer.Either: Equatable where First: Equatable, Second: Equatable {}
extension PolicyComposer.Either: Hashable where First: Hashable, Second: Hashable {}
