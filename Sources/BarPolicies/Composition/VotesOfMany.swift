#if !hasFeature(Embedded)

extension PolicyComposer {
    /// Any number of voters of one kind: a `for` in a ``MostExposed`` block.
    public struct VotesOfMany<Element: Ballot>: Ballot {
        /// The voters.
        public var elements: [Element]

        /// Makes it.
        @inlinable
        public init(_ elements: [Element]) { self.elements = elements }

        /// Whether none ever lowers the bar.
        @inlinable public var onlyShows: Bool { elements.allSatisfy(\.onlyShows) }

        /// All votes together.
        @inlinable
        public mutating func vote(_ step: ScrollStep) -> Votes {
            // The array is made sure to be its own once a step, not once a voter.
            elements.withUnsafeMutableBufferPointer { own in
                var votes = Votes()
                for index in own.indices { votes = votes.adding(own[index].vote(step)) }
                return votes
            }
        }
    }
}

extension PolicyComposer.VotesOfMany: Equatable where Element: Equatable {}
extension PolicyComposer.VotesOfMany: Hashable where Element: Hashable {}

extension PolicyComposer.MostBuilder {
    /// `for` in a block.
    @inlinable
    public static func buildArray<B: PolicyComposer.Ballot>(_ ballots: [B]) -> PolicyComposer.VotesOfMany<B> {
        PolicyComposer.VotesOfMany(ballots)
    }
}

#endif
