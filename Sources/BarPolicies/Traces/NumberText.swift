#if !hasFeature(Embedded)

/// How traces write numbers: the shortest decimal text that gives the same bits back, `390` rather than `390.0`.
enum NumberText {
    static func write(_ number: Double) -> String {
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// How far a number may be from one that a person wrote: 1e-6, or half of the last digit where there are three or
    /// more behind the point, so that `0.667` is two thirds.
    static func precision(of number: Double) -> Double {
        let text = write(number).utf8
        guard let point = text.firstIndex(of: UInt8(ascii: ".")), !text.contains(UInt8(ascii: "e")) else { return 1e-6 }
        let digits = text.distance(from: point, to: text.endIndex) - 1
        guard digits >= 3 else { return 1e-6 }
        var half = 0.5 + 1e-9
        for _ in 0..<min(digits, 6) { half /= 10 }
        return max(half, 1e-6)
    }

    /// Reads a decimal number, `-12.5e3`. Nothing else is one: no blanks, no hexadecimal, and nothing endless.
    static func read(_ text: ArraySlice<UInt8>) throws(Mismatch) -> Double {
        if let number = readPlain(text) { return number }
        guard isDecimal(text), let number = Double(String(decoding: text, as: UTF8.self)) else {
            throw Mismatch(expected: namesNonFinite(text) ? "a finite number" : "a number", found: found(text))
        }
        guard number.isFinite else { throw Mismatch(expected: "a finite number", found: found(text)) }
        return number
    }

    /// Reads the length of a bar as a driver can take it.
    static func readBarLength(_ text: ArraySlice<UInt8>) throws(Mismatch) -> Double {
        let length = try read(text)
        guard length >= 0, length <= ScrollSample.largestLength else {
            throw Mismatch(expected: "a bar length of 0 to 1000000000 points", found: found(text))
        }
        return length
    }

    /// Reads a whole number that fits into an `Int`.
    static func readInteger(_ text: ArraySlice<UInt8>) throws(Mismatch) -> Int {
        guard let number = Int(String(decoding: text, as: UTF8.self)) else {
            throw Mismatch(expected: "a whole number", found: found(text))
        }
        return number
    }

    /// The number, if the whole text is one that can be read quickly.
    private static func readPlain(_ text: ArraySlice<UInt8>) -> Double? {
        text.withUnsafeBufferPointer { bytes in
            var end = 0
            let number = PlainDecimal.read(bytes, at: &end)
            return end == bytes.count ? number : nil
        }
    }

    /// Sign, digits with at most one point, exponent; the last two parts may be missing.
    private static func isDecimal(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = withoutSign(text)
        let whole = dropDigits(&rest)
        var fraction = 0
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            fraction = dropDigits(&rest)
        }
        guard whole + fraction > 0 else { return false }
        guard let exponent = rest.first else { return true }
        guard exponent == UInt8(ascii: "e") || exponent == UInt8(ascii: "E") else { return false }
        rest = withoutSign(rest.dropFirst())
        return dropDigits(&rest) > 0 && rest.isEmpty
    }

    private static func withoutSign(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") ? text.dropFirst() : text
    }

    private static func dropDigits(_ text: inout ArraySlice<UInt8>) -> Int {
        let before = text.count
        while let byte = text.first, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
            text = text.dropFirst()
        }
        return before - text.count
    }

    /// Whether other programs mean "no number" or "endless" by the text.
    private static func namesNonFinite(_ text: ArraySlice<UInt8>) -> Bool {
        ["nan", "inf", "infinity"].contains(
            String(decoding: withoutSign(text).prefix(9), as: UTF8.self).lowercased())
    }
}

#endif
