import Foundation

/// What `--vary` says: a name, and the values that it takes.
///
///     hideDistance=0...40:4
///     keeping=60,80,120
struct Variation {
    let name: String
    let values: [PolicyExpression]

    /// How many values one name may take.
    private static let most = 100_000

    init(_ text: String) throws(CommandError) {
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else {
            throw CommandError("--vary: expected NAME=FIRST...LAST:STEP or NAME=A,B,C, found \"\(text)\"")
        }
        name = sides[0]
        values = sides[1].contains("...") ? try Self.range(sides[1]) : try Self.list(sides[1])
    }

    /// `0...40:4`: 0, 4, 8 and so on, as long as they are not beyond 40.
    private static func range(_ text: String) throws(CommandError) -> [PolicyExpression] {
        let ends = text.components(separatedBy: "...")
        let rest = (ends.last ?? "").split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard ends.count == 2, rest.count == 2, let first = finite(ends[0]), let last = finite(rest[0]),
            let step = finite(rest[1]), step > 0, last >= first
        else {
            throw CommandError("--vary: expected FIRST...LAST:STEP with a STEP above 0, found \"\(text)\"")
        }
        let steps = ((last - first) / step + 1e-9).rounded(.down)
        guard steps < Double(most) else {
            throw CommandError("--vary: expected at most \(most) values, found more: \"\(text)\"")
        }
        return (0...Int(steps)).map { index in
            // Decimal steps as one writes them: 0.3, not 0.1 three times over.
            let value = Double(String(format: "%.12g", first + Double(index) * step)) ?? first
            return PolicyExpression(value: .number(value), position: 0, source: NumberFormat.exact(value))
        }
    }

    private static func list(_ text: String) throws(CommandError) -> [PolicyExpression] {
        do throws(ExpressionError) {
            // As the arguments of a word, so that a value may have arguments itself.
            let list = try ExpressionParser.parse("values(\(text))")
            guard case .call(_, let arguments) = list.value, !arguments.isEmpty,
                arguments.allSatisfy({ $0.label == nil })
            else { throw list.error("expected values, parted by commas") }
            return arguments.map(\.value)
        } catch {
            throw CommandError("--vary: expected FIRST...LAST:STEP, or values parted by commas, found \"\(text)\"")
        }
    }

    private static func finite(_ text: String) -> Double? {
        Double(text.trimmingCharacters(in: .whitespaces)).flatMap { $0.isFinite ? $0 : nil }
    }
}
