import Foundation

/// Finds the recordings that paths name.
enum RecordingFinder {
    /// The recordings of a path: itself, `-`, or every `.csv` file in a folder and the folders in it, by name.
    ///
    /// A recording in a folder is called by its path from there: folders may hold files of the same name.
    static func sources(at path: String) throws(CommandError) -> [RecordingSource] {
        if path == "-" { return [.standardInput] }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandError("\(path): expected a recording or a folder of recordings, found nothing")
        }
        guard isFolder.boolValue else { return [RecordingSource(file: path)] }
        let inside = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let files = inside.filter { $0.lowercased().hasSuffix(".csv") }.sorted()
        guard !files.isEmpty else {
            throw CommandError("\(path): expected recordings (.csv) in the folder, found none")
        }
        return files.map { file in
            RecordingSource(
                file: path.hasSuffix("/") ? path + file : "\(path)/\(file)", name: String(file.dropLast(".csv".count)))
        }
    }

    /// The paths in a list, one a line; `-` = the list is on the standard input.
    static func paths(listedIn file: String) throws(CommandError) -> [String] {
        var bytes = file == "-" ? InputBytes.standardInput : InputBytes(path: file)
        guard let list = bytes?.rest() else {
            throw CommandError("\(file): expected a list of paths, found no file that can be read")
        }
        return String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
            .filter { !$0.allSatisfy(\.isWhitespace) }
    }
}
