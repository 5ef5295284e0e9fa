#if !hasFeature(Embedded)

/// Reads a trace from the one-line notation, token by token.
struct NotationReader {
    /// What the tokens `V=`, `C=` and `y=` mean at this point.
    enum Stage {
        /// They say what the first sample is like.
        case setUp
        /// They change a length.
        case running
        /// A new scroller was attached: they begin its first sample.
        case attached
        /// They say more about the first sample of the new scroller.
        case opening
    }

    /// What was said about a sample before it came.
    struct Prefix {
        var time: Double?
        var content: Double?
        var viewport: Double?
        /// The token that said it last.
        var token: ArraySlice<UInt8> = []
    }

    /// Seconds between two samples that say nothing about their time.
    static let interval = 1.0 / 60

    var trace = ScrollTrace()
    var stage = Stage.setUp
    /// The last sample, or what the set-up says where there was none yet.
    var present = ScrollSample(time: 0, offset: 0, contentLength: 3000, viewportLength: 600, phase: .idle)
    /// The last sample's time and the waits since.
    var now = 0.0
    var prefix = Prefix()
    /// Where in the trace the finger lifted, until the next sample says what came of it.
    var lift: Int?
    /// Whether the first sample is left out.
    var hasNone = false
    /// Whether there was a sample yet.
    var hasSample = false
    /// Tokens that may not come again, in the set-up or for the first sample of a new scroller.
    var given: Set<String> = []

    mutating func read(_ text: [UInt8]) throws(TraceError) -> ScrollTrace {
        for (index, token) in text.split(whereSeparator: isBlank).enumerated() {
            do {
                try read(token)
            } catch {
                throw TraceError(
                    file: "script", tokenNumber: index + 1, token: String(decoding: token, as: UTF8.self),
                    expected: error.expected)
            }
        }
        if stage == .setUp { endSetUp() }
        if !prefix.token.isEmpty {
            throw TraceError(file: "script", expected: afterPrefix.expected, found: "the end")
        }
        return trace
    }

    private mutating func read(_ token: ArraySlice<UInt8>) throws(Mismatch) {
        if stage == .setUp {
            if try readSetUp(token) { return }
            endSetUp()
        }
        if try readPrefix(token) { return }
        if try readLength(token) { return }
        if try readSample(token) { return }
        if !prefix.token.isEmpty { throw afterPrefix }
        if try readVelocity(token) { return }
        if try readEvent(token) { return }
        throw Self.isSetUp(token)
            ? Mismatch(expected: "it before the first sample")
            : Mismatch(expected: "a sample, a host call, a wait, an expectation or a length")
    }

    /// Reads what is said about the sample that comes next.
    private mutating func readPrefix(_ token: ArraySlice<UInt8>) throws(Mismatch) -> Bool {
        if let time = try number(in: token, after: "t:") {
            if prefix.time != nil { throw afterPrefix }
            prefix.time = time
        } else if let content = try number(in: token, after: "c:") {
            if prefix.content != nil { throw afterPrefix }
            prefix.content = content
        } else if let viewport = try number(in: token, after: "p:") {
            if prefix.viewport != nil { throw afterPrefix }
            prefix.viewport = viewport
        } else {
            return false
        }
        prefix.token = token
        if stage == .opening { stage = .running }
        return true
    }

    private var afterPrefix: Mismatch { Mismatch(expected: "a sample after \(quoted(prefix.token))") }

    /// Reads a velocity, which belongs to the sample just before it.
    private mutating func readVelocity(_ token: ArraySlice<UInt8>) throws(Mismatch) -> Bool {
        guard let velocity = try number(in: token, after: "v:") else { return false }
        guard case .sample = trace.events.last else { throw Mismatch(expected: "a sample directly before it") }
        changeSample(at: trace.events.count - 1) { $0.velocity = velocity }
        present.velocity = velocity
        stage = .running
        return true
    }

    private mutating func readEvent(_ token: ArraySlice<UInt8>) throws(Mismatch) -> Bool {
        guard let first = token.first, "!+?".utf8.contains(first) else { return false }
        let event = try EventText.read(token)
        trace.events.append(event)
        if case .wait(let seconds) = event { now += seconds }
        stage = event == .call(.attach) ? .attached : .running
        given = []
        return true
    }

    /// Adds what was said before a sample to it, and the sample to the trace.
    mutating func report(_ phase: ScrollSample.Phase, at offset: Double? = nil, velocity: Double? = nil) {
        present.time = prefix.time ?? now + Self.interval
        present.contentLength = prefix.content ?? present.contentLength
        present.viewportLength = prefix.viewport ?? present.viewportLength
        present.offset = offset ?? present.offset
        present.phase = phase
        present.velocity = velocity
        append(present)
    }

    mutating func append(_ sample: ScrollSample) {
        trace.events.append(.sample(sample))
        present = sample
        hasSample = true
        now = sample.time
        prefix = Prefix()
        lift = nil
        stage = .running
    }

    mutating func changeSample(at index: Int, _ change: (inout ScrollSample) -> Void) {
        guard case .sample(var sample) = trace.events[index] else { return }
        change(&sample)
        trace.events[index] = .sample(sample)
    }
}

#endif
