import Foundation

/// Reads input whole; `nil` where it cannot be read.
enum InputBytes {
    /// The bytes of a file, or of a pipe that has a path.
    static func file(_ path: String) -> Data? {
        FileHandle(forReadingAtPath: path).flatMap(all)
    }

    /// What is left of the standard input; nothing where it was read before.
    static func standardInput() -> Data? { all(of: .standardInput) }

    private static func all(of handle: FileHandle) -> Data? {
        do {
            return try handle.readToEnd() ?? Data()
        } catch {
            return nil
        }
    }
}
