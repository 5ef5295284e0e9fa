import Foundation

/// Seeds as people read and write them.
enum Seed {
    static let variable = "BAR_POLICIES_SEED"

    /// The seed that the environment asks for.
    static var fromEnvironment: UInt64? {
        ProcessInfo.processInfo.environment[variable].flatMap(read)
    }

    /// Reads a hexadecimal number, `0x` before it or not.
    static func read(_ text: String) -> UInt64? {
        let digits = text.hasPrefix("0x") || text.hasPrefix("0X") ? String(text.dropFirst(2)) : text
        return UInt64(digits, radix: 16)
    }

    static func write(_ seed: UInt64) -> String {
        let digits = String(seed, radix: 16, uppercase: true)
        return "0x" + String(repeating: "0", count: 16 - digits.count) + digits
    }
}
