import BarPolicies

/// Writes plain traces: a finger, rest, and nothing of a scroll view's physics.
struct Hand {
    private(set) var trace: ScrollTrace
    private(set) var sample: ScrollSample

    init(offset: Double = 0, contentLength: Double = 3000, viewportLength: Double = 600, startsHidden: Bool = false) {
        sample = ScrollSample(
            time: 0, offset: offset, contentLength: contentLength, viewportLength: viewportLength, phase: .idle)
        trace = ScrollTrace(events: [.sample(sample)], startsHidden: startsHidden)
    }

    mutating func touch() { report(.tracking) }

    mutating func drag(to offset: Double) {
        sample.offset = offset
        report(.interacting)
    }

    /// The program scrolls there.
    mutating func scroll(to offset: Double) {
        sample.offset = offset
        report(.animating)
    }

    mutating func lift() { report(.idle) }

    /// A whole drag, the last step shorter if it must.
    mutating func drag(by points: Double, step: Double) {
        let start = sample.offset
        touch()
        var way = 0.0
        while way < abs(points) {
            way = min(way + step, abs(points))
            drag(to: points < 0 ? start - way : start + way)
        }
        lift()
    }

    /// So many seconds pass, then the scroller reports rest.
    mutating func rest(_ seconds: Double) {
        sample.time += seconds
        report(.idle)
    }

    private mutating func report(_ phase: ScrollSample.Phase) {
        sample.time += 1.0 / 60
        sample.phase = phase
        trace.events.append(.sample(sample))
    }
}
