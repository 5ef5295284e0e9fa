#if !hasFeature(Embedded)

/// Lines: where they end, that they are text, and which number they have.
extension TraceReader {
    /// Reads whole lines.
    mutating func readLines(
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
    mutating func begin(
        _ line: UnsafeBufferPointer<UInt8>, isPlain: Bool
    ) throws(TraceError) -> UnsafeBufferPointer<UInt8> {
        let line = lineCount == 0 ? Self.withoutByteOrderMark(line) : line
        lineCount += 1
        if !isPlain || line.count > TraceCSVLine.mostBytes {
            do { try TraceCSVLine.check(line) } catch { throw located(error) }
        }
        return line
    }

    /// Reads what is left when the file has ended.
    mutating func readEnd(_ bytes: UnsafeBufferPointer<UInt8>) throws(TraceError) {
        // A file of nothing but a byte-order mark has no line.
        if !Self.withoutByteOrderMark(bytes).isEmpty || lineCount > 0 && !bytes.isEmpty {
            _ = try begin(bytes, isPlain: false)
            throw located(Mismatch(expected: "a newline", found: "the end of the file (it is cut off)"))
        }
        if columns == nil {
            throw located(Mismatch(expected: "a header that names the columns", found: "the end of the file"))
        }
    }

    private static func withoutByteOrderMark(_ line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        line.starts(with: [0xEF, 0xBB, 0xBF]) ? UnsafeBufferPointer(rebasing: line.dropFirst(3)) : line
    }

    /// The error of a mistake in the present line.
    func located(_ mismatch: Mismatch, column: String? = nil) -> TraceError {
        TraceError(
            file: file, line: max(1, lineCount), column: column, expected: mismatch.expected, found: mismatch.found)
    }
}

#endif
