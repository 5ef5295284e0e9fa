import BarPolicies

/// What moves the simulated content, or nothing.
enum Motion: Sendable, Hashable {
    case rest
    case finger(Finger)
    case momentum(Momentum)
    case animation(Animation)

    var phase: ScrollSample.Phase {
        switch self {
        case .rest: .idle
        case .finger(let finger): finger.isDragging ? .interacting : .tracking
        case .momentum: .decelerating
        case .animation: .animating
        }
    }

    /// Moves everything that was planned along with the content, which was moved by so many points.
    mutating func shift(by points: Double) {
        switch self {
        case .rest: break
        case .finger(var finger):
            finger.proposed += points
            finger.origin += points
            self = .finger(finger)
        case .momentum(var momentum):
            momentum.target = momentum.target.map { $0 + points }
            self = .momentum(momentum)
        case .animation(var animation):
            animation.from += points
            animation.to += points
            self = .animation(animation)
        }
    }
}
