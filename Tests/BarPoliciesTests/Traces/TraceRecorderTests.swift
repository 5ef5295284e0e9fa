import BarPolicies
import BarPoliciesTesting
import Testing

@Suite struct TraceRecorderTests {
    private func sample(_ time: Double, offset: Double = 0, velocity: Double? = nil) -> ScrollSample {
        ScrollSample(
            time: time, offset: offset, contentLength: 3000, viewportLength: 600, phase: .idle, velocity: velocity)
    }

    @Test func keepsSamplesAndCallsInOrder() {
        var recorder = TraceRecorder(barLength: 50, startsHidden: true)
        recorder.record(.show)
        recorder.record(sample(1))
        recorder.record(.hide)
        recorder.record(sample(1))
        #expect(
            recorder.trace
                == ScrollTrace(
                    events: [.call(.show), .sample(sample(1)), .call(.hide), .sample(sample(1))], barLength: 50,
                    startsHidden: true))
        #expect(recorder.leftOut == 0)
    }

    @Test func aBarMayHaveNoLength() {
        #expect(TraceRecorder(barLength: 0).trace == ScrollTrace(barLength: 0))
    }

    @Test func aLaterCallBecomesAWait() {
        var recorder = TraceRecorder()
        recorder.record(.hide, at: 9)
        recorder.record(sample(1))
        recorder.record(.show, at: 1)
        recorder.record(.show, at: 1.5)
        recorder.record(.show, at: 1.25)
        recorder.record(.show, at: 1.75)
        recorder.record(.show, at: .infinity)
        let expected: [ScrollTrace.Event] = [
            .call(.hide), .sample(sample(1)), .call(.show), .wait(0.5), .call(.show), .call(.show), .wait(0.25),
            .call(.show), .call(.show),
        ]
        #expect(recorder.trace.events == expected)
    }

    @Test func leavesOutWhatAFileCannotHold() {
        var recorder = TraceRecorder()
        recorder.record(sample(1))
        recorder.record(sample(.nan))
        recorder.record(sample(.infinity))
        recorder.record(sample(2, offset: .infinity))
        recorder.record(.at(0, time: 2, content: .infinity))
        recorder.record(.at(0, time: 2, viewport: .infinity))
        recorder.record(sample(2, velocity: .nan))
        recorder.record(sample(0.5))
        recorder.record(.expose(.nan))
        recorder.record(.barLength(.infinity))
        #expect(recorder.trace.events == [.sample(sample(1))])
        #expect(recorder.leftOut == 9)
    }

    @Test func aSampleEarlierThanACallIsLeftOut() {
        var recorder = TraceRecorder()
        recorder.record(sample(1))
        recorder.record(.hide, at: 2)
        recorder.record(sample(1.5))
        #expect(recorder.leftOut == 1)
    }

    /// A wait that was rounded up would make the next sample come too early when the trace is replayed.
    @Test(arguments: UInt64(1)...200)
    func aWaitNeverEndsAfterTheCall(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let start = Double.random(in: -1...0, using: &random)
        let time = Double.random(in: 0...1, using: &random)
        var recorder = TraceRecorder()
        recorder.record(sample(start))
        recorder.record(.hide, at: time)
        var now = start
        for case .wait(let seconds) in recorder.trace.events { now += seconds }
        #expect(now <= time && time - now < 1e-15, "seed \(seed)")
        // Samples may come where the recording has got to, and at the call's own time.
        recorder.record(sample(now))
        recorder.record(sample(time))
        #expect(recorder.leftOut == 0, "seed \(seed)")
    }

    @Test func whatItRecordedIsReadBack() throws {
        var recorder = TraceRecorder()
        recorder.record(.hold(.shown))
        for index in 0..<100 {
            recorder.record(sample(Double(index) * 0.1, offset: Double(index) / 3, velocity: index == 7 ? 0.3 : nil))
            if index % 9 == 0 { recorder.record(.expose(0.1), at: Double(index) * 0.1 + 0.05) }
        }
        let trace = recorder.trace
        #expect(try ScrollTrace(csv: trace.csv).bits == trace.bits)
        #expect(try ScrollTrace(trace.notation).bits == trace.bits)
    }
}
