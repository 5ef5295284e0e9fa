import BarPolicies

/// What loops are timed on: all recordings' samples, one after another in memory.
public struct TimedWorkload: Sendable {
    /// A recording's name and where its samples are.
    public struct Part: Sendable {
        /// What the recording is called.
        public let name: String
        /// Its samples in ``TimedWorkload/samples``.
        public let range: Range<Int>
    }

    /// The samples of all recordings.
    public private(set) var samples: [ScrollSample] = []
    /// The recordings, in order.
    public private(set) var parts: [Part] = []

    /// Makes a workload without recordings.
    public init() {}

    /// Makes a workload of traces; their host calls are left out.
    public init(_ traces: [ScrollTrace]) {
        for (index, trace) in traces.enumerated() {
            add(
                "trace \(index + 1)",
                trace.events.compactMap { event in
                    if case .sample(let sample) = event { sample } else { nil }
                })
        }
    }

    /// Adds a recording.
    public mutating func add(_ name: String, _ more: [ScrollSample]) {
        parts.append(Part(name: name, range: samples.count..<samples.count + more.count))
        samples += more
    }

    /// Runs a loop once through all recordings.
    @inline(never)
    public func pass(_ loop: TimedLoop) -> MoveSum {
        var sum = MoveSum()
        samples.withUnsafeBufferPointer { all in
            for part in parts { loop.run(UnsafeBufferPointer(rebasing: all[part.range]), &sum) }
        }
        return sum
    }

    /// The name of the first recording on which two loops give different moves, or `nil`.
    public func firstDifference(_ one: TimedLoop, _ other: TimedLoop) -> String? {
        samples.withUnsafeBufferPointer { all in
            parts.first { part in
                var sums = (MoveSum(), MoveSum())
                one.run(UnsafeBufferPointer(rebasing: all[part.range]), &sums.0)
                other.run(UnsafeBufferPointer(rebasing: all[part.range]), &sums.1)
                return sums.0 != sums.1
            }?.name
        }
    }

    /// The share of all samples that leave a motion running, where the loop can tell.
    public func shareInMotion(_ loop: TimedLoop) -> Double? {
        guard let count = loop.samplesInMotion else { return nil }
        let total = samples.withUnsafeBufferPointer { all in
            parts.reduce(0) { $0 + count(UnsafeBufferPointer(rebasing: all[$1.range])) }
        }
        return Double(total) / Double(max(samples.count, 1))
    }
}
