import Foundation

/// Writes JSON with sorted keys.
enum JSONText {
    static func write(_ value: some Encodable, pretty: Bool) throws(CommandError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
        } catch {
            throw CommandError("the result cannot be written as JSON: \(error)")
        }
    }
}
