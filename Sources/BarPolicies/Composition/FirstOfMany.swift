#if !hasFeature(Embedded)

extension PolicyComposer {
    /// Any number of policies of one type, the first one with an opinion heard: a `for` in a block.
    public struct FirstOfMany<Element: VisibilityPolicy>: VisibilityPolicy {
        /// The policies, in the order in which they are heard.
        public var elements: [Element]

        /// Makes it.
        @inlinable
        public init(_ elements: [Element]) { self.elements = elements }

        /// Whether none ever lowers the bar.
        @inlinable public var onlyShows: Bool { elements.allSatisfy(\.onlyShows) }

        /// Says what the first policy with an opinion says.
        @inlinable
        public mutating func decide(_ step: ScrollStep) -> BarDecision? {
            // The array is made sure to be its own once a step, not once a policy.
            elements.withUnsafeMutableBufferPointer { own in
                for index in own.indices {
                    guard let decision = own[index].decide(step) else { continue }
                    for later in index + 1..<own.count { _ = own[later].decide(step) }
                    return decision
                }
                return nil
            }
        }
    }
}

extension PolicyComposer.FirstOfMany: Equatable where Element: Equatable {}
extension PolicyComposer.FirstOfMany: Hashable where Element: Hashable {}

extension PolicyComposer.FirstBuilder {
    /// `for` in a block.
    @inlinable
    public static func buildArray<P: VisibilityPolicy>(_ policies: [P]) -> PolicyComposer.FirstOfMany<P> {
        PolicyComposer.FirstOfMany(policies)
    }
}

#endif
