import Foundation

/// Where a result goes: a file that is written whole or not at all, or `-`, the standard output.
struct OutputFile {
    private let path: String

    var isStandardOutput: Bool { path == "-" }

    /// Looks whether the file can be written at all, before the work that it is for.
    init(_ path: String) throws(CommandError) {
        self.path = path
        guard path != "-" else { return }
        guard !path.isEmpty else { throw CommandError("a file to write has no name") }
        var isFolder: ObjCBool = false
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw CommandError("\(path) is a folder, not a file to write")
        }
        guard FileManager.default.fileExists(atPath: folder) else {
            throw CommandError("\(path) cannot be written: there is no folder \(folder)")
        }
    }

    func write(_ text: String) throws(CommandError) {
        guard !isStandardOutput else { return try Console.print(text) }
        do {
            // A device or a pipe is written to, not replaced.
            let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            let replaces = type == nil || type == .typeRegular
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: replaces ? .atomic : [])
        } catch {
            throw CommandError("\(path) cannot be written")
        }
    }
}
