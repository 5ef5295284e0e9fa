extension ScrollSimulator {
    /// When the simulated display draws, and so when the scroller reports.
    ///
    /// ```swift
    /// ScrollSimulator.Frames.uniform(120)
    /// ScrollSimulator.Frames.variable.uneven(by: 0.3).dropping(oneIn: 20, upTo: 6)
    /// ```
    public struct Frames: Sendable, Hashable {
        /// Frames per second while a finger is down.
        private var touch: Double
        /// Frames per second in the first half second of momentum.
        private var early: Double
        /// Frames per second otherwise.
        private var usual: Double
        /// The largest share by which a frame is early or late.
        private var unevenness = 0.0
        /// One frame in so many is late by whole frames; 0 = none.
        private var dropsOneIn = 0
        /// How many frames may be lost at once.
        private var mostDropped = 0
        /// Seconds from the last report of a movement to the report that it has ended; `nil` = a frame.
        private(set) var endDelay: Double?

        private init(touch: Double, early: Double, usual: Double) {
            self.touch = touch
            self.early = early
            self.usual = usual
        }

        /// Frames at the same distance from each other, so many per second: 60, 80, 120.
        ///
        /// - Precondition: the rate is above 0.
        public static func uniform(_ hertz: Double) -> Frames {
            precondition(hertz > 0, "A display draws more than 0 frames per second.")
            return Frames(touch: hertz, early: hertz, usual: hertz)
        }

        /// A phone whose display changes its rate: touches come 16 ms apart, momentum is drawn at 80 Hz for half a second
        /// and at 120 Hz then. Its scroller reports the end of a movement a tenth of a millisecond after the last
        /// movement.
        public static let variable: Frames = {
            var frames = Frames(touch: 62.5, early: 80, usual: 120)
            frames.endDelay = 0.000_13
            return frames
        }()

        /// The same frames, each early or late by up to a share of itself, at random.
        ///
        /// - Parameter share: 0 to less than 1.
        public func uneven(by share: Double) -> Frames {
            precondition(share >= 0 && share < 1, "A frame is uneven by 0 to less than 1 of itself.")
            var frames = self
            frames.unevenness = share
            return frames
        }

        /// The same frames, of which at random some are lost: jank.
        ///
        /// - Parameters:
        ///   - count: one frame in so many is late, 1 or more.
        ///   - most: by how many frames at most, 1 or more.
        public func dropping(oneIn count: Int, upTo most: Int = 4) -> Frames {
            precondition(count >= 1 && most >= 1, "One frame in 1 or more is late, by 1 or more.")
            var frames = self
            frames.dropsOneIn = count
            frames.mostDropped = most
            return frames
        }
    }
}

extension ScrollSimulator.Frames {
    /// What is drawn.
    enum Content {
        case touch
        /// Momentum, since so many seconds.
        case momentum(Double)
        case anything
    }

    /// Seconds to the next frame when none is early, late or lost.
    func nominalInterval(_ content: Content) -> Double {
        switch content {
        case .touch: 1 / touch
        case .momentum(let seconds) where seconds < 0.5: 1 / early
        case .momentum, .anything: 1 / usual
        }
    }

    /// Seconds to the next frame.
    func interval(_ content: Content, using random: inout SplitMix64) -> Double {
        var seconds = nominalInterval(content)
        if unevenness > 0 { seconds *= 1 + Double.random(in: -unevenness...unevenness, using: &random) }
        if dropsOneIn > 0, Int.random(in: 0..<dropsOneIn, using: &random) == 0 {
            seconds += nominalInterval(content) * Double(Int.random(in: 1...mostDropped, using: &random))
        }
        return seconds
    }
}
