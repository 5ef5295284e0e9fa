#if !hasFeature(Embedded)

/// What lines mean: comments, the header, rows.
extension TraceReader {
    /// Reads a comment, or the header.
    mutating func readHead(_ line: ArraySlice<UInt8>, into events: inout [ScrollTrace.Event]) throws(TraceError) {
        if line.first == UInt8(ascii: "#") { return try readComment(line.dropFirst()) }
        do { columns = try TraceCSVColumns(header: line) } catch { throw located(error) }
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
                throw located(Mismatch(expected: "bar-trace 1, the newest known here", found: found(value)))
            }
        case "bar-length":
            do { barLength = try NumberText.readBarLength(value) } catch { throw located(error) }
        case "bar-calls":
            openingEvents += try calls(in: value, column: nil)
        case "start" where words.count == 2:
            switch String(decoding: value, as: UTF8.self) {
            case "shown": startsHidden = false
            case "hidden": startsHidden = true
            default: throw located(Mismatch(expected: "start shown or start hidden", found: found(value)))
            }
        default:
            break
        }
    }

    /// Reads a row and what is in its `call` cell.
    @inline(__always)
    mutating func readRow(
        _ line: UnsafeBufferPointer<UInt8>, of columns: TraceCSVColumns, into events: inout [ScrollTrace.Event]
    ) throws(TraceError) {
        let row: (sample: ScrollSample, calls: Range<Int>)
        do {
            row = try columns.read(line, notBefore: time)
        } catch {
            throw located(error.mismatch, column: error.column)
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
}

#endif
