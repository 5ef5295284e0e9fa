/// Where a bar that follows the finger comes to rest.
///
/// ```swift
/// RestStops()                          // hidden or shown
/// RestStops(lowest: 0.4)               // condensed to two fifths, or shown
/// RestStops(lowest: 0, middle: 0.5)    // hidden, half (say, the tabs of a bar with a title and tabs), or shown
/// ```
public struct RestStops: Sendable, Hashable {
    /// The least exposure; following goes no lower. 0 = hidden, above 0 = condensed.
    public let lowest: Double
    /// An exposure between the lowest and 1, if any.
    public let middle: Double?

    /// Makes stops; 1 (shown) is always one.
    ///
    /// - Precondition: 0 <= lowest < middle < 1.
    @inlinable
    public init(lowest: Double = 0, middle: Double? = nil) {
        precondition(lowest >= 0 && lowest < 1, "The lowest stop is from 0 up to, but not including, 1.")
        if let middle { precondition(middle > lowest && middle < 1, "The middle stop is between the lowest and 1.") }
        self.lowest = lowest
        self.middle = middle
    }
}
