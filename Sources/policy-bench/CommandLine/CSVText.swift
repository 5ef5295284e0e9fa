import Foundation

/// Writes cells of CSV.
enum CSVText {
    /// In quotation marks where the text would be taken for more than one cell, or for a comment.
    static func cell(_ text: String) -> String {
        guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) || text.hasPrefix("#") else {
            return text
        }
        return "\"\(text.replacingOccurrences(of: "\"", with: "\"\""))\""
    }
}
