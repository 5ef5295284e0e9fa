#if !hasFeature(Embedded)

/// Writes a trace in the one-line notation.
///
/// It knows at every point what the reader knows there, so it can tell which short token gives exactly the sample at hand.
struct NotationWriter {
    let events: [ScrollTrace.Event]
    /// The last sample, or what the set-up says where there was none yet.
    var present = ScrollSample(time: 0, offset: 0, contentLength: 3000, viewportLength: 600, phase: .idle)
    /// The last sample's time and the waits since.
    var now = 0.0
    /// Whether there was a sample yet.
    var hasSample = false
    /// Whether a `U` was written that stands for decelerating, so that the next sample must be a `~`.
    var owesDeceleration = false
    /// What `V=` and `C=` would mean here.
    var stage = NotationReader.Stage.setUp

    private var text = ""

    private init(_ trace: ScrollTrace) {
        events = trace.events
    }

    static func write(_ trace: ScrollTrace) -> String {
        var writer = NotationWriter(trace)
        var index = writer.writeSetUp(trace)
        while index < writer.events.count {
            if writer.sample(at: index) != nil {
                index += writer.writeSamples(at: index)
            } else {
                writer.writeEvent(at: index)
                index += 1
            }
        }
        return writer.text
    }

    // MARK: Set-up

    /// Writes the set-up, with the first sample if the trace begins with one. Returns how many events that was.
    private mutating func writeSetUp(_ trace: ScrollTrace) -> Int {
        if let first = firstSample {
            present.contentLength = first.contentLength
            present.viewportLength = first.viewportLength
            present.offset = first.offset
        }
        add("V=", present.viewportLength)
        add("C=", present.contentLength)
        if !isSame(present.offset, 0) { add("y=", present.offset) }
        if !isSame(trace.barLength, 44) { add("B=", trace.barLength) }
        if trace.startsHidden { add("H") }
        guard let first = sample(at: 0) else {
            add("none")
            return 0
        }
        if !isSame(first.time, 0) { add("t:", first.time) }
        if first.phase != .idle { add("phase:" + PhaseText.write(first.phase)) }
        writeVelocity(of: first)
        follow(first)
        // A velocity is no part of the set-up, so behind one the set-up has ended.
        if first.velocity == nil { stage = .setUp }
        return 1
    }

    private mutating func writeEvent(at index: Int) {
        guard let word = EventText.write(events[index]) else { return }
        add(word)
        stage = .running
        if case .wait(let seconds) = events[index] { now += seconds }
        if case .call(.attach) = events[index] { stage = .attached }
    }

    // MARK: Pieces

    private var firstSample: ScrollSample? {
        for case .sample(let sample) in events { return sample }
        return nil
    }

    /// The sample at an index; `nil` where something else stands or the trace has ended.
    func sample(at index: Int) -> ScrollSample? {
        guard index < events.count, case .sample(let sample) = events[index] else { return nil }
        return sample
    }

    mutating func add(_ token: String) {
        if !text.isEmpty { text += " " }
        text += token
    }

    mutating func add(_ prefix: String, _ number: Double) {
        add(prefix + NumberText.write(number))
    }

    mutating func writeVelocity(of sample: ScrollSample) {
        if let velocity = sample.velocity { add("v:", velocity) }
    }

    /// Takes note of a sample that was written.
    mutating func follow(_ sample: ScrollSample) {
        present = sample
        now = sample.time
        hasSample = true
        owesDeceleration = false
        stage = .running
    }
}

#endif
