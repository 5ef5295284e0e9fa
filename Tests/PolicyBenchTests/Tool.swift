import Foundation

/// The built `policy-bench`, run as a user would.
struct Tool {
    /// What a run gave.
    struct Result: Equatable {
        var status: Int32
        var output: String
        var errors: String
    }

    /// The executable beside the test bundle.
    static var executable: URL {
        #if canImport(Darwin)
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
        let folder = bundle.bundleURL.deletingLastPathComponent()
        #else
        let folder = Bundle.main.executableURL!.deletingLastPathComponent()
        #endif
        return folder.appendingPathComponent("policy-bench")
    }

    /// Runs the tool with words that were put together before.
    static func run(_ arguments: [String]) throws -> Result {
        try run(all: arguments, input: "", executable: executable)
    }

    /// Runs the tool.
    ///
    /// - Parameters:
    ///   - arguments: the words after its name.
    ///   - input: what it reads from its standard input.
    ///   - executable: another copy of it.
    static func run(_ arguments: String..., input: String = "", executable: URL = executable) throws -> Result {
        try run(all: arguments, input: input, executable: executable)
    }

    private static func run(all arguments: [String], input: String, executable: URL) throws -> Result {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = stderr
        try process.run()
        try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try stdin.fileHandleForWriting.close()
        let output = stdout.fileHandleForReading.readDataToEndOfFile()
        let errors = stderr.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
            errors: String(decoding: errors, as: UTF8.self))
    }
}

/// A folder for one test, removed when the test is over.
final class Scratch {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("policy-bench-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a file and says where it is.
    func write(_ name: String, _ text: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }
}

/// A recording of three samples: a drag that hides the bar, and its end.
let shortRecording = """
    t,phase,offset,content,viewport
    0,idle,0,3000,600
    0.5,dragging,12,3000,600
    1,idle,12,3000,600

    """
