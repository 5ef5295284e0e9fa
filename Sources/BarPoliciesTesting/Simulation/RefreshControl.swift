extension ScrollSimulator {
    /// A control above the content that a pull sets off and that keeps the content down while it works.
    public struct RefreshControl: Sendable, Hashable {
        /// Points before the start at which the content is held.
        public var length: Double
        /// Points past the start at which a pull sets it off, the finger still being down.
        public var threshold: Double
        /// Whether the content leaps by ``length`` for one frame after the lift: a known defect of apps that set the
        /// inset in the wrong place.
        public var leapsAtLift: Bool

        /// Makes a refresh control.
        ///
        /// - Parameters:
        ///   - length: points before the start at which the content is held.
        ///   - threshold: points past the start at which a pull sets it off; as much as `length` if left out.
        ///   - leapsAtLift: whether the content leaps for one frame after the lift.
        public init(length: Double = 60, threshold: Double? = nil, leapsAtLift: Bool = false) {
            self.length = length
            self.threshold = threshold ?? length
            self.leapsAtLift = leapsAtLift
        }
    }
}
