import BarPolicies

/// A token of the one-line notation for each event of a trace, the set-up standing for the first sample.
struct StepTokens {
    private(set) var tokens: [String] = []
    private var last: ScrollSample?
    /// The time of the last sample, and of the waits since.
    private var time = 0.0

    init(_ trace: ScrollTrace) {
        let events = trace.events
        for (index, event) in events.enumerated() {
            switch event {
            case .sample(let sample):
                tokens.append(last == nil ? setUp(sample, trace) : token(sample, next: events.sample(at: index + 1)))
                last = sample
                time = sample.time
            case .wait(let seconds):
                tokens.append(ScrollTrace.words(of: event))
                time += seconds
            default: tokens.append(ScrollTrace.words(of: event))
            }
        }
    }

    private func setUp(_ sample: ScrollSample, _ trace: ScrollTrace) -> String {
        var parts: [String] = []
        if sample.viewportLength != 600 { parts.append("V=\(number(sample.viewportLength))") }
        if sample.contentLength != 3000 { parts.append("C=\(number(sample.contentLength))") }
        if sample.offset != 0 { parts.append("y=\(number(sample.offset))") }
        if trace.barLength != 44 { parts.append("B=\(number(trace.barLength))") }
        if sample.time != 0 { parts.append("t:\(number(sample.time))") }
        if sample.phase != .idle { parts.append("phase:\(sample.phase)") }
        parts.append(trace.startsHidden ? "H" : "S")
        return parts.joined(separator: " ")
    }

    private func token(_ sample: ScrollSample, next: ScrollSample?) -> String {
        guard let last else { return "" }
        if sample == last { return "=" }
        var parts: [String] = []
        if sample.time != time + 1.0 / 60 { parts.append("t:\(number(sample.time))") }
        if sample.contentLength != last.contentLength { parts.append("c:\(number(sample.contentLength))") }
        if sample.viewportLength != last.viewportLength { parts.append("p:\(number(sample.viewportLength))") }
        parts.append(motion(sample, last: last, next: next))
        if let velocity = sample.velocity { parts.append("v:\(number(velocity))") }
        return parts.joined(separator: " ")
    }

    private func motion(_ sample: ScrollSample, last: ScrollSample, next: ScrollSample?) -> String {
        let offset = sample.offset == last.offset ? "" : number(sample.offset)
        switch sample.phase {
        case .idle: return "." + offset
        case .tracking: return "T" + offset
        case .interacting: return offset.isEmpty ? "D" : ">" + offset
        case .decelerating: return "~" + number(sample.offset)
        case .animating: return "A" + number(sample.offset)
        case .zooming: return "Z" + offset
        }
    }

    private func number(_ number: Double) -> String { number.plain }
}

extension [ScrollTrace.Event] {
    fileprivate func sample(at index: Int) -> ScrollSample? {
        guard index < count, case .sample(let sample) = self[index] else { return nil }
        return sample
    }
}

extension ScrollTrace {
    /// A host call, a wait or an expectation in the notation.
    fileprivate static func words(of event: Event) -> String {
        // After the set-up of an empty trace nothing else is written.
        let alone = ScrollTrace(events: [.sample(Hand().sample), event]).notation
        return String(alone.split(separator: " ").last ?? "")
    }
}
