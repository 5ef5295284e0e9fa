import BarPoliciesTesting
import Foundation

extension FeelObjective {
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
}
