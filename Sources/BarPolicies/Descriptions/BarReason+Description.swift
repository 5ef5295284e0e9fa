#if !hasFeature(Embedded)

extension BarReason: CustomStringConvertible {
    /// The text.
    public var description: String { String(cString: utf8Start) }
}

#endif
