#if !hasFeature(Embedded)

/// The lines of a file, one after the other, each proved to be text.
struct TraceCSVLines {
    let bytes: [UInt8]
    /// The line that was read last, counted from 1; 0 before the first.
    private(set) var number = 0
    private var position: Int

    init(bytes: [UInt8]) {
        self.bytes = bytes
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        position = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    }

    /// The next line that is not empty, without its ending; `nil` at the end of the file.
    mutating func next() throws(Mismatch) -> ArraySlice<UInt8>? {
        while position < bytes.count {
            let line = try nextLine()
            if !line.isEmpty { return line }
        }
        return nil
    }

    private mutating func nextLine() throws(Mismatch) -> ArraySlice<UInt8> {
        number += 1
        let start = position
        var isASCII = true
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
            if bytes[position] == 0 { throw Mismatch(expected: "text", found: "a NUL byte") }
            if bytes[position] >= 0x80 { isASCII = false }
            position += 1
        }
        let line = bytes[start..<position]
        if !isASCII, !String(decoding: line, as: UTF8.self).utf8.elementsEqual(line) {
            throw Mismatch(expected: "UTF-8 text", found: "bytes that are none")
        }
        guard position < bytes.count else {
            throw Mismatch(expected: "a newline", found: "the end of the file (it is cut off)")
        }
        position += 1
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
}

#endif
