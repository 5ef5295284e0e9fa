/// What a tap on the status bar does while the bar is hidden.
public enum StartTap: UInt8, Sendable, Hashable {
    /// The bar comes back and the content scrolls to the start: one tap does what the system promises.
    case scrolls
    /// The first tap only brings the bar back; the next one scrolls.
    case revealsFirst
}

/// The answer to a tap on the status bar.
public struct StartTapAnswer: Sendable, Hashable {
    /// What to do with the bar; `nil` = nothing.
    public var move: BarMove?
    /// Whether the content scrolls to the start now. Otherwise it does at the next tap.
    public var scrolls: Bool

    /// Makes an answer.
    @inlinable
    public init(move: BarMove?, scrolls: Bool) {
        self.move = move
        self.scrolls = scrolls
    }
}
