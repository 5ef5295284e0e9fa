import Foundation

/// What goes to the terminal, or wherever the output was sent.
enum Console {
    /// Writes to the standard output.
    static func print(_ text: String) throws(CommandError) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            throw CommandError("the output cannot be written")
        }
    }

    /// Writes a message of trouble to the standard error.
    static func complain(_ message: String) { note("policy-bench: \(message)\n") }

    /// Shows a line of progress, each over the last, if somebody watches.
    static func progress(_ text: String) {
        if isatty(STDERR_FILENO) != 0 { note("\r\(text)\u{1b}[K") }
    }

    /// Takes the line of progress away.
    static func endProgress() {
        if isatty(STDERR_FILENO) != 0 { note("\r\u{1b}[K") }
    }

    private static func note(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
