/// Up to three release rules; the first one that answers counts.
///
/// ```swift
/// ReleaseRules(.velocity(200), .band(low: 0.25, high: 0.75), .direction(least: 0))
/// ```
public struct ReleaseRules: Sendable, Hashable {
    /// Asked first; `nil` = no rule, and the bar stays as the finger left it.
    public let first: ReleaseRule?
    /// Asked when the first says nothing.
    public let second: ReleaseRule?
    /// Asked when the second says nothing.
    public let third: ReleaseRule?

    /// Makes a chain. Without a rule the bar stays as the finger left it.
    ///
    /// - Precondition: shares are in 0...1, points, velocities and seconds finite and not negative.
    public init(_ first: ReleaseRule? = nil, _ second: ReleaseRule? = nil, _ third: ReleaseRule? = nil) {
        Self.check(first)
        Self.check(second)
        Self.check(third)
        self.first = first
        self.second = second
        self.third = third
    }

    private static func check(_ rule: ReleaseRule?) {
        switch rule {
        case .nearest(let share):
            precondition(share >= 0 && share <= 1, "A share of the way is between 0 and 1.")
        case .band(let low, let high):
            precondition(low >= 0 && low <= high && high <= 1, "A band goes from a low to a high share, 0 to 1.")
        case .direction(let amount), .velocity(let amount), .projected(let amount):
            precondition(amount >= 0 && amount < .infinity, "Points, velocities and seconds are 0 or more.")
        case .previous, nil: break
        }
    }
}
