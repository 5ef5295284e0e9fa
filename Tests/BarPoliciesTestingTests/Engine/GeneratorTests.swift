import BarPolicies
import BarPoliciesTesting
import Testing

/// What is played.
@Suite struct GeneratorTests {
    @Test func theSameSeedPlaysTheSame() {
        func play(_ seed: UInt64) -> [Int] {
            let log = StepLog()
            _ = PolicyConformance { Listens(log: log) }.traces(6).seed(seed).report()
            return log.entries
        }
        let first = play(11)
        #expect(first.count > 50_000)
        #expect(play(11) == first)
        #expect(play(12) != first)
    }

    @Test func aVerificationPlaysEnough() {
        let report = PolicyConformance { StickyHeaderPolicy() }.report()
        #expect(report.passes, "\(report)")
        #expect(report.sampleCount >= (Thoroughness.isThorough ? 200_000 : 50_000))
    }

    @Test func everyShortSequenceIsPlayed() {
        let counts = (0...3).map { PolicyConformance { StickyHeaderPolicy() }.enumerate(depth: $0).sampleCount }
        #expect(counts[0] == 0)
        // Fourteen kinds; the jump is two samples.
        #expect(counts[1] >= 15)
        #expect(counts[2] >= 15 * 15)
        #expect(counts[3] >= 15 * 15 * 14)
    }

    @Test func sequencesFindWhatIsInThem() {
        #expect(PolicyConformance { HidesWhereverItGrows() }.enumerate(depth: 1)[.l7] != .kept)
        #expect(PolicyConformance { HidesWhereverItGrows() }.enumerate(depth: 0)[.l7] == .kept)
    }

    /// Up to six steps where the code is optimised, 9 million sequences.
    @Test func theFirstPoliciesKeepTheLawsOnLongSequences() {
        let depth = Thoroughness.isThorough ? 6 : 4
        let sticky = PolicyConformance { StickyHeaderPolicy() }.enumerate(depth: depth)
        #expect(sticky.passes, "\(sticky)")
        let following = PolicyConformance { FollowingBarPolicy() }.enumerate(depth: depth)
        #expect(following.passes, "\(following)")
    }
}

/// Writes down the place of every step.
private struct Listens: VisibilityPolicy {
    let log: StepLog

    func decide(_ step: ScrollStep) -> BarDecision? {
        log.entries.append(Int(step.offset.bitPattern & 0xFFFF_FFFF))
        return nil
    }
}

private final class StepLog: @unchecked Sendable {
    var entries: [Int] = []
}
