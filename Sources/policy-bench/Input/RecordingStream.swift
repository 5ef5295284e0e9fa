import BarPolicies

/// A recording that is read piece by piece; the memory it takes does not grow with its length.
///
/// ```swift
/// var stream = try source.open()
/// var events: [ScrollTrace.Event] = []
/// while try stream.next(into: &events) {
///     for event in events { play(event) }
///     events.removeAll(keepingCapacity: true)
/// }
/// ```
struct RecordingStream {
    /// The recording's name in the output.
    let name: String
    /// Points that the bar is long, as the recording says; 44 where it does not.
    let barLength: Double
    /// Whether the bar is hidden at first, as the recording says.
    let startsHidden: Bool

    /// What was read and not yet given out.
    private var pending: [ScrollTrace.Event] = []
    private var reader: TraceReader
    /// `nil` = there are no bytes to come.
    private var bytes: InputBytes?

    /// Begins to read a file; its name stands in errors.
    init(name: String, file: String, bytes: InputBytes?) throws(CommandError) {
        self.name = name
        reader = TraceReader(file: file)
        self.bytes = bytes
        if bytes == nil { throw Self.unreadable(file) }
        while self.bytes != nil, !reader.hasHeader {
            try Self.readPiece(&self.bytes, by: &reader, into: &pending)
        }
        barLength = reader.barLength
        startsHidden = reader.startsHidden
    }

    /// Reads a trace in the one-line notation, at once.
    init(name: String, script: String) throws(CommandError) {
        self.name = name
        reader = TraceReader(file: name)
        do {
            let trace = try ScrollTrace(script)
            barLength = trace.barLength
            startsHidden = trace.startsHidden
            pending = trace.events
        } catch {
            throw CommandError(error.description)
        }
    }

    /// Appends the events that come next; `false` at the end of the recording.
    ///
    /// An error can come in the middle of a recording, and whatever was made of the events before it is then a part only.
    mutating func next(into events: inout [ScrollTrace.Event]) throws(CommandError) -> Bool {
        if !pending.isEmpty {
            events += pending
            pending = []
            return true
        }
        let count = events.count
        while bytes != nil, events.count == count {
            try Self.readPiece(&bytes, by: &reader, into: &events)
        }
        return events.count > count
    }

    private static func readPiece(
        _ bytes: inout InputBytes?, by reader: inout TraceReader, into events: inout [ScrollTrace.Event]
    ) throws(CommandError) {
        guard let piece = bytes?.next() else { throw unreadable(reader.file) }
        do throws(TraceError) {
            try reader.read(piece, into: &events)
            if piece.isEmpty {
                bytes = nil
                try reader.finish()
            }
        } catch {
            throw CommandError(error.description)
        }
    }

    private static func unreadable(_ file: String) -> CommandError {
        CommandError(TraceError(file: file, expected: "a file that can be read").description)
    }
}
