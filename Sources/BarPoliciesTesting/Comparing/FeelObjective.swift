/// What one wants of a bar: a weight for each figure, and so one cost for all of them. Less is better.
///
/// ```swift
/// var objective = FeelObjective.standard
/// objective.weights[.flickers] = 2
/// let ranked = candidates.sorted { objective.cost($0.feel).total < objective.cost($1.feel).total }
/// ```
///
/// `policy-bench compare` and `tune` put bars in this order.
public struct FeelObjective: Sendable, Hashable {
    /// What a unit of a figure costs, 0 or more; a figure that is not there costs nothing. Of the shares that are gained it
    /// is what is missing to 100 per cent that costs.
    public var weights: [FeelFigure: Double]

    /// Makes an objective.
    public init(weights: [FeelFigure: Double]) { self.weights = weights }

    /// A reader who is not to be disturbed, wants the bar back at once, and the room meanwhile. A flicker a minute weighs
    /// as much as 5 points more to scroll back, or 2 per cent less of the time gained; a bar that is lost, more than all.
    public static let standard = FeelObjective(weights: [
        .moves: 0.05, .flickers: 0.5, .back: 0.1, .backP95: 0.02, .away: 0.02, .time: 0.25, .half: 0.2, .wrong: 100,
    ])

    /// What a bar costs. A figure of which nothing can be told costs nothing.
    public func cost(_ feel: BarFeel) -> FeelCost {
        var cost = FeelCost()
        for figure in FeelFigure.allCases {
            guard let weight = weights[figure], let value = figure.value(of: feel) else { continue }
            let part = weight * figure.fault(value)
            switch figure {
            case .moves, .flickers, .half: cost.unrest += part
            case .back, .backP95, .wrong: cost.loss += part
            case .away, .awayP95, .time, .screen: cost.room += part
            }
        }
        return cost
    }
}

/// A cost, and the three things that have to be weighed against one another.
public struct FeelCost: Sendable, Hashable {
    /// The bar moves, flickers, stands half way.
    public var unrest = 0.0
    /// The bar is missing when it is wanted.
    public var loss = 0.0
    /// The bar takes room.
    public var room = 0.0

    /// Makes a cost of nothing.
    public init() {}

    /// All three together.
    public var total: Double { unrest + loss + room }

    /// Whether nothing is worse than in another cost, and something is better.
    public func dominates(_ other: FeelCost) -> Bool {
        unrest <= other.unrest && loss <= other.loss && room <= other.room && self != other
    }
}
