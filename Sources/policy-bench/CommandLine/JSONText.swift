import Foundation

/// Writes JSON with sorted keys, and reads it.
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

    /// What a text says; `nil` where it is no JSON, or says something else.
    static func read<Value: Decodable>(_ type: Value.Type, _ text: [UInt8]) -> Value? {
        try? JSONDecoder().decode(type, from: Data(text))
    }
}
