/// The exposure of a bar that follows the finger, as a function of the position: a line through an anchor.
///
/// Below the anchor the bar goes away by one point for each point scrolled; above it comes back likewise, or faster where
/// what is left of the way would not do: what is left of the bar over what is left of the way. So a bar is shown when its
/// content arrives at the start, without a jump, and a movement back and forth ends where it began.
@usableFromInline
struct FollowedExposure: Sendable, Hashable {
    /// The position of the anchor; negative = there is none yet.
    var position = -1.0
    /// The exposure there.
    var exposure = 1.0
    /// The exposure now.
    var now = 1.0
    /// Points of scrolling from shown to hidden.
    var length = 0.0

    var isSet: Bool { position >= 0 }

    mutating func anchor(at position: Double, exposure: Double) {
        self.position = position
        self.exposure = exposure
        now = exposure
    }

    /// The exposure at a position, before it is limited.
    func value(at position: Double) -> Double {
        let way = self.position - position
        guard way > 0 else { return exposure + way / length }
        return exposure + way * max(1 / length, (1 - exposure) / self.position)
    }
}
