import BarPolicies
import Foundation

/// L1 for policies that read a clock: a short trace during which time really passes before every drag but the first.
struct SlowRun {
    /// Seconds that really pass, at least.
    static let pause = 0.04
    /// A drag down, up and down again.
    static var usualTrace: ScrollTrace {
        var hand = Hand(offset: 500)
        for way in [60.0, -60, 60] {
            hand.rest(1)
            hand.drag(by: way, step: 30)
        }
        return hand.trace
    }

    private let trace: ScrollTrace
    private let quick: [Said]
    private var run: TraceRun
    private var slow: [Said] = []
    private var next = 0
    private var resumes = 0.0

    init(_ trace: ScrollTrace, _ player: Player) {
        self.trace = trace
        quick = player.decisions(on: trace)
        run = player.begin(trace)
        goOn()
    }

    /// Whether the whole trace was played.
    private var hasEnded: Bool { next == trace.events.count }

    /// Plays on to the next drag, when enough time has passed.
    mutating func goOn() {
        guard !hasEnded else { return }
        let rest = resumes - ProcessInfo.processInfo.systemUptime
        if rest > 0 { Thread.sleep(forTimeInterval: rest) }
        repeat {
            slow += run.decisions(on: trace.events[next...next])
            next += 1
        } while !hasEnded && !(beginsDrag && next > 2)
        resumes = ProcessInfo.processInfo.systemUptime + Self.pause
    }

    /// Plays what is left, and says what was different.
    mutating func complaint() -> Complaint? {
        while !hasEnded { goOn() }
        guard let difference = quick.firstDifference(from: slow) else { return nil }
        let milliseconds = Int(Self.pause * 1000)
        return Complaint(
            trace: trace, difference, "Played again, with \(milliseconds) ms really passing before every drag, it said")
    }

    private var beginsDrag: Bool {
        trace.events[next].phase == .interacting && trace.events[next - 1].phase != .interacting
    }
}
