#if !hasFeature(Embedded)

/// The columns of a CSV file, and how a row of cells is read by them.
struct TraceCSVColumns {
    /// What the cells of a column are.
    private enum Content: String {
        case time = "t"
        case phase, offset, content, viewport, velocity, call, ignored

        /// A file lacking one of these is no recording.
        static let required: [Content] = [.time, .phase, .offset, .content, .viewport]
    }

    /// A mistake in a row: in one of its cells if a column is given.
    struct RowMismatch: Error {
        var column: String?
        var mismatch: Mismatch
    }

    private let names: [String]
    private let contents: [Content]

    /// Reads the line that names the columns.
    init(header: ArraySlice<UInt8>) throws(Mismatch) {
        let names = header.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        let contents = names.map { Content(rawValue: $0) ?? .ignored }
        for content in Content.required where !contents.contains(content) {
            throw Mismatch(expected: "a column \(content.rawValue) in the header", found: found(header))
        }
        var seen: Set<String> = []
        for name in names where !name.isEmpty && !seen.insert(name).inserted {
            throw Mismatch(expected: "every column once in the header", found: quoted(name.utf8) + " twice")
        }
        self.names = names
        self.contents = contents
    }

    /// Reads a row.
    ///
    /// - Parameters:
    ///   - row: the line without its ending.
    ///   - earliest: the time of the row before.
    /// - Returns: the sample, and where in the row the cell with the calls stands.
    func read(
        _ row: UnsafeBufferPointer<UInt8>, notBefore earliest: Double
    ) throws(RowMismatch) -> (sample: ScrollSample, calls: Range<Int>) {
        var sample = ScrollSample(time: 0, offset: 0, contentLength: 0, viewportLength: 0, phase: .idle)
        var calls = 0..<0
        // Where the next cell begins; behind the row's end where there is none, and it counts as empty.
        var start = 0
        for index in contents.indices {
            let content = contents[index]
            let begin = min(start, row.count)
            var end = begin
            if !readQuickly(content, row, at: &end, into: &sample) {
                end = Self.end(ofCell: row, from: begin)
                do {
                    try Self.read(content, ArraySlice(row[begin..<end]), into: &sample)
                } catch {
                    throw RowMismatch(column: names[index], mismatch: error)
                }
            }
            if content == .call { calls = begin..<end }
            if content == .time, sample.time < earliest {
                let mismatch = Mismatch(
                    expected: "at least \(NumberText.write(earliest)), the time of the row before",
                    found: found(ArraySlice(row[begin..<end])))
                throw RowMismatch(column: names[index], mismatch: mismatch)
            }
            start = end + 1
        }
        if start <= row.count {
            throw RowMismatch(
                mismatch: Mismatch(expected: "at most \(names.count) cells, as in the header", found: "more"))
        }
        return (sample, calls)
    }

    /// Reads a cell as nearly all are, and moves `index` from its beginning to its end; `false` = it is another, or a
    /// mistake. An empty velocity is an unknown one.
    @inline(__always)
    private func readQuickly(
        _ content: Content, _ row: UnsafeBufferPointer<UInt8>, at index: inout Int, into sample: inout ScrollSample
    ) -> Bool {
        let start = index
        switch content {
        case .phase:
            index = Self.end(ofCell: row, from: start)
            guard let phase = PhaseText.find(row[start..<index]) else { return false }
            sample.phase = phase
        case .call, .ignored:
            index = Self.end(ofCell: row, from: start)
            return start == index || row[start] != UInt8(ascii: "\"")
        case .velocity where start == row.count || row[start] == UInt8(ascii: ","):
            sample.velocity = nil
        case .time, .offset, .content, .viewport, .velocity:
            guard let number = PlainDecimal.read(row, at: &index),
                index == row.count || row[index] == UInt8(ascii: ",")
            else { return false }
            Self.set(content, of: &sample, to: number)
        }
        return true
    }

    /// Reads a cell that cannot be read quickly, or says what is wrong with it.
    private static func read(
        _ content: Content, _ cell: ArraySlice<UInt8>, into sample: inout ScrollSample
    ) throws(Mismatch) {
        if cell.first == UInt8(ascii: "\"") {
            throw Mismatch(expected: "a cell without quotation marks", found: found(cell))
        }
        switch content {
        case .phase: sample.phase = try PhaseText.read(cell)
        case .time, .offset, .content, .viewport, .velocity:
            set(content, of: &sample, to: try NumberText.read(cell))
        case .call, .ignored: break
        }
    }

    @inline(__always)
    private static func set(_ content: Content, of sample: inout ScrollSample, to number: Double) {
        switch content {
        case .time: sample.time = number
        case .offset: sample.offset = number
        case .content: sample.contentLength = number
        case .viewport: sample.viewportLength = number
        case .velocity: sample.velocity = number
        case .phase, .call, .ignored: break
        }
    }

    @inline(__always)
    private static func end(ofCell row: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < row.count, row[index] != UInt8(ascii: ",") { index += 1 }
        return index
    }
}

#endif
