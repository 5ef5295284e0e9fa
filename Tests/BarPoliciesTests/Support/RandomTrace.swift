import BarPolicies
import BarPoliciesTesting

/// Makes traces at random: partly like those of people, partly as odd as finite numbers allow.
struct RandomTrace {
    private var random: SplitMix64
    private let fallingTimes: Bool

    /// - Parameter fallingTimes: whether a sample may be earlier than the one before (a CSV file cannot hold that).
    init(seed: UInt64, fallingTimes: Bool) {
        random = SplitMix64(seed: seed)
        self.fallingTimes = fallingTimes
    }

    mutating func make() -> ScrollTrace {
        var trace = ScrollTrace(barLength: chance(2) ? 44 : min(abs(oddNumber()), 1e9), startsHidden: chance(2))
        var last = ScrollSample(time: 0, offset: 0, contentLength: 3000, viewportLength: 600, phase: .idle)
        if chance(3) { last.time = abs(oddNumber()) }
        var now = last.time
        for _ in 0..<Int.random(in: 0...40, using: &random) {
            switch Int.random(in: 0..<10, using: &random) {
            case 0: trace.events.append(.call(call()))
            case 1:
                let seconds = chance(2) ? 0.5 : oddNumber()
                trace.events.append(.wait(seconds))
                now += seconds
            case 2: trace.events.append(.expect(expectation()))
            default:
                last = sample(after: last, now: now)
                trace.events.append(.sample(last))
                now = last.time
                if chance(3) { appendWay(to: &trace, last: &last, now: &now) }
            }
        }
        return trace
    }

    /// A sample that shares most of what it is with the one before.
    private mutating func sample(after last: ScrollSample, now: Double) -> ScrollSample {
        var sample = last
        sample.velocity = chance(6) ? oddNumber() : nil
        if chance(2) { sample.phase = phase() }
        if chance(2) { sample.offset = chance(4) ? oddNumber() : Double(Int.random(in: -50...400, using: &random)) }
        if chance(8) { sample.contentLength = chance(2) ? 400 : oddNumber() }
        if chance(8) { sample.viewportLength = chance(2) ? 300 : oddNumber() }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: sample = last
        case 1: sample.time = last.time
        case 2: sample.time = last.time + Double.random(in: 0...1, using: &random)
        case 3 where fallingTimes: sample.time = oddNumber()
        default: sample.time = now.isFinite ? max(last.time, now + 1.0 / 60) : last.time
        }
        return sample
    }

    /// Samples evenly apart, the last step perhaps another, perhaps with a rest at the end.
    private mutating func appendWay(to trace: inout ScrollTrace, last: inout ScrollSample, now: inout Double) {
        let start = last.offset
        let step = chance(2) ? 20 : Double.random(in: -9...9, using: &random)
        last.phase = chance(2) ? .interacting : .decelerating
        last.velocity = nil
        let count = Int.random(in: 1...6, using: &random)
        for index in 1...count {
            last.time += 1.0 / 60
            last.offset = start + step * Double(index)
            if index == count, chance(2) { last.offset -= step * Double.random(in: -1...2, using: &random) }
            trace.events.append(.sample(last))
        }
        if chance(2) {
            last.time += 1.0 / 60
            last.phase = .idle
            trace.events.append(.sample(last))
        }
        now = last.time
    }

    private mutating func call() -> ScrollTrace.HostCall {
        let calls: [ScrollTrace.HostCall] = [
            .hold(.shown), .hold(.asItIs), .release(.shown), .release(.asItIs), .show, .hide, .expose(oddNumber()),
            .attach, .attach, .attach, .barLength(oddNumber()), .motionEnded, .scrollToStart, .reducesMotion(true),
            .reducesMotion(false),
        ]
        return calls[Int.random(in: 0..<calls.count, using: &random)]
    }

    private mutating func expectation() -> ScrollTrace.Expectation {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .exposure(oddNumber())
        case 1: .target(oddNumber())
        case 2: .settled(oddNumber())
        default: .moves(Int.random(in: -1...9, using: &random))
        }
    }

    private mutating func phase() -> ScrollSample.Phase {
        ScrollSample.Phase(rawValue: UInt8.random(in: 0...5, using: &random)) ?? .idle
    }

    /// Any finite number, the strange ones often.
    private mutating func oddNumber() -> Double {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: -0.0
        case 1: 0
        case 2:
            [.leastNonzeroMagnitude, 1e-5, 1e16, -1.7976931348623157e308, 0.1 + 0.2].randomElement(using: &random) ?? 0
        case 3: Double.random(in: -1000...1000, using: &random)
        default: anyBits()
        }
    }

    private mutating func anyBits() -> Double {
        while true {
            let number = Double(bitPattern: random.next())
            if number.isFinite { return number }
        }
    }

    private mutating func chance(_ oneIn: Int) -> Bool {
        Int.random(in: 0..<oneIn, using: &random) == 0
    }
}
