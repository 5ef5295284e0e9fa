import Foundation

/// How numbers are printed.
enum NumberFormat {
    /// The shortest text that gives the same number back: `390`, not `390.0`.
    static func exact(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// With so many decimals.
    static func fixed(_ number: Double, _ decimals: Int) -> String {
        String(format: "%.\(decimals)f", number)
    }
}
