import BarPolicies
import Testing

/// How often a scroller reports must not matter: recordings with every movement cut into more samples, or with
/// neighbours of one way merged, end in the same state.
@Suite struct CuttingTests {
    /// All that is promised takes half a minute without optimisation.
    static let parts = Thoroughness.isThorough ? [2, 3, 7] : [3]

    @Test(arguments: Recordings.paths)
    func theRateOfSamplesDoesNotMatter(path: String) throws {
        let samples = try Recordings.read(path).events.compactMap { event in
            if case .sample(let sample) = event { sample } else { nil }
        }
        let variants = Self.parts.map { samples.cut(into: $0) } + [samples.mergedInPairs()]
        for policy in EveryPolicy.all {
            let whole = settled(samples, policy)
            for (index, variant) in variants.enumerated() {
                let ended = settled(variant, policy)
                #expect(abs(whole - ended) <= 1e-6, "\(policy), variant \(index)")
            }
        }
    }

    private func settled(_ samples: [ScrollSample], _ policy: AnyVisibilityPolicy) -> Double {
        var driver = BarDriver(policy)
        for sample in samples { _ = driver.advance(to: sample) }
        return TraceReplay(driver: driver).settledBar.exposure
    }
}

extension [ScrollSample] {
    /// Every movement that changes no length, in so many equal parts over the same time.
    func cut(into parts: Int) -> [ScrollSample] {
        var pieces: [ScrollSample] = []
        for sample in self {
            if let last = pieces.last, last.hasLayout(of: sample), sample.offset != last.offset,
                sample.phase == last.phase || (sample.phase.isMotionOfUser && last.phase != .animating)
            {
                for part in 1..<parts {
                    var piece = sample
                    let share = Double(part) / Double(parts)
                    piece.time = last.time + (sample.time - last.time) * share
                    piece.offset = last.offset + (sample.offset - last.offset) * share
                    pieces.append(piece)
                }
            }
            pieces.append(sample)
        }
        return pieces
    }

    /// Of two neighbours of the same phase and layout, on the same way, the second alone; the first sample stays.
    func mergedInPairs() -> [ScrollSample] {
        var kept: [ScrollSample] = []
        var mayMerge = false
        for sample in self {
            if mayMerge, kept.count > 1, kept[kept.count - 1].goes(from: kept[kept.count - 2], to: sample) {
                kept[kept.count - 1] = sample
                mayMerge = false
            } else {
                kept.append(sample)
                mayMerge = true
            }
        }
        return kept
    }
}

extension ScrollSample {
    /// Whether the sample is one of the same movement, and on the way.
    fileprivate func goes(from last: ScrollSample, to next: ScrollSample) -> Bool {
        last.hasLayout(of: self) && next.hasLayout(of: self) && phase == next.phase
            && (offset - last.offset) * (next.offset - offset) >= 0
    }

    fileprivate func hasLayout(of other: ScrollSample) -> Bool {
        contentLength == other.contentLength && viewportLength == other.viewportLength
    }
}
