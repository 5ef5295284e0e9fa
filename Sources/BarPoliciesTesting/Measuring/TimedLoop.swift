import BarPolicies

/// Something that turns the samples of one recording into moves, to be timed.
///
/// ```swift
/// let policy = TimedLoop(MyPolicy())
/// let byHand = TimedLoop(byHand: { samples, sum in
///     // the same moves without the package: sum.add(index, target) for each
/// })
/// ```
///
/// The initialiser is inlined where it is used, so that a policy of one's own is specialised as it is in an app.
public struct TimedLoop: Sendable {
    /// Goes through one recording from the beginning and adds its moves.
    public typealias Run = @Sendable (UnsafeBufferPointer<ScrollSample>, inout MoveSum) -> Void

    /// Goes through one recording from the beginning and adds its moves.
    public let run: Run
    /// How many of one recording's samples leave a motion running; `nil` where there is no driver to ask.
    public let samplesInMotion: (@Sendable (UnsafeBufferPointer<ScrollSample>) -> Int)?

    /// The bytes of the policy as a value, what it holds elsewhere left out; `nil` where there is none.
    public let policyBytes: Int?
    /// The bytes of a driver with the policy; `nil` where there is none.
    public let driverBytes: Int?

    /// A loop written by hand.
    public init(byHand run: @escaping Run) {
        self.run = run
        samplesInMotion = nil
        policyBytes = nil
        driverBytes = nil
    }

    @usableFromInline
    init(
        run: @escaping Run, samplesInMotion: @escaping @Sendable (UnsafeBufferPointer<ScrollSample>) -> Int,
        policyBytes: Int, driverBytes: Int
    ) {
        self.run = run
        self.samplesInMotion = samplesInMotion
        self.policyBytes = policyBytes
        self.driverBytes = driverBytes
    }

    /// A policy through its driver, with a bar of 44 points that is shown at first.
    @inlinable
    public init<Policy: VisibilityPolicy>(_ policy: Policy) {
        self.init(
            run: { samples, sum in
                var driver = BarDriver(policy)
                for index in samples.indices {
                    if let move = driver.advance(to: samples[index]) { sum.add(index, move.to) }
                }
            },
            samplesInMotion: { samples in
                var driver = BarDriver(policy)
                var count = 0
                for sample in samples {
                    _ = driver.advance(to: sample)
                    if driver.bar.isMoving { count += 1 }
                }
                return count
            },
            policyBytes: MemoryLayout<Policy>.size, driverBytes: MemoryLayout<BarDriver<Policy>>.size)
    }
}
