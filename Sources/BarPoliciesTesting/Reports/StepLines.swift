import BarPolicies

/// A trace and its exposures as aligned lines: a step's token above what the bar shows after it.
struct StepLines {
    private var rows: [(step: String, token: String, exposure: String)] = []
    private let width = 100

    init(_ trace: ScrollTrace, _ exposures: [Double], marked: Int) {
        let tokens = StepTokens(trace).tokens
        for (index, token) in tokens.enumerated() {
            let mark = index == marked ? "^" : ""
            rows.append((mark, token, Self.write(exposures[index])))
        }
    }

    /// The lines, broken where they get too long.
    var text: [String] {
        var lines: [String] = []
        var trace = ""
        var exposures = ""
        var marks = ""
        func flush() {
            lines.append("  trace     " + trace.trimmedRight)
            lines.append("  exposure  " + exposures.trimmedRight)
            if !marks.trimmedRight.isEmpty { lines.append("            " + marks.trimmedRight) }
            (trace, exposures, marks) = ("", "", "")
        }
        for row in rows {
            let cell = max(row.token.count, row.exposure.count) + 2
            if !trace.isEmpty, trace.count + cell > width { flush() }
            trace += row.token.padded(to: cell)
            exposures += row.exposure.padded(to: cell)
            marks += row.step.padded(to: cell)
        }
        flush()
        return lines
    }

    /// An exposure with at most two digits after the point.
    private static func write(_ exposure: Double) -> String {
        let hundredths = Int((exposure * 100).rounded())
        if hundredths == 100 { return "1" }
        if hundredths == 0 { return "0" }
        let digits = hundredths < 10 ? "0\(hundredths)" : "\(hundredths)"
        return "0." + (digits.hasSuffix("0") ? String(digits.dropLast()) : digits)
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    fileprivate var trimmedRight: String {
        var copy = self
        while copy.last == " " { copy.removeLast() }
        return copy
    }
}
