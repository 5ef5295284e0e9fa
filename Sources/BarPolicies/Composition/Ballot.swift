extension PolicyComposer {
    /// Something that votes in a ``MostExposed`` block: a policy with its standing vote, or several of them.
    public protocol Ballot: Sendable {
        /// Shows everyone the step and counts the votes as they stand after it.
        mutating func vote(_ step: ScrollStep) -> Votes

        /// Whether nobody who votes here ever lowers the bar.
        var onlyShows: Bool { get }
    }

    /// Votes as they stand after a step.
    public struct Votes: Sendable, Hashable {
        /// The most exposed vote that stands; of equal ones one that was cast in this step.
        public var highest: BarDecision?
        /// Whether ``highest`` was cast in this step.
        public var isNew = false
        /// Whether someone who may hide has no vote, and so votes for where the bar goes already.
        public var someAbstain = false
        /// Whether someone said something in this step that lowers the bar.
        public var someLower = false

        /// No votes.
        @inlinable public init() {}

        /// The votes of two counted together.
        @inlinable @inline(__always)
        func adding(_ other: Votes) -> Votes {
            var sum = self
            sum.someAbstain = someAbstain || other.someAbstain
            sum.someLower = someLower || other.someLower
            if let theirs = other.highest {
                let ours = highest?.exposure ?? -1
                if theirs.exposure > ours || (theirs.exposure == ours && other.isNew && !isNew) {
                    sum.highest = theirs
                    sum.isNew = other.isNew
                }
            }
            return sum
        }
    }

    /// A policy and what it said last, which is its vote. A momentary decision, and any of a policy that only ever shows,
    /// stands only until the policy next says nothing; after it such a policy has no vote.
    public struct Voter<Policy: VisibilityPolicy>: Ballot {
        /// The policy.
        public var policy: Policy
        @usableFromInline var standing: BarDecision?

        /// Makes a voter who has not spoken.
        @inlinable
        public init(_ policy: Policy) { self.policy = policy }

        /// Whether the policy never lowers the bar.
        @inlinable public var onlyShows: Bool { policy.onlyShows }

        /// Asks the policy.
        @inlinable @inline(__always)
        public mutating func vote(_ step: ScrollStep) -> Votes {
            var votes = Votes()
            if let said = policy.decide(step) {
                standing = said
                votes.isNew = true
                votes.someLower = said.exposure < step.bar.target
            } else if let vote = standing, vote.isMomentary || policy.onlyShows {
                standing = nil
            }
            votes.highest = standing
            votes.someAbstain = standing == nil && !policy.onlyShows
            return votes
        }
    }
}

extension PolicyComposer.Voter: Equatable where Policy: Equatable {}
extension PolicyComposer.Voter: Hashable where Policy: Hashable {}
