/// A finger on the simulated view.
struct Finger: Sendable, Hashable {
    /// Where the content would be if nothing held it back: no edge, no whole pixels.
    var proposed: Double
    /// The offset where the finger came down.
    var origin: Double
    /// Points that it must move before anything scrolls, and that are lost then.
    var slop: Double
    /// Points that it has moved without scrolling.
    private var movement = 0.0
    /// Whether it scrolls.
    private(set) var isDragging = false
    /// How fast it moves.
    var release = ScrollPhysics.ReleaseVelocity()

    init(at offset: Double, proposed: Double, slop: Double) {
        self.proposed = proposed
        self.slop = slop
        origin = offset
    }

    mutating func move(by points: Double, over seconds: Double) {
        release.move(by: points, over: seconds)
        if isDragging {
            proposed += points
        } else {
            movement += points
            guard abs(movement) > slop else { return }
            proposed += movement < 0 ? movement + slop : movement - slop
            isDragging = true
        }
    }
}
