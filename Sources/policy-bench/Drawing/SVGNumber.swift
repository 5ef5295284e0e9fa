/// How numbers stand in a drawing: at most two decimals, the same text everywhere.
enum SVGNumber {
    /// Writes a number to the nearest hundredth: `12.5`, `-3`, `0`. What is not finite, or beyond a thousand million, is
    /// brought to the nearest number that is not.
    static func text(_ number: Double) -> String {
        let bounded = number.isNaN ? 0 : min(max(number, -1e9), 1e9)
        let hundredths = Int((bounded * 100).rounded())
        let whole = "\(hundredths.magnitude / 100)"
        let rest = hundredths.magnitude % 100
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return sign + whole }
        return sign + whole + (rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)")
    }
}
