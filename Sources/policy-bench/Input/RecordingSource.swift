import BarPolicies
import Foundation

/// Where a recording comes from, and what it is called.
struct RecordingSource {
    private enum Place {
        case file(String)
        case standardInput
        case script(String)
    }

    /// The recording's name in the output.
    let name: String
    private let place: Place

    /// A file by itself: its name without the extension.
    init(file path: String) {
        self.init(file: path, name: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent)
    }

    /// A file that is called something else.
    init(file path: String, name: String) {
        self.name = name
        place = .file(path)
    }

    /// A trace in the one-line notation.
    init(script: String) {
        name = "script"
        place = .script(script)
    }

    private init(name: String, place: Place) {
        self.name = name
        self.place = place
    }

    static let standardInput = RecordingSource(name: "stdin", place: .standardInput)

    /// Opens the recording and reads as far as is needed to know its bar.
    func open() throws(CommandError) -> RecordingStream {
        switch place {
        case .file(let path): try RecordingStream(name: name, file: path, bytes: InputBytes(path: path))
        case .standardInput: try RecordingStream(name: name, file: name, bytes: .standardInput)
        case .script(let text): try RecordingStream(name: name, script: text)
        }
    }

    /// Reads the whole recording.
    func read() throws(CommandError) -> Recording {
        var stream = try open()
        var trace = ScrollTrace(barLength: stream.barLength, startsHidden: stream.startsHidden)
        while try stream.next(into: &trace.events) {}
        return Recording(name: name, trace: trace)
    }
}
