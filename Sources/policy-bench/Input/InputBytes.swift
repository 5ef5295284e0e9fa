import Foundation

/// The bytes of a file or of a pipe, piece by piece.
struct InputBytes {
    /// How many bytes are asked for at once. More makes nothing faster, and costs time where there are many small files.
    static let pieceSize = 1 << 16

    private let handle: FileHandle
    private var buffer: [UInt8] = []

    /// The bytes of a file, or of a pipe that has a path; `nil` where it cannot be opened.
    init?(path: String) {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        self.handle = handle
    }

    private init(_ handle: FileHandle) {
        self.handle = handle
    }

    /// What is left of the standard input; nothing where it was read before.
    static var standardInput: InputBytes { InputBytes(.standardInput) }

    /// The next bytes, none at the end; `nil` where they cannot be read.
    mutating func next() -> ArraySlice<UInt8>? {
        if buffer.isEmpty { buffer = [UInt8](repeating: 0, count: Self.pieceSize) }
        while true {
            let count = buffer.withUnsafeMutableBytes { read(handle.fileDescriptor, $0.baseAddress, $0.count) }
            if count >= 0 { return buffer[..<count] }
            guard errno == EINTR else { return nil }
        }
    }

    /// All bytes that are left; `nil` where they cannot be read.
    mutating func rest() -> [UInt8]? {
        var all: [UInt8] = []
        while let piece = next() {
            if piece.isEmpty { return all }
            all += piece
        }
        return nil
    }
}
