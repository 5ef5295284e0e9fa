import Foundation

/// What a measurement was made with.
enum Machine {
    /// The compiler's version, as far as a program can tell.
    static var toolchain: String {
        #if compiler(>=6.4)
        "Swift 6.4 or later"
        #elseif compiler(>=6.3)
        "Swift 6.3"
        #elseif compiler(>=6.2)
        "Swift 6.2"
        #else
        "Swift 6.1 or earlier"
        #endif
    }

    /// The processor's name, where the system says it in a file; otherwise the kind of instructions it takes.
    static var cpu: String {
        let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
        if let line = lines.first(where: { $0.hasPrefix("model name") }), let colon = line.firstIndex(of: ":") {
            return line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        #if arch(arm64)
        return "arm64"
        #elseif arch(x86_64)
        return "x86_64"
        #else
        return "unknown"
        #endif
    }

    /// The operating system.
    static var os: String { ProcessInfo.processInfo.operatingSystemVersionString }

    /// How many processes wanted to run, over the last minute; `nil` where the system does not say.
    static var load: Double? {
        #if os(Windows)
        return nil
        #else
        var load = 0.0
        return getloadavg(&load, 1) == 1 ? load : nil
        #endif
    }

    /// The commit of the working directory, with `-dirty` where files were changed; `nil` without git or a repository.
    static var commit: String? {
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        git.arguments = ["git", "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"]
        let output = Pipe()
        git.standardOutput = output
        git.standardError = FileHandle.nullDevice
        guard (try? git.run()) != nil else { return nil }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        git.waitUntilExit()
        let commit = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return git.terminationStatus == 0 && !commit.isEmpty ? commit : nil
    }
}
