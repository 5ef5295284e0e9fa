#if !hasFeature(Embedded)

/// A column of a CSV file.
struct TraceCSVColumn {
    /// What the cells of a column are.
    enum Content: String {
        case time = "t"
        case phase, offset, content, viewport, velocity, call, ignored

        /// A file lacking one of these is no recording.
        static let required: [Content] = [.time, .phase, .offset, .content, .viewport]
    }

    let name: String
    let content: Content

    init(name: String) {
        self.name = name
        content = Content(rawValue: name) ?? .ignored
    }

    /// Reads the line that names the columns; `nil` = the file has ended before it.
    static func read(header: ArraySlice<UInt8>?) throws(Mismatch) -> [TraceCSVColumn] {
        guard let header else {
            throw Mismatch(expected: "a header that names the columns", found: "the end of the file")
        }
        let columns = header.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
            TraceCSVColumn(name: String(decoding: $0, as: UTF8.self))
        }
        for content in Content.required where !columns.contains(where: { $0.content == content }) {
            throw Mismatch(expected: "a column \(content.rawValue) in the header", found: found(header))
        }
        var names: Set<String> = []
        for column in columns where !column.name.isEmpty && !names.insert(column.name).inserted {
            throw Mismatch(expected: "every column once in the header", found: quoted(column.name.utf8) + " twice")
        }
        return columns
    }

    /// Reads a cell of the column into the row's sample. An empty velocity stays unknown.
    func read(_ cell: ArraySlice<UInt8>, into sample: inout ScrollSample) throws(Mismatch) {
        if cell.first == UInt8(ascii: "\"") {
            throw Mismatch(expected: "a cell without quotation marks", found: found(cell))
        }
        switch content {
        case .time: sample.time = try NumberText.read(cell)
        case .phase: sample.phase = try PhaseText.read(cell)
        case .offset: sample.offset = try NumberText.read(cell)
        case .content: sample.contentLength = try NumberText.read(cell)
        case .viewport: sample.viewportLength = try NumberText.read(cell)
        case .velocity: sample.velocity = cell.isEmpty ? nil : try NumberText.read(cell)
        case .call, .ignored: break
        }
    }
}

#endif
