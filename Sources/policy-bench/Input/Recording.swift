import BarPolicies
import Foundation

/// A trace and what to call it.
struct Recording {
    let name: String
    var trace: ScrollTrace

    /// The samples alone.
    var samples: [ScrollSample] {
        trace.events.compactMap { event in
            if case .sample(let sample) = event { sample } else { nil }
        }
    }
}

/// Where a recording comes from.
enum RecordingSource {
    case file(String)
    case standardInput
    case script(String)

    /// Reads the recording.
    func read() throws(CommandError) -> Recording {
        do throws(TraceError) {
            switch self {
            case .file(let path):
                let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
                let bytes = try Self.bytes(InputBytes.file(path), of: path)
                return Recording(name: name, trace: try ScrollTrace(csv: bytes, file: path))
            case .standardInput:
                let bytes = try Self.bytes(InputBytes.standardInput(), of: "stdin")
                return Recording(name: "stdin", trace: try ScrollTrace(csv: bytes, file: "stdin"))
            case .script(let text):
                return Recording(name: "script", trace: try ScrollTrace(text))
            }
        } catch {
            throw CommandError(error.description)
        }
    }

    private static func bytes(_ data: Data?, of file: String) throws(TraceError) -> [UInt8] {
        guard let data else { throw TraceError(file: file, expected: "a file that can be read") }
        return Array(data)
    }
}
