#if !hasFeature(Embedded)

/// Reads a trace from the bytes of a CSV file, in one pass.
struct TraceCSVReader {
    private let file: String
    private var lines: TraceCSVLines
    private var trace = ScrollTrace()
    private var columns: [TraceCSVColumn] = []

    init(bytes: [UInt8], file: String) {
        self.file = file
        lines = TraceCSVLines(bytes: bytes)
    }

    mutating func read() throws(TraceError) -> ScrollTrace {
        var header = try nextLine()
        while let comment = header, comment.first == UInt8(ascii: "#") {
            try readComment(comment.dropFirst())
            header = try nextLine()
        }
        columns = try located { () throws(Mismatch) in try TraceCSVColumn.read(header: header) }
        var earliest = -Double.infinity
        while let row = try nextLine() {
            earliest = try readRow(row, notBefore: earliest)
        }
        return trace
    }

    private mutating func nextLine() throws(TraceError) -> ArraySlice<UInt8>? {
        do {
            return try lines.next()
        } catch {
            throw failure(error)
        }
    }

    private mutating func readComment(_ text: ArraySlice<UInt8>) throws(TraceError) {
        let words = text.split(whereSeparator: isBlank)
        guard let name = words.first else { return }
        let value = words.count == 1 ? text.suffix(0) : text[words[1].startIndex..<words[words.count - 1].endIndex]
        switch String(decoding: name, as: UTF8.self) {
        case "bar-trace":
            if !value.elementsEqual("1".utf8) {
                throw failure(Mismatch(expected: "bar-trace 1, the newest known here", found: found(value)))
            }
        case "bar-length":
            trace.barLength = try located { () throws(Mismatch) in try NumberText.readBarLength(value) }
        case "bar-calls":
            try readCalls(value, column: nil)
        case "start" where words.count == 2:
            switch String(decoding: value, as: UTF8.self) {
            case "shown": trace.startsHidden = false
            case "hidden": trace.startsHidden = true
            default: throw failure(Mismatch(expected: "start shown or start hidden", found: found(value)))
            }
        default:
            break
        }
    }

    /// Reads a row and what is in its `call` cell. Returns the time of its sample.
    private mutating func readRow(_ row: ArraySlice<UInt8>, notBefore earliest: Double) throws(TraceError) -> Double {
        var sample = ScrollSample(time: 0, offset: 0, contentLength: 0, viewportLength: 0, phase: .idle)
        var calls = row.suffix(0)
        var rest: ArraySlice<UInt8>? = row
        for column in columns {
            let cell = nextCell(of: &rest)
            try located(column.name) { () throws(Mismatch) in
                try column.read(cell, into: &sample)
                if column.content == .time, sample.time < earliest {
                    let least = NumberText.write(earliest)
                    throw Mismatch(expected: "at least \(least), the time of the row before", found: found(cell))
                }
            }
            if column.content == .call { calls = cell }
        }
        if rest != nil {
            throw failure(Mismatch(expected: "at most \(columns.count) cells, as in the header", found: "more"))
        }
        trace.events.append(.sample(sample))
        if !calls.isEmpty { try readCalls(calls, column: "call") }
        return sample.time
    }

    /// The bytes up to the next comma, which go from `rest`; nothing where the row has ended.
    private func nextCell(of rest: inout ArraySlice<UInt8>?) -> ArraySlice<UInt8> {
        guard let row = rest else { return [] }
        guard let comma = row.firstIndex(of: UInt8(ascii: ",")) else {
            rest = nil
            return row
        }
        rest = row[(comma + 1)...]
        return row[..<comma]
    }

    private mutating func readCalls(_ cell: ArraySlice<UInt8>, column: String?) throws(TraceError) {
        for (index, word) in cell.split(whereSeparator: isBlank).enumerated() {
            do {
                trace.events.append(try EventText.read(word, bareCalls: true))
            } catch {
                throw TraceError(
                    file: file, line: lines.number, column: column, tokenNumber: index + 1,
                    token: String(decoding: word, as: UTF8.self), expected: error.expected)
            }
        }
    }

    private func located<Value>(
        _ column: String? = nil, _ read: () throws(Mismatch) -> Value
    ) throws(TraceError) -> Value {
        do {
            return try read()
        } catch {
            throw failure(error, column: column)
        }
    }

    private func failure(_ mismatch: Mismatch, column: String? = nil) -> TraceError {
        TraceError(
            file: file, line: max(1, lines.number), column: column, expected: mismatch.expected,
            found: mismatch.found)
    }
}

#endif
