/// Several policies in order: the first one that has an opinion is heard.
///
/// Guards come first, the rule last; a guard behind a rule is heard whenever the rule says nothing on a step, so it would
/// undo at every rest what the rule did:
///
/// ```swift
/// var driver = BarDriver(
///     FirstDecision {
///         ContentFits()
///         StartZone(60)
///         TravelRule(hideDistance: 24, showDistance: 0)
///     })
/// ```
///
/// Every policy sees every step, heard or not, so that its memory is right when its turn comes. The block may hold
/// `if`, `if let`, `else`, `switch` and `for`; it runs once, when the composition is made.
///
/// - Complexity: the sum of its policies; nothing is allocated, unless a `for` makes an array.
public struct FirstDecision<Content: VisibilityPolicy>: VisibilityPolicy {
    /// What the block made.
    public var content: Content

    /// Composes the policies in the block.
    @inlinable
    public init(@PolicyComposer.FirstBuilder _ content: () -> Content) {
        self.content = content()
    }

    /// Whether no policy inside ever lowers the bar.
    @inlinable public var onlyShows: Bool { content.onlyShows }

    /// Says what the first policy with an opinion says.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        content.decide(step)
    }
}

extension FirstDecision: Equatable where Content: Equatable {}
extension FirstDecision: Hashable where Content: Hashable {}

extension PolicyComposer {
    /// The builder behind ``FirstDecision``.
    @resultBuilder
    public enum FirstBuilder {
        /// The first policy of a block.
        @inlinable
        public static func buildPartialBlock<P: VisibilityPolicy>(first: P) -> P { first }

        /// The policies before, and the next one.
        @inlinable
        public static func buildPartialBlock<A: VisibilityPolicy, B: VisibilityPolicy>(
            accumulated: A, next: B
        ) -> FirstOfTwo<A, B> { FirstOfTwo(accumulated, next) }

        /// `if` without `else`.
        @inlinable
        public static func buildOptional<P: VisibilityPolicy>(_ policy: P?) -> Optionally<P> { Optionally(policy) }

        /// The first branch of an `if` or `switch`.
        @inlinable
        public static func buildEither<A: VisibilityPolicy, B: VisibilityPolicy>(first: A) -> Either<A, B> {
            .first(first)
        }

        /// The other branch of an `if` or `switch`.
        @inlinable
        public static func buildEither<A: VisibilityPolicy, B: VisibilityPolicy>(second: B) -> Either<A, B> {
            .second(second)
        }
    }

    /// Two policies, the first one with an opinion heard.
    public struct FirstOfTwo<First: VisibilityPolicy, Second: VisibilityPolicy>: VisibilityPolicy {
        /// Heard whenever it has an opinion.
        public var first: First
        /// Heard otherwise.
        public var second: Second

        /// Makes the pair.
        @inlinable
        public init(_ first: First, _ second: Second) {
            self.first = first
            self.second = second
        }

        /// Whether neither ever lowers the bar.
        @inlinable public var onlyShows: Bool { first.onlyShows && second.onlyShows }

        /// Says what the first says, or else what the second says.
        @inlinable @inline(__always)
        public mutating func decide(_ step: ScrollStep) -> BarDecision? {
            guard let decision = first.decide(step) else { return second.decide(step) }
            _ = second.decide(step)
            return decision
        }
    }
}

extension PolicyComposer.FirstOfTwo: Equatable where First: Equatable, Second: Equatable {}
extension PolicyComposer.FirstOfTwo: Hashable where First: Hashable, Second: Hashable {}
