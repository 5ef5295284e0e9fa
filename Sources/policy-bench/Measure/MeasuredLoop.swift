import BarPolicies

/// Something that turns the samples of one recording into moves.
struct MeasuredLoop: Sendable {
    typealias Run = @Sendable (UnsafeBufferPointer<ScrollSample>, inout MoveSum) -> Void

    /// Goes through one recording from the beginning and adds its moves.
    let run: Run
    /// How many of one recording's samples leave a motion running; `nil` where there is no driver to ask.
    let samplesInMotion: (@Sendable (UnsafeBufferPointer<ScrollSample>) -> Int)?

    /// A loop written by hand.
    init(byHand run: @escaping Run) {
        self.run = run
        samplesInMotion = nil
    }

    /// A policy through its driver, with a bar of 44 points that is shown at first.
    init<Policy: VisibilityPolicy>(_ policy: Policy) {
        run = { samples, sum in
            var driver = BarDriver(policy)
            for index in samples.indices {
                if let move = driver.advance(to: samples[index]) { sum.add(index, move.to) }
            }
        }
        samplesInMotion = { samples in
            var driver = BarDriver(policy)
            var count = 0
            for sample in samples {
                _ = driver.advance(to: sample)
                if driver.bar.isMoving { count += 1 }
            }
            return count
        }
    }
}
