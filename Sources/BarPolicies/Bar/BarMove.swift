/// What the host must do now.
///
/// ```swift
/// if let move = driver.advance(to: sample) {
///     animate(move.motion) { toolbar.offset = (1 - move.to) * toolbar.height }
/// }
/// ```
public struct BarMove: Sendable, Hashable {
    /// The exposure on screen when the move begins: 1 = shown ... 0 = hidden.
    public var from: Double
    /// The exposure to go to.
    public var to: Double
    /// How to get there.
    public var motion: BarMotion
    /// Why, for the log.
    public var reason: BarReason

    /// Makes a move.
    @inlinable
    public init(from: Double, to: Double, motion: BarMotion, reason: BarReason) {
        self.from = from
        self.to = to
        self.motion = motion
        self.reason = reason
    }
}
