import BarPolicies
import Foundation

/// The recordings that come with the package.
enum Recordings {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/policy-bench/Recordings")

    /// Their paths within the folder, sorted.
    static let paths: [String] = {
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".csv") }.sorted()
    }()

    static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
    }

    static func read(_ path: String) throws -> ScrollTrace {
        try ScrollTrace(csv: try bytes(path), file: path)
    }
}
