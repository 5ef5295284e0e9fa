#if !hasFeature(Embedded)

/// A line of a file: where it ends, and whether it is text.
enum TraceCSVLine {
    /// Bytes that a line may be long. A longer one is no recording, and must not fill the memory.
    static let mostBytes = 1 << 20

    /// The newline that ends the line which begins at `start`, and whether all of the line is plain ASCII for certain.
    ///
    /// There must be a newline. Eight bytes are looked at together.
    @inline(__always)
    static func end(
        of bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> (newline: Int, isPlain: Bool) {
        let raw = UnsafeRawBufferPointer(bytes)
        var index = start
        var odd: UInt64 = 0
        while index + 8 <= bytes.count {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            odd |= zeros(in: word) | (word & highBits)
            let newlines = zeros(in: word ^ (lowBits &* UInt64(UInt8(ascii: "\n"))))
            if newlines != 0 { return (index + newlines.trailingZeroBitCount / 8, odd == 0) }
            index += 8
        }
        while bytes[index] != UInt8(ascii: "\n") { index += 1 }
        return (index, false)
    }

    private static var lowBits: UInt64 { 0x0101_0101_0101_0101 }
    private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    /// The high bit of every byte that is 0. Above the lowest of them there may be more bits than zeros.
    @inline(__always)
    private static func zeros(in word: UInt64) -> UInt64 {
        (word &- lowBits) & ~word & highBits
    }

    /// Refuses what is not text, or is no line any more.
    static func check(_ line: UnsafeBufferPointer<UInt8>) throws(Mismatch) {
        if line.prefix(mostBytes + 1).contains(0) { throw Mismatch(expected: "text", found: "a NUL byte") }
        if line.count > mostBytes {
            throw Mismatch(expected: "lines of at most \(mostBytes) bytes", found: "a longer one")
        }
        if line.contains(where: { $0 >= 0x80 }), !String(decoding: line, as: UTF8.self).utf8.elementsEqual(line) {
            throw Mismatch(expected: "UTF-8 text", found: "bytes that are none")
        }
    }
}

#endif
