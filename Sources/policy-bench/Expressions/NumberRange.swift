/// The numbers that a parameter takes.
enum NumberRange {
    /// 0 or more.
    case any
    /// Above 0.
    case aboveZero
    /// From 0 to 1.
    case share
    /// From 0 up to, but not including, 1.
    case belowOne
    /// Between a number and 1, neither included.
    case between(Double)
    /// A number or more.
    case atLeast(Double)

    func contains(_ number: Double) -> Bool {
        switch self {
        case .any: number >= 0
        case .aboveZero: number > 0
        case .share: number >= 0 && number <= 1
        case .belowOne: number >= 0 && number < 1
        case .between(let low): number > low && number < 1
        case .atLeast(let low): number >= low
        }
    }

    /// What is expected, for messages.
    var text: String {
        switch self {
        case .any: "a number that is not negative"
        case .aboveZero: "a number above 0"
        case .share: "a number from 0 to 1"
        case .belowOne: "a number from 0 up to, but not including, 1"
        case .between(let low): "a number between \(NumberFormat.exact(low)) and 1"
        case .atLeast(let low): "a number of at least \(NumberFormat.exact(low))"
        }
    }
}

/// What a number counts.
enum NumberUnit: String {
    case points = "pt"
    case seconds = "s"
    case velocity = "pt/s"
    /// A part of 1.
    case share = "of 1"

    /// A number with its unit.
    func text(_ number: Double) -> String { "\(NumberFormat.exact(number)) \(rawValue)" }
}
