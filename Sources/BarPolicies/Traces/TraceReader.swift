#if !hasFeature(Embedded)

/// Reads a CSV file piece by piece, so that a recording of any length takes no more memory than a piece.
///
/// The pieces may be cut anywhere. Events come as soon as their rows are whole; the form of the file is that of
/// ``ScrollTrace/init(csv:file:)-(String,_)``, which is made of this reader.
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
    private var lineCount = 0
    private var columns: TraceCSVColumns?
    /// What happened before the first sample; given out with the header, when the bar is known.
    private var openingEvents: [ScrollTrace.Event] = []
    /// The time of the last row.
    private var time = -Double.infinity
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
        if failure == nil {
            let line = partialLine
            line.withUnsafeBufferPointer { readEnd($0) }
        }
        if let failure { throw failure }
    }

    /// Reads a piece, or sets ``failure``.
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

    /// Reads whole lines.
    private mutating func readLines(
        _ bytes: UnsafeBufferPointer<UInt8>, into events: inout [ScrollTrace.Event]
    ) throws(TraceError) {
        var start = 0
        while columns == nil, start < bytes.count {
            let line = try nextLine(of: bytes, at: &start)
            if !line.isEmpty { try readHead(ArraySlice(line), into: &events) }
        }
        guard let columns else { return }
        while start < bytes.count {
            let line = try nextLine(of: bytes, at: &start)
            if !line.isEmpty { try readRow(line, of: columns, into: &events) }
        }
    }

    /// The line that begins at `start`, proved to be text and without its ending; moves `start` to the next.
    @inline(__always)
    private mutating func nextLine(
        of bytes: UnsafeBufferPointer<UInt8>, at start: inout Int
    ) throws(TraceError) -> UnsafeBufferPointer<UInt8> {
        let (newline, isPlain) = TraceCSVLine.end(of: bytes, from: start)
        let line = try begin(UnsafeBufferPointer(rebasing: bytes[start..<newline]), isPlain: isPlain)
        start = newline + 1
        return line.last == UInt8(ascii: "\r") ? UnsafeBufferPointer(rebasing: line.dropLast()) : line
    }

    /// Counts a line, takes a byte-order mark from the first, and refuses what is not text.
    @inline(__always)
    private mutating func begin(
        _ line: UnsafeBufferPointer<UInt8>, isPlain: Bool
    ) throws(TraceError) -> UnsafeBufferPointer<UInt8> {
        let line = lineCount == 0 ? Self.withoutByteOrderMark(line) : line
        lineCount += 1
        if !isPlain || line.count > TraceCSVLine.mostBytes {
            do { try TraceCSVLine.check(line) } catch { throw self.error(error) }
        }
        return line
    }

    /// Reads what is left when the file has ended, or sets ``failure``.
    private mutating func readEnd(_ bytes: UnsafeBufferPointer<UInt8>) {
        do throws(TraceError) {
            // A file of nothing but a byte-order mark has no line.
            if !Self.withoutByteOrderMark(bytes).isEmpty || lineCount > 0 && !bytes.isEmpty {
                _ = try begin(bytes, isPlain: false)
                throw error(Mismatch(expected: "a newline", found: "the end of the file (it is cut off)"))
            }
            if columns == nil {
                throw error(
                    Mismatch(expected: "a header that names the columns", found: "the end of the file"))
            }
        } catch {
            failure = error
        }
    }

    private static func withoutByteOrderMark(_ line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        line.starts(with: [0xEF, 0xBB, 0xBF]) ? UnsafeBufferPointer(rebasing: line.dropFirst(3)) : line
    }

    /// Reads a comment, or the header.
    private mutating func readHead(_ line: ArraySlice<UInt8>, into events: inout [ScrollTrace.Event]) throws(TraceError)
    {
        if line.first == UInt8(ascii: "#") { return try readComment(line.dropFirst()) }
        do { columns = try TraceCSVColumns(header: line) } catch { throw self.error(error) }
        events += openingEvents
        openingEvents = []
    }

    private mutating func readComment(_ text: ArraySlice<UInt8>) throws(TraceError) {
        let words = text.split(whereSeparator: isBlank)
        guard let name = words.first else { return }
        let value = words.count == 1 ? text.suffix(0) : text[words[1].startIndex..<words[words.count - 1].endIndex]
        switch String(decoding: name, as: UTF8.self) {
        case "bar-trace":
            if !value.elementsEqual("1".utf8) {
                throw error(Mismatch(expected: "bar-trace 1, the newest known here", found: found(value)))
            }
        case "bar-length":
            do { barLength = try NumberText.readBarLength(value) } catch { throw self.error(error) }
        case "bar-calls":
            openingEvents += try calls(in: value, column: nil)
        case "start" where words.count == 2:
            switch String(decoding: value, as: UTF8.self) {
            case "shown": startsHidden = false
            case "hidden": startsHidden = true
            default: throw error(Mismatch(expected: "start shown or start hidden", found: found(value)))
            }
        default:
            break
        }
    }

    /// Reads a row and what is in its `call` cell.
    @inline(__always)
    private mutating func readRow(
        _ line: UnsafeBufferPointer<UInt8>, of columns: TraceCSVColumns, into events: inout [ScrollTrace.Event]
    ) throws(TraceError) {
        let row: (sample: ScrollSample, calls: Range<Int>)
        do {
            row = try columns.read(line, notBefore: time)
        } catch {
            throw self.error(error.mismatch, column: error.column)
        }
        let calls = row.calls.isEmpty ? [] : try calls(in: ArraySlice(line[row.calls]), column: "call")
        events.append(.sample(row.sample))
        if !calls.isEmpty { events += calls }
        time = row.sample.time
    }

    private func calls(in cell: ArraySlice<UInt8>, column: String?) throws(TraceError) -> [ScrollTrace.Event] {
        var events: [ScrollTrace.Event] = []
        for (index, word) in cell.split(whereSeparator: isBlank).enumerated() {
            do {
                events.append(try EventText.read(word, bareCalls: true))
            } catch {
                throw TraceError(
                    file: file, line: lineCount, column: column, tokenNumber: index + 1,
                    token: String(decoding: word, as: UTF8.self), expected: error.expected)
            }
        }
        return events
    }

    private func error(_ mismatch: Mismatch, column: String? = nil) -> TraceError {
        TraceError(
            file: file, line: max(1, lineCount), column: column, expected: mismatch.expected, found: mismatch.found)
    }
}

#endif
