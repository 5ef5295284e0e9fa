/// Content that runs on after a finger has left it, bounces included.
struct Momentum: Sendable, Hashable {
    /// Points per second, positive towards the end.
    var velocity: Double
    var rate: ScrollPhysics.Rate
    /// Where it must come to rest, if that was said when the finger lifted.
    var target: Double?
    /// When it began, in seconds.
    let start: Double
    private(set) var hasStepped = false
    private(set) var hasEnded = false

    init(velocity: Double, rate: ScrollPhysics.Rate, target: Double? = nil, start: Double) {
        self.velocity = velocity
        self.rate = rate
        self.target = target
        self.start = start
    }

    /// Takes a step and returns the offset after it.
    mutating func advance(
        from offset: Double, by seconds: Double, in range: ClosedRange<Double>, bounces: Bool
    ) -> Double {
        hasStepped = true
        if let target { return approach(range.nearest(to: target), from: offset, by: seconds) }
        if range.contains(offset) { return run(from: offset, by: seconds, in: range, bounces: bounces) }
        return bounce(at: range.nearest(to: offset), from: offset, by: seconds, in: range)
    }

    private mutating func approach(_ target: Double, from offset: Double, by seconds: Double) -> Double {
        var approach = ScrollPhysics.Approach(distance: target - offset, rate: rate)
        approach.advance(by: seconds)
        hasEnded = approach.hasEnded
        return hasEnded ? target : target - approach.distance
    }

    /// Runs freely; an edge in the way is reached within the step, and what is left of the step goes to the bounce.
    private mutating func run(
        from offset: Double, by seconds: Double, in range: ClosedRange<Double>, bounces: Bool
    ) -> Double {
        var run = ScrollPhysics.Deceleration(velocity: velocity, rate: rate)
        let edge = velocity < 0 ? range.lowerBound : range.upperBound
        guard let reached = run.step(toTravel: edge - offset), reached < seconds else {
            let travel = run.advance(by: seconds)
            velocity = run.velocity
            hasEnded = run.hasEnded
            return offset + travel
        }
        _ = run.advance(by: reached)
        velocity = run.velocity
        hasEnded = !bounces
        return bounces ? bounce(at: edge, from: edge, by: seconds - reached, in: range) : edge
    }

    private mutating func bounce(
        at edge: Double, from offset: Double, by seconds: Double, in range: ClosedRange<Double>
    ) -> Double {
        var bounce = ScrollPhysics.Bounce(stretch: offset - edge, velocity: velocity, rate: rate)
        bounce.advance(by: seconds)
        velocity = bounce.momentum.velocity
        hasEnded = bounce.hasEnded
        return hasEnded ? edge : edge + bounce.stretch
    }
}

extension ClosedRange<Double> {
    /// The value itself, or the bound that it lies beyond.
    func nearest(to value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
