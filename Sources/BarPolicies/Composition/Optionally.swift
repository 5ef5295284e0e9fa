extension PolicyComposer {
    /// What may be absent: an `if` without `else` in a block. Absent it says nothing and has no vote.
    public struct Optionally<Content: Sendable>: Sendable {
        /// The policy, if any.
        public var content: Content?

        /// Makes it.
        @inlinable
        public init(_ content: Content?) { self.content = content }
    }
}

extension PolicyComposer.Optionally: VisibilityPolicy where Content: VisibilityPolicy {
    /// Whether what is there never lowers the bar; what is absent does not.
    @inlinable public var onlyShows: Bool { content?.onlyShows ?? true }

    /// Says what the policy says, or nothing.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        content?.decide(step)
    }
}

extension PolicyComposer.Optionally: PolicyComposer.Ballot where Content: PolicyComposer.Ballot {
    /// Whether what is there never lowers the bar; what is absent does not.
    @inlinable public var onlyShows: Bool { content?.onlyShows ?? true }

    /// The votes of what is there, or none.
    @inlinable @inline(__always)
    public mutating func vote(_ step: ScrollStep) -> PolicyComposer.Votes {
        content?.vote(step) ?? PolicyComposer.Votes()
    }
}

extension PolicyComposer.Optionally: Equatable where Content: Equatable {}
extension PolicyComposer.Optionally: Hashable where Content: Hashable {}
