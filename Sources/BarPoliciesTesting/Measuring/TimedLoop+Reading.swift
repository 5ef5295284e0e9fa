import BarPolicies

extension TimedLoop {
    /// Reads every number of every sample and does nothing with it: no loop over samples is faster than the memory.
    public static let readingAlone = TimedLoop { samples, sum in
        var all: UInt64 = 0
        for sample in samples {
            all ^= sample.time.bitPattern ^ sample.offset.bitPattern
            all ^= sample.contentLength.bitPattern ^ sample.viewportLength.bitPattern
            all ^= (sample.velocity ?? 0).bitPattern ^ UInt64(sample.phase.rawValue)
        }
        sum.mix(all)
    }
}
