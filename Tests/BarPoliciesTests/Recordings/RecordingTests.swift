import BarPolicies
import Testing

/// Real scrolling through real policies.
@Suite struct RecordingTests {
    @Test(arguments: Recordings.paths)
    func everyRecordingReplaysThroughEveryPolicy(name: String) throws {
        let trace = try Recordings.read(name)
        replay(trace, FlickToolbarPolicy())
        replay(trace, FlickToolbarPolicy.Published())
        replay(trace, SwipeNavBarPolicy())
        replay(trace, SwipeNavBarPolicy.Published())
        replay(trace, StickyHeaderPolicy())
        replay(trace, StickyHeaderPolicy.Published())
        replay(trace, FixedPolicy())
        replay(trace, TravelRule())
        replay(trace, ContentFits(margin: .barLength))
        replay(trace, StartZone(60))
        replay(
            trace,
            FirstDecision {
                ContentFits(); StartZone(60); TravelRule()
            })
        replay(trace, AnyVisibilityPolicy(StickyHeaderPolicy()))
    }

    private func replay(_ trace: ScrollTrace, _ policy: some VisibilityPolicy) {
        var replay = TraceReplay(trace, policy: policy)
        for event in trace.events { replay.play(event) }
        #expect(replay.driver.ignoredCount == 0)
    }

    /// What no recording of an end, of content, of a view or of a program may do to a bar.
    @Test(
        arguments: Recordings.paths.filter { name in
            ["edge_", "content_", "view_", "program_"].contains { name.hasPrefix("chromium/\($0)") }
        })
    func nothingHidesWithoutTravel(name: String) throws {
        let trace = try Recordings.read(name)
        check(trace, FlickToolbarPolicy())
        check(trace, SwipeNavBarPolicy())
        check(trace, StickyHeaderPolicy())
    }

    private func check(_ trace: ScrollTrace, _ policy: some VisibilityPolicy) {
        var replay = TraceReplay(trace, policy: Witness(policy))
        for event in trace.events { replay.play(event) }
        #expect(replay.driver.policy.hidesWithoutTravel == 0)
    }

    /// What `Docs/Origins.md` says of the sticky header's 8 points.
    @Test(
        arguments: zip(
            ["session_browse_60s", "session_browse_60s", "session_browse_60s", "drag_hold_jitter", "drag_hold_jitter"],
            [(0.0, 45), (2, 15), (8, 15), (0, 16), (8, 2)]))
    func distancesRemoveWhatNoReaderMeans(name: String, figure: (distance: Double, moves: Int)) throws {
        let trace = try Recordings.read("chromium/\(name).csv")
        let policy = StickyHeaderPolicy(hideDistance: figure.distance, showDistance: figure.distance)
        var replay = TraceReplay(trace, policy: policy)
        for event in trace.events { replay.play(event) }
        #expect(replay.moveCount == figure.moves)
    }

    @Test(arguments: RecordingReading.all)
    func theMovesAreThoseThatAReaderSees(reading: RecordingReading) throws {
        switch reading.policy {
        case .flick: try compare(reading, FlickToolbarPolicy())
        case .sticky: try compare(reading, StickyHeaderPolicy())
        }
    }

    private func compare(_ reading: RecordingReading, _ policy: some VisibilityPolicy) throws {
        let trace = try Recordings.read(reading.file)
        var replay = TraceReplay(trace, policy: policy)
        var expected = reading.moves[...]
        for event in trace.events {
            for made in replay.play(event) {
                let next = expected.popFirst()
                let fits = next.map { $0.to == made.move.to && made.time > $0.after && made.time < $0.before } ?? false
                #expect(
                    fits,
                    "\(reading.file), \(reading.policy): to \(made.move.to) at \(made.time), read: \(String(describing: next))"
                )
            }
        }
        #expect(expected.isEmpty, "\(reading.file), \(reading.policy): never asked: \(expected)")
    }
}
