import BarPolicies

/// A user, an app and a scroller that behave as they like, for so many samples. The same seed gives the same session.
package struct StrangeSession {
    private var random: SplitMix64
    package private(set) var events: [ScrollTrace.Event] = []
    private var sample: ScrollSample
    private var samples = 0
    private let reducesMotion: Bool

    /// Makes a session.
    ///
    /// - Parameters:
    ///   - seed: which one.
    ///   - count: how many samples, at least.
    ///   - calls: whether the app calls.
    ///   - reducesMotion: whether it says now and then that the user asked for less movement.
    package init(seed: UInt64, samples count: Int = 100, calls: Bool = true, reducesMotion: Bool = true) {
        self.reducesMotion = reducesMotion
        random = SplitMix64(seed: seed)
        sample = ScrollSample(time: 0, offset: 0, contentLength: 3000, viewportLength: 600, phase: .idle)
        sample.offset = Bool.random(using: &random) ? 0 : number(0, 2400)
        add(.idle)
        while samples < count {
            switch Int.random(in: 0..<14, using: &random) {
            case 0...4: drag()
            case 5: wheel()
            case 6: program()
            case 7: layout()
            case 8: insertAbove()
            case 9: turnTheScreen()
            case 10: pinch()
            case 11: goToTheStart()
            case 12: rest()
            default: calls ? call() : rest()
            }
        }
    }

    // MARK: What may happen

    private mutating func drag() {
        if Bool.random(using: &random) { add(.tracking) }
        for _ in 0...Int.random(in: 0...3, using: &random) {
            let way = number(-30, 30)
            for _ in 0...Int.random(in: 0...5, using: &random) { move(by: way, .interacting) }
        }
        if Bool.random(using: &random) {
            var speed = number(-60, 60)
            sample.velocity = speed * 60
            add(.decelerating)
            sample.velocity = nil
            while abs(speed) > 2 {
                move(by: speed, .decelerating)
                speed *= 0.7
            }
            springBack()
        } else {
            springBack()
        }
        add(.idle)
    }

    private mutating func wheel() {
        for _ in 0...Int.random(in: 0...3, using: &random) {
            sample.offset = clamped(sample.offset + number(-120, 120))
            add(.interacting)
        }
        add(.idle)
    }

    private mutating func program() {
        for _ in 0...Int.random(in: 0...4, using: &random) {
            sample.offset = clamped(sample.offset + number(-400, 400))
            add(.animating)
        }
        if Bool.random(using: &random) { add(.idle) }
    }

    private mutating func layout() {
        sample.contentLength = [0, 300, 600, 620, 644, 700, 3000, 6000].randomElement(using: &random)!
        sample.offset = clamped(sample.offset)
        add(sample.phase == .interacting ? .interacting : .idle)
    }

    private mutating func insertAbove() {
        let rows = number(20, 800)
        sample.contentLength += rows
        sample.offset += rows
        add(.idle)
    }

    private mutating func turnTheScreen() {
        sample.viewportLength = [300, 600, 900].randomElement(using: &random)!
        if Bool.random(using: &random) { sample.offset = clamped(sample.offset) }
        add(.idle)
    }

    private mutating func pinch() {
        for _ in 0...2 {
            sample.offset = clamped(sample.offset + number(-50, 50))
            add(.zooming)
        }
        add(.idle)
    }

    private mutating func goToTheStart() {
        add(.tracking)
        let way = sample.offset / 6
        for _ in 0..<6 { move(by: -way, .interacting) }
        sample.offset = 0
        add(.interacting)
        add(.idle)
    }

    private mutating func rest() {
        if Bool.random(using: &random) {
            let seconds = number(0, 1)
            events.append(.wait(seconds))
            sample.time += seconds
        }
        add(.idle)
    }

    private mutating func call() {
        var calls: [ScrollTrace.HostCall] = [
            .show, .hide, .expose(0.5), .hold(.shown), .release(.shown), .release(.shown), .hold(.asItIs),
            .release(.asItIs), .release(.asItIs), .attach, .barLength(60), .motionEnded, .scrollToStart,
        ]
        if reducesMotion { calls += [.reducesMotion(true), .reducesMotion(false)] }
        events.append(.call(calls.randomElement(using: &random)!))
    }

    // MARK: Pieces

    private mutating func move(by points: Double, _ phase: ScrollSample.Phase) {
        // Past an end a finger pulls against a spring.
        let limit = sample.limit
        let isPast = sample.offset < 0 || sample.offset > limit
        sample.offset += isPast ? points / 3 : points
        add(phase)
    }

    private mutating func springBack() {
        let end = clamped(sample.offset)
        while abs(sample.offset - end) > 0.5 {
            sample.offset = end + (sample.offset - end) * 0.6
            add(.decelerating)
        }
        sample.offset = end
    }

    private mutating func add(_ phase: ScrollSample.Phase) {
        sample.phase = phase
        events.append(.sample(sample))
        sample.time += [1.0 / 60, 1.0 / 60, 1.0 / 120, 0.05].randomElement(using: &random)!
        samples += 1
    }

    private func clamped(_ offset: Double) -> Double {
        min(max(offset, 0), sample.limit)
    }

    private mutating func number(_ low: Double, _ high: Double) -> Double {
        Double.random(in: low...high, using: &random)
    }
}
