import BarPolicies

/// What no scroller should send, but some do: equal times, clocks that leap, wild velocities, lengths of 0, numbers that
/// are none, phases in any order, other scrollers in the middle of it. The same seed gives the same session.
struct HostileSession {
    private(set) var trace = ScrollTrace()
    private var random: SplitMix64
    private var sample = ScrollSample(time: 0, offset: 0, contentLength: 3000, viewportLength: 600, phase: .idle)

    init(seed: UInt64, samples count: Int = 60) {
        random = SplitMix64(seed: seed)
        if chance(4) { trace.barLength = 0 }
        trace.startsHidden = chance(4)
        trace.events.append(.sample(sample))
        for _ in 0..<count {
            sample.velocity = nil
            sample.time += [0, 1.0 / 60, 1.0 / 60, 1e-9, 0.1, 40].randomElement(using: &random) ?? 0
            happen()
        }
    }

    private mutating func happen() {
        switch Int.random(in: 0..<16, using: &random) {
        case 0...5: move(.interacting)
        case 6...7: move(.decelerating)
        case 8: sample.phase = .tracking
        case 9: sample.phase = .idle
        case 10: move(ScrollSample.Phase(rawValue: UInt8.random(in: 0...5, using: &random)) ?? .idle)
        case 11: sample.contentLength = [0, 1e-9, 600, 600.000_001, 1e9].randomElement(using: &random) ?? 0
        case 12: sample.viewportLength = [1e-3, 600, 1e9].randomElement(using: &random) ?? 600
        case 13:
            trace.events.append(
                .call([.attach, .barLength(0), .barLength(44), .motionEnded].randomElement(using: &random)!))
            return
        case 14: return sendOnce(chance(2) ? .nan : .infinity)
        default: sample.time -= 0.05
        }
        trace.events.append(.sample(sample))
        if chance(8) { trace.events.append(.sample(sample)) }
        if sample.contentLength < 1 || sample.contentLength > 1e6 { sample.contentLength = 3000 }
        if sample.viewportLength != 600 { sample.viewportLength = 600 }
    }

    private mutating func move(_ phase: ScrollSample.Phase) {
        sample.phase = phase
        if !chance(4) { sample.offset += Double.random(in: -120...120, using: &random) }
        if chance(3) { sample.velocity = [0, -0.0, 1e9, -1e9, 1e-9, 400].randomElement(using: &random) }
        if chance(20) { sample.offset = [-1e9, 1e9, -0.0, 0, 2400].randomElement(using: &random) ?? 0 }
        if abs(sample.offset) > 1e6, chance(2) { sample.offset = 500 }
    }

    /// A number that the driver must leave out.
    private mutating func sendOnce(_ number: Double) {
        var wild = sample
        switch Int.random(in: 0..<3, using: &random) {
        case 0: wild.offset = number
        case 1: wild.time = number
        default: wild.viewportLength = chance(2) ? 0 : number
        }
        trace.events.append(.sample(wild))
    }

    private mutating func chance(_ oneIn: Int) -> Bool {
        Int.random(in: 0..<oneIn, using: &random) == 0
    }
}
