/// Several policies that vote: any may show the bar, all must agree to hide it.
///
/// The vote of a policy is what it said last; one that has not spoken votes for where the bar goes already. A momentary
/// decision, as guards make it, is a vote only until the guard next says nothing, and one that only ever shows
/// (``VisibilityPolicy/onlyShows``) has no vote while it is silent. The most exposed vote wins.
///
/// ```swift
/// let policy = MostExposed {
///     TravelRule(hideDistance: 20, showDistance: 0)   // shows on the slightest way up
///     TravelRule(hideDistance: 200, showDistance: 60)  // must agree to hide: 200 points down
/// }
/// ```
///
/// With ``FirstDecision`` the order says who is heard; here it says only whose motion, reason and delay count where
/// several say the same on one step: the first one's. Every policy sees every step. A bar is lowered only on a step in
/// which someone says so: a guard that falls silent hides nothing by itself.
///
/// - Complexity: the sum of its policies; nothing is allocated, unless a `for` makes an array.
public struct MostExposed<Content: PolicyComposer.Ballot>: VisibilityPolicy {
    /// What the block made.
    public var content: Content

    /// Composes the policies in the block.
    @inlinable
    public init(@PolicyComposer.MostBuilder _ content: () -> Content) {
        self.content = content()
    }

    /// Whether nobody who votes ever lowers the bar.
    @inlinable public var onlyShows: Bool { content.onlyShows }

    /// Says the most exposed vote, when someone speaks.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let votes = content.vote(step)
        guard let highest = votes.highest else { return nil }
        if highest.exposure > step.bar.target { return votes.isNew ? highest : nil }
        if highest.exposure < step.bar.target {
            return votes.someLower && !votes.someAbstain ? highest : nil
        }
        return votes.isNew ? highest : nil
    }
}

extension MostExposed: Equatable where Content: Equatable {}
extension MostExposed: Hashable where Content: Hashable {}

extension PolicyComposer {
    /// The builder behind ``MostExposed``.
    @resultBuilder
    public enum MostBuilder {
        /// A policy in a block votes.
        @inlinable
        public static func buildExpression<P: VisibilityPolicy>(_ policy: P) -> Voter<P> { Voter(policy) }

        /// The first voter of a block.
        @inlinable
        public static func buildPartialBlock<B: Ballot>(first: B) -> B { first }

        /// The voters before, and the next one.
        @inlinable
        public static func buildPartialBlock<A: Ballot, B: Ballot>(accumulated: A, next: B) -> VotesOfTwo<A, B> {
            VotesOfTwo(accumulated, next)
        }

        /// `if` without `else`.
        @inlinable
        public static func buildOptional<B: Ballot>(_ ballot: B?) -> Optionally<B> { Optionally(ballot) }

        /// The first branch of an `if` or `switch`.
        @inlinable
        public static func buildEither<A: Ballot, B: Ballot>(first: A) -> Either<A, B> { .first(first) }

        /// The other branch of an `if` or `switch`.
        @inlinable
        public static func buildEither<A: Ballot, B: Ballot>(second: B) -> Either<A, B> { .second(second) }
    }

    /// Two who vote.
    public struct VotesOfTwo<First: Ballot, Second: Ballot>: Ballot {
        /// The one.
        public var first: First
        /// The other.
        public var second: Second

        /// Makes the pair.
        @inlinable
        public init(_ first: First, _ second: Second) {
            self.first = first
            self.second = second
        }

        /// Whether neither ever lowers the bar.
        @inlinable public var onlyShows: Bool { first.onlyShows && second.onlyShows }

        /// Both votes together.
        @inlinable @inline(__always)
        public mutating func vote(_ step: ScrollStep) -> Votes {
            let votes = first.vote(step)
            return votes.adding(second.vote(step))
        }
    }
}

extension PolicyComposer.VotesOfTwo: Equatable where First: Equatable, Second: Equatable {}
extension PolicyComposer.VotesOfTwo: Hashable where First: Hashable, Second: Hashable {}
