import BarPoliciesTesting
import Foundation

/// What one wants of a bar: a weight for each figure, and so one cost for all of them. Less is better.
struct Objective: Sendable {
    /// What a unit of a figure costs.
    private(set) var weights: [FeelFigure: Double]

    /// A reader who is not to be disturbed, wants the bar back at once, and the room meanwhile. A flicker a minute weighs
    /// as much as 5 points more to scroll back, or 2 per cent less of the time gained; a bar that is lost, more than all.
    static let standard = Objective(weights: [
        .moves: 0.05, .flickers: 0.5, .back: 0.1, .backP95: 0.02, .away: 0.02, .time: 0.25, .half: 0.2, .wrong: 100,
    ])

    private init(weights: [FeelFigure: Double]) { self.weights = weights }

    /// The standard one with other weights for some figures: `flickers=1,back=0.2`.
    init(_ text: String) throws(CommandError) {
        self = .standard
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard sides.count == 2, let figure = FeelFigure(rawValue: sides[0]) else {
                let names = FeelFigure.allCases.map(\.rawValue).joined(separator: ", ")
                throw CommandError("--weights: expected FIGURE=NUMBER, found \"\(part)\"; the figures are \(names)")
            }
            guard let weight = Double(sides[1]), weight >= 0, weight <= 1e9 else {
                throw CommandError("--weights: \(figure.rawValue): expected 0 to 1000000000, found \"\(sides[1])\"")
            }
            weights[figure] = weight
        }
    }

    /// What a bar costs.
    func cost(_ feel: BarFeel) -> Cost {
        var cost = Cost()
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

    /// A cost, and the three things that have to be weighed against one another.
    struct Cost: Sendable, Equatable {
        /// The bar moves, flickers, stands half way.
        var unrest = 0.0
        /// The bar is missing when it is wanted.
        var loss = 0.0
        /// The bar takes room.
        var room = 0.0

        var total: Double { unrest + loss + room }

        /// Whether nothing is worse than in another, and something is better.
        func dominates(_ other: Cost) -> Bool {
            unrest <= other.unrest && loss <= other.loss && room <= other.room && self != other
        }
    }
}
