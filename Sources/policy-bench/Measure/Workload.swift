import BarPolicies

/// What every row is measured on: all recordings' samples, one after another in memory.
struct Workload {
    /// A recording's name and where its samples are.
    struct Part {
        let name: String
        let range: Range<Int>
    }

    private(set) var samples: [ScrollSample] = []
    private(set) var parts: [Part] = []

    mutating func add(_ name: String, _ more: [ScrollSample]) {
        parts.append(Part(name: name, range: samples.count..<samples.count + more.count))
        samples += more
    }

    /// Runs a loop once through all recordings.
    @inline(never)
    func pass(_ loop: MeasuredLoop) -> MoveSum {
        var sum = MoveSum()
        samples.withUnsafeBufferPointer { all in
            for part in parts { loop.run(UnsafeBufferPointer(rebasing: all[part.range]), &sum) }
        }
        return sum
    }

    /// The name of the first recording on which two loops give different moves, or `nil`.
    func firstDifference(_ one: MeasuredLoop, _ other: MeasuredLoop) -> String? {
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
    func shareInMotion(_ loop: MeasuredLoop) -> Double? {
        guard let count = loop.samplesInMotion else { return nil }
        let total = samples.withUnsafeBufferPointer { all in
            parts.reduce(0) { $0 + count(UnsafeBufferPointer(rebasing: all[$1.range])) }
        }
        return Double(total) / Double(max(samples.count, 1))
    }
}
