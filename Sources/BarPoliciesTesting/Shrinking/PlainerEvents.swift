import BarPolicies

/// What an event might as well be, the plainest first.
enum PlainerEvents {
    static func of(_ event: ScrollTrace.Event, after last: ScrollSample?) -> [ScrollTrace.Event] {
        switch event {
        case .sample(let sample): samples(sample, after: last).map { .sample($0) }
        case .wait(let seconds): [0.5, 1, seconds.rounded()].filter { $0 < seconds && $0 > 0 }.map { .wait($0) }
        case .call, .expect: []
        }
    }

    private static func samples(_ sample: ScrollSample, after last: ScrollSample?) -> [ScrollSample] {
        var plainer: [ScrollSample] = []
        func add(_ change: (inout ScrollSample) -> Void) {
            var copy = sample
            change(&copy)
            if copy != sample { plainer.append(copy) }
        }
        let last = last ?? ScrollSample(time: 0, offset: 0, contentLength: 3000, viewportLength: 600, phase: .idle)
        add {
            $0 = last
            $0.time = sample.time
        }
        add { $0.contentLength = last.contentLength }
        add { $0.viewportLength = last.viewportLength }
        add { $0.velocity = nil }
        add { $0.offset = last.offset }
        if sample.offset == last.offset { add { $0.phase = .idle } }
        let way = sample.offset - last.offset
        for points in [10.0, 20, 50, 100, 200, 500, 1000] where points < abs(way) {
            add { $0.offset = last.offset + (way < 0 ? -points : points) }
        }
        add { $0.offset = 0 }
        for unit in [100.0, 10, 1] {
            // Plus 0, since -0 is no plain number.
            add { $0.offset = (sample.offset / unit).rounded() * unit + 0 }
            add { $0.contentLength = (sample.contentLength / unit).rounded() * unit }
            add { $0.viewportLength = max(unit, (sample.viewportLength / unit).rounded() * unit) }
            add { $0.velocity = $0.velocity.map { ($0 / unit).rounded() * unit } }
        }
        return plainer
    }
}

extension ScrollTrace {
    /// The trace with its samples 1/60 s apart, from 0 on.
    var withNominalFrames: ScrollTrace {
        var copy = self
        for index in events.indices { copy = copy.withNominalFrame(at: index) }
        return copy
    }

    /// The trace with one sample 1/60 s after what came before, and all later ones moved along.
    func withNominalFrame(at index: Int) -> ScrollTrace {
        guard case .sample(let sample) = events[index] else { return self }
        var due = 0.0
        for event in events[..<index] {
            switch event {
            case .sample(let sample): due = sample.time
            case .wait(let seconds): due += seconds
            default: break
            }
        }
        if events[..<index].lastSample != nil { due += 1.0 / 60 }
        var copy = self
        let shift = due - sample.time
        for later in index..<events.count {
            guard case .sample(var sample) = copy.events[later] else { continue }
            sample.time = later == index ? due : sample.time + shift
            copy.events[later] = .sample(sample)
        }
        return copy
    }

    /// The trace with the usual lengths throughout, or with all lengths in whole hundreds.
    func withLengths(_ content: (Double) -> Double, _ viewport: (Double) -> Double) -> ScrollTrace {
        var copy = self
        copy.events = events.map { event in
            guard case .sample(var sample) = event else { return event }
            sample.contentLength = content(sample.contentLength)
            sample.viewportLength = viewport(sample.viewportLength)
            return .sample(sample)
        }
        return copy
    }

    /// The trace with all offsets moved along.
    func moved(by points: Double) -> ScrollTrace {
        var copy = self
        copy.events = events.map { event in
            guard case .sample(var sample) = event else { return event }
            sample.offset += points
            return .sample(sample)
        }
        return copy
    }
}
