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

    /// Points by which a host may scroll along with a move that settles the bar near the start, so that the bar's edge
    /// and the start of the content stay together: 0 where there is nothing to keep together.
    ///
    /// A bar of 44 points that settles with the content at 25 leaves a gap of 19 points when it goes, and covers 25
    /// when it comes back:
    ///
    /// ```swift
    /// let hides = BarMove(from: 0.43, to: 0, motion: .sliding(), reason: "settles")
    /// hides.offsetChange(at: 25, barLength: 44)    // 19
    /// hides.offsetChange(at: 300, barLength: 44)   // 0: elsewhere the content stays where it is
    /// ```
    ///
    /// It is a suggestion for hosts whose bar lies before the content. Report what comes of it as the program's scrolling.
    ///
    /// - Parameters:
    ///   - offset: where the content is, points.
    ///   - barLength: points of the bar when it is wholly shown.
    /// - Returns: positive towards the end; 0 while the bar follows the finger, before the start, and from a bar length on.
    @inlinable
    public func offsetChange(at offset: Double, barLength: Double) -> Double {
        guard motion.kind != .following, offset >= 0, offset < barLength else { return 0 }
        return (1 - to) * barLength - offset
    }
}
