#if !hasFeature(Embedded)

extension FixedPolicy: CustomStringConvertible {
    /// The policy as an expression: `fixed`.
    public var description: String { "fixed" }
}

extension FlickToolbarPolicy.Published: CustomStringConvertible {
    /// The policy as an expression: `flick.published`.
    public var description: String { "flick.published" }
}

extension SwipeNavBarPolicy.Published: CustomStringConvertible {
    /// The policy as an expression: `swipe.published`.
    public var description: String { "swipe.published" }
}

extension StickyHeaderPolicy.Published: CustomStringConvertible {
    /// The policy as an expression: `sticky.published`.
    public var description: String { "sticky.published" }
}

#endif
