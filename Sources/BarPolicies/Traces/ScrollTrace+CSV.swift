#if !hasFeature(Embedded)

/// The form in which traces are kept as files: comma-separated values, one sample a line.
///
/// ```
/// # bar-trace 1
/// # bar-length 44
/// # start shown
/// t,phase,offset,content,viewport,velocity,call
/// 0,idle,0,3000,600
/// 0.016,interacting,12,3000,600
/// 0.033,idle,30,3000,600,420,!hide +0.5s !show
/// ```
///
/// **Comments** begin with `#` and stand before everything else. Four of them mean something, the last of a kind
/// counts: `# bar-trace 1`, the version of the format (absent = 1; a higher one is an error), `# bar-length 44`,
/// `# start shown` or `# start hidden`, and `# bar-calls !hide`, what happened before the first sample.
///
/// **The header** names the columns, in any order. `t`, `phase`, `offset`, `content` and `viewport` must be there;
/// `velocity` and `call` may be; all others are ignored. A name may not stand twice.
///
/// **Rows.** Every line is a sample, in the units of ``ScrollSample``. `t` may stay the same from one row to the next, but
/// may not fall. Empty cells at the end of a row may be missing; an empty `velocity` is an unknown one. `call` holds what
/// happened after the row's sample and before the next, parted by blanks, in the words of the notation: host calls
/// (their `!` may be missing), waits and expectations. Phases are also read as other recorders write them: `dragging`,
/// `wheel` and `key` = `interacting`, `programmatic` = `animating`.
///
/// **The text** is UTF-8. A byte-order mark, lines that end in CR LF and empty lines are read. The last line must end in a
/// newline, or the file counts as cut off. Cells in quotation marks are refused, and lines longer than 1 MiB. A file with
/// a header and no row is a trace without samples.
///
/// A ``TraceReader`` reads a file piece by piece, without keeping it.
extension ScrollTrace {
    /// Reads a trace from the text of a CSV file.
    ///
    /// ```swift
    /// let trace = try ScrollTrace(csv: "t,phase,offset,content,viewport\n0,idle,0,3000,600\n")
    /// ```
    ///
    /// - Parameters:
    ///   - csv: the whole text.
    ///   - file: the name of the file, for the error.
    /// - Throws: a ``TraceError`` for the first mistake. Nothing is half-read.
    /// - Complexity: O(length of the text).
    public init(csv: String, file: String = "trace") throws(TraceError) {
        try self.init(csv: Array(csv.utf8), file: file)
    }

    /// Reads a trace from the bytes of a CSV file.
    ///
    /// - Parameters:
    ///   - csv: the whole file.
    ///   - file: the name of the file, for the error.
    /// - Throws: a ``TraceError`` for the first mistake; bytes that are not UTF-8 text are one. Nothing is half-read.
    /// - Complexity: O(number of bytes).
    public init(csv: [UInt8], file: String = "trace") throws(TraceError) {
        var reader = TraceReader(file: file)
        self.init()
        try reader.read(csv, into: &events)
        try reader.finish()
        barLength = reader.barLength
        startsHidden = reader.startsHidden
    }

    /// The trace as the text of a CSV file.
    ///
    /// Reading it gives the same trace back, bit for bit, where every number is finite and no sample is earlier than
    /// the one before. Other traces are written as they are, and reading them fails; ``TraceRecorder`` makes none.
    ///
    /// - Complexity: O(number of events).
    public var csv: String { TraceCSVWriter.write(self) }
}

#endif
