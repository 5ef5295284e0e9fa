#if !hasFeature(Embedded)

/// Reads a CSV file piece by piece, so that a recording of any length takes no more memory than a piece.
///
/// The pieces may be cut anywhere. Events come as soon as their rows are whole; the form of the file is that of
/// ``ScrollTrace/init(csv:file:)``, which is made of this reader.
///
/// ```swift
/// var reader = TraceReader(file: "walk.csv")
/// var events: [ScrollTrace.Event] = []
/// while let piece = next() {
///     try reader.read(piece, into: &events)
///     use(events)
///     events.removeAll(keepingCapacity: true)
/// }
/// try reader.finish()   // or a file that was cut off would pass for a whole one
/// ```
///
/// The first mistake ends the reading: it is thrown again by every later call. What came before it was right, but is only
/// a part of the recording.
public struct TraceReader: Sendable {
    /// The name of the file, for errors.
    public let file: String
    /// Points that the bar is long; final from the first event on, see ``hasHeader``.
    public internal(set) var barLength = 44.0
    /// Whether the bar is hidden at first; final from the first event on, see ``hasHeader``.
    public internal(set) var startsHidden = false
    /// Whether the comments and the header were read: what they say about the bar is known, and events may come.
    public var hasHeader: Bool { columns != nil }

    /// The lines that were read, those that are empty included.
    var lineCount = 0
    /// `nil` until the header was read.
    var columns: TraceCSVColumns?
    /// What happened before the first sample; given out with the header, when the bar is known.
    var openingEvents: [ScrollTrace.Event] = []
    /// The time of the last row.
    var time = -Double.infinity
    /// The beginning of a line whose end was not in the last piece.
    private var partialLine: [UInt8] = []
    private var failure: TraceError?

    /// Makes a reader that has read nothing.
    ///
    /// - Parameter file: the name of the file, for errors.
    public init(file: String = "trace") {
        self.file = file
    }

    /// Reads the next piece of the file.
    ///
    /// - Parameters:
    ///   - bytes: the piece; an array, `Data` or a buffer is read where it lies, other collections are copied.
    ///   - events: the events whose rows have become whole are appended here.
    /// - Throws: a ``TraceError`` for the first mistake; events of the rows before it were appended.
    /// - Complexity: O(number of bytes).
    public mutating func read(
        _ bytes: some Collection<UInt8>, into events: inout [ScrollTrace.Event]
    ) throws(TraceError) {
        if failure == nil {
            let isRead: Void? = bytes.withContiguousStorageIfAvailable { readPiece($0, into: &events) }
            if isRead == nil { Array(bytes).withUnsafeBufferPointer { readPiece($0, into: &events) } }
        }
        if let failure { throw failure }
    }

    /// Says that the file has ended.
    ///
    /// - Throws: a ``TraceError`` if it has no header, or ends within a line; or the mistake that was thrown before.
    public mutating func finish() throws(TraceError) {
        if let failure { throw failure }
        let rest = partialLine
        do {
            try rest.withUnsafeBufferPointer { bytes throws(TraceError) in try readEnd(bytes) }
        } catch {
            failure = error
            throw error
        }
    }

    /// Reads a piece, or sets `failure`.
    private mutating func readPiece(_ piece: UnsafeBufferPointer<UInt8>, into events: inout [ScrollTrace.Event]) {
        do throws(TraceError) {
            var start = 0
            if !partialLine.isEmpty, let newline = piece.firstIndex(of: UInt8(ascii: "\n")) {
                start = newline + 1
                let line = partialLine + piece[..<start]
                partialLine.removeAll(keepingCapacity: true)
                try line.withUnsafeBufferPointer { bytes throws(TraceError) in try readLines(bytes, into: &events) }
            }
            let end = piece[start...].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? start
            try readLines(UnsafeBufferPointer(rebasing: piece[start..<end]), into: &events)
            partialLine += piece[end...]
            // Some bytes more than a line may have: a byte-order mark does not count.
            if partialLine.count > TraceCSVLine.mostBytes + 3 {
                let line = partialLine
                _ = try line.withUnsafeBufferPointer { bytes throws(TraceError) in try begin(bytes, isPlain: false) }
            }
        } catch {
            failure = error
        }
    }
}

#endif
