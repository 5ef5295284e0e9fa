import BarPolicies
import BarPoliciesTesting
import Testing

@Suite struct PolicyComparisonTests {
    /// A session with everything that a block has to carry on: ways, motions, calls, pauses.
    static let session = """
        y=500 C=9000 D >700/7 U900 ~1400/30 . +2s D >1300/5 U !hide +1s D >1100/9 U !show t:40 D >1500/11 U !attach \
        y=90 D >0/4 . +1s D >400/8 U C=12000 D >300/3 U600 ~20/20 .
        """

    @Test(arguments: [1, 2, 3, 7, 50, 1_000])
    func piecesOfAnySizeGiveTheSame(size: Int) throws {
        let trace = try ScrollTrace(Self.session)
        let policies = [ComparedPolicy(StickyHeaderPolicy()), ComparedPolicy(FollowingBarPolicy())]
        var whole = PolicyComparison(policies)
        whole.begin(barLength: trace.barLength, startsHidden: trace.startsHidden)
        whole.play(trace.events)
        let expected = whole.end()
        var pieces = PolicyComparison(policies)
        pieces.begin(barLength: trace.barLength, startsHidden: trace.startsHidden)
        for start in stride(from: 0, to: trace.events.count, by: size) {
            pieces.play(Array(trace.events[start..<min(start + size, trace.events.count)]))
        }
        #expect(pieces.end() == expected)
        #expect(expected[0].moves > 3)
    }

    @Test func policiesDoNotDisturbEachOther() throws {
        let trace = try ScrollTrace(Self.session)
        var both = PolicyComparison([ComparedPolicy(FlickToolbarPolicy()), ComparedPolicy(StickyHeaderPolicy())])
        both.begin(barLength: trace.barLength, startsHidden: trace.startsHidden)
        both.play(trace.events)
        #expect(
            both.end() == [
                BarFeel(of: FlickToolbarPolicy(), on: trace), BarFeel(of: StickyHeaderPolicy(), on: trace),
            ])
    }

    @Test func everyRecordingBeginsAnew() throws {
        let trace = try ScrollTrace(Self.session)
        var comparison = PolicyComparison([ComparedPolicy(StickyHeaderPolicy())])
        comparison.play(try ScrollTrace("D >300/7 U").events)
        comparison.begin(barLength: trace.barLength, startsHidden: trace.startsHidden)
        comparison.play(trace.events)
        let first = comparison.end()
        comparison.begin(barLength: trace.barLength, startsHidden: trace.startsHidden)
        comparison.play(trace.events)
        #expect(comparison.end() == first)
        #expect(first == [BarFeel(of: StickyHeaderPolicy(), on: trace)])
    }

    /// Between two moves a replay and a comparison may differ by nothing at all.
    @Test(arguments: [
        "y=500 C=9000 D >700/7 U900 ~1400/30 . +2s D >1300/5 U +1s D >1100/9 U D >1500/11 U +1s",
        "y=500 D >560/10 U . +1s +1s +0.5s . D >620/10 U . +1s +1s +1s",
        "y=500 D >530/9 >500/9 !done D >600/9 !done U +1s",
        "y=500 | t:50 >560 t:2 .560 +1s +1s +1s D >600/9 U",
    ])
    func movesAreThoseOfAReplay(script: String) throws {
        let trace = try ScrollTrace(script)
        let policy = StickyHeaderPolicy().showing(afterIdle: 2.2)
        var replay = TraceReplay(trace, policy: policy)
        for event in trace.events { replay.play(event) }
        let feel = BarFeel(of: policy, on: trace)
        #expect(feel.moves == replay.moveCount)
        #expect(feel.ignored == replay.driver.ignoredCount)
        #expect(replay.moveCount > 0)
    }

    @Test func feelsAddUpInAnyOrder() throws {
        let scripts = ["y=500 D >700/7 U +1s", session, "y=9 D >300/5 U +3s D >10/2 U", "C=90 . +2s ."]
        let feels = try scripts.map { BarFeel(of: FlickToolbarPolicy(), on: try ScrollTrace($0)) }
        var forwards = BarFeel()
        for feel in feels { forwards.add(feel) }
        var halves = (BarFeel(), BarFeel())
        halves.0.add(feels[3])
        halves.0.add(feels[1])
        halves.1.add(feels[2])
        halves.1.add(feels[0])
        halves.1.add(halves.0)
        #expect(forwards == halves.1)
        #expect(forwards.recordings == 4)
    }

    @Test func everySumIsAdded() {
        var feel = BarFeel()
        (feel.recordings, feel.samples, feel.ignored, feel.microseconds) = (1, 2, 3, 4)
        (feel.readingMicroseconds, feel.scrollingMicroseconds, feel.moves, feel.flickers) = (5, 6, 7, 8)
        (feel.gainedMicroseconds, feel.gainedScreenMicroseconds) = (9, 10)
        (feel.halfShownMicroseconds, feel.wronglyHiddenMicroseconds) = (11, 12)
        feel.pointsUntilBack.add(13)
        feel.pointsUntilAway.add(14)
        var both = feel
        both.add(feel)
        let sums = { (feel: BarFeel) in Mirror(reflecting: feel).children.compactMap { $0.value as? Int } }
        #expect(sums(feel) == Array(1...12))
        #expect(sums(both) == sums(feel).map { 2 * $0 })
        #expect(both.pointsUntilBack.counts.values.map(\.self) == [2])
        #expect(both.pointsUntilAway.counts.values.map(\.self) == [2])
    }

    private var session: String { Self.session }
}
