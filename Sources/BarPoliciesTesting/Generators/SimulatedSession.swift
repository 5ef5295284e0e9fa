import BarPolicies

/// A user, a program and a scroll view that moves as real ones do. The same seed gives the same session.
struct SimulatedSession {
    private(set) var trace: ScrollTrace
    private var random: SplitMix64

    /// - Parameter gestures: how many things happen; each is some twenty to two hundred samples.
    init(seed: UInt64, gestures: Int) {
        var random = SplitMix64(seed: seed)
        var simulator = Self.makeView(seed: seed, using: &random)
        self.random = random
        trace = simulator.trace
        for _ in 0..<gestures { happen(&simulator) }
        simulator.lift()
        simulator.settle()
        trace = simulator.trace
    }

    private static func makeView(seed: UInt64, using random: inout SplitMix64) -> ScrollSimulator {
        let frames: [ScrollSimulator.Frames] = [
            .uniform(60), .uniform(60), .uniform(80), .uniform(120), .variable, .uniform(60).uneven(by: 0.4),
            .uniform(60).dropping(oneIn: 8),
        ]
        let offset = Bool.random(using: &random) ? 0 : Double.random(in: 0...2400, using: &random)
        var simulator = ScrollSimulator(
            seed: seed, frames: frames.randomElement(using: &random) ?? .uniform(60),
            rate: Bool.random(using: &random) ? .normal : .fast, offset: offset)
        if Int.random(in: 0..<4, using: &random) == 0 { simulator.edges = .hard }
        if Int.random(in: 0..<8, using: &random) == 0 { simulator.pageLength = 600 }
        return simulator
    }

    private mutating func happen(_ simulator: inout ScrollSimulator) {
        switch Int.random(in: 0..<24, using: &random) {
        case 0...4:
            simulator.drag(by: number(-500, 500), over: number(0.05, 0.5))
            if Bool.random(using: &random) { simulator.wait(number(0, 0.3)) }
            if Int.random(in: 0..<5, using: &random) == 0 { simulator.cancelTouch() } else { simulator.lift() }
        case 5...7: simulator.fling(velocity: number(-3000, 3000))
        case 8: simulator.settle()
        case 9...10: simulator.wait(number(0, 1.5))
        case 11: simulator.refresh(for: number(0.1, 1))
        case 12: pullPastEnd(&simulator)
        case 13: simulator.wheel(by: number(-400, 400), over: number(0, 0.2))
        case 14: simulator.jump(to: number(0, 2400))
        case 15: simulator.animate(to: number(0, 2400))
        case 16: simulator.scrollToStart()
        case 17: simulator.insertAbove(number(20, 800))
        case 18: simulator.append(number(100, 2000))
        case 19: simulator.delete(Bool.random(using: &random) ? simulator.contentLength - 600 : number(50, 800))
        case 20: simulator.rotate(viewport: simulator.viewportLength == 600 ? number(300, 900).rounded() : 600)
        case 21: simulator.keyboard(number(-300, 300))
        case 22: simulator.pinch(by: number(0.5, 2))
        default:
            // Much is in the middle of things; content that has gone comes back.
            if simulator.contentLength < 1200 { simulator.append(2400) }
            simulator.touch()
            simulator.drag(by: -simulator.offset - 40, over: 0.3)
            simulator.lift()
        }
    }

    /// To the end, all quiet, and a pull past it.
    private mutating func pullPastEnd(_ simulator: inout ScrollSimulator) {
        if Bool.random(using: &random) {
            simulator.wheel(by: simulator.range.upperBound, over: 0.2)
        } else {
            simulator.drag(by: simulator.range.upperBound - simulator.offset + 20, over: 0.3)
            simulator.lift()
            simulator.settle()
        }
        simulator.wait(1)
        simulator.drag(by: number(20, 200), over: 0.2)
        simulator.wait(0.1)
        if Bool.random(using: &random) { simulator.drag(by: number(-300, -20), over: 0.2) }
        simulator.lift()
        simulator.settle()
    }

    private mutating func number(_ low: Double, _ high: Double) -> Double {
        Double.random(in: low...high, using: &random)
    }
}
