#if !hasFeature(Embedded)

/// Decimal numbers as nearly all are written: a sign perhaps, digits, at most one point.
///
/// The value is the digits as a whole number, divided by a power of ten. Where that division can be done in 64 bits, it
/// is, and rounded once: the bits are those that `Double(_: String)` gives.
enum PlainDecimal {
    /// Digits that always fit into 64 bits.
    private static let mostDigits = 19
    /// 5 to the power of 27 is the largest that fits into 64 bits.
    private static let mostDecimals = 27

    /// Reads the number that begins at `index`, and moves `index` behind it.
    ///
    /// - Returns: `nil` where no such number begins, or one with too many digits to be read here; `index` then stays.
    @inline(__always)
    static func read(_ text: UnsafeBufferPointer<UInt8>, at index: inout Int) -> Double? {
        var next = index
        let isNegative = next < text.count && text[next] == UInt8(ascii: "-")
        if isNegative || next < text.count && text[next] == UInt8(ascii: "+") { next += 1 }
        let start = next
        var digits: UInt64 = 0
        appendDigits(to: &digits, text, at: &next)
        var count = next - start
        var decimals = 0
        if next < text.count, text[next] == UInt8(ascii: ".") {
            next += 1
            let point = next
            appendDigits(to: &digits, text, at: &next)
            decimals = next - point
            count += decimals
        }
        guard count > 0, decimals <= mostDecimals else { return nil }
        guard count <= mostDigits || count - leadingZeros(text, from: start) <= mostDigits else { return nil }
        index = next
        let magnitude = divide(digits, byTenToThe: decimals)
        return isNegative ? -magnitude : magnitude
    }

    @inline(__always)
    private static func appendDigits(
        to digits: inout UInt64, _ text: UnsafeBufferPointer<UInt8>, at index: inout Int
    ) {
        while index < text.count {
            let digit = text[index] &- UInt8(ascii: "0")
            guard digit <= 9 else { return }
            digits = digits &* 10 &+ UInt64(digit)
            index += 1
        }
    }

    /// The zeros before the first other digit; they take no room in 64 bits.
    private static func leadingZeros(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var zeros = 0
        for byte in text[start...] {
            if byte == UInt8(ascii: "0") { zeros += 1 } else if byte != UInt8(ascii: ".") { break }
        }
        return zeros
    }

    @inline(__always)
    private static func divide(_ digits: UInt64, byTenToThe decimals: Int) -> Double {
        // Both sides are exact as they stand, and a division rounds once.
        if digits < 1 << 53, decimals < powersOfTen.count {
            return Double(Int64(bitPattern: digits)) / powersOfTen[decimals]
        }
        return digits == 0 ? 0 : divideWide(digits, byTenToThe: decimals)
    }

    /// Divides by a power of five, both sides shifted to the left as far as they go; what is a power of two is put right
    /// afterwards. The quotient has 63 bits or 64, far more than a `Double` holds: a remainder only decides what would
    /// otherwise be a tie, and the lowest bit can say that there is one.
    private static func divideWide(_ digits: UInt64, byTenToThe decimals: Int) -> Double {
        let divisor = powersOfFive[decimals]
        let (digitsShift, divisorShift) = (digits.leadingZeroBitCount, divisor.leadingZeroBitCount)
        let dividend = digits << UInt64(digitsShift)
        let (quotient, remainder) = (divisor << UInt64(divisorShift))
            .dividingFullWidth((high: dividend >> 1, low: dividend << 63))
        let exponent = divisorShift - digitsShift - decimals - 63
        let powerOfTwo = Double(bitPattern: UInt64(1023 + exponent) << 52)
        return Double(quotient | (remainder == 0 ? 0 : 1)) * powerOfTwo
    }

    /// The powers of ten that a `Double` holds exactly.
    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    private static let powersOfFive: [UInt64] = (0...mostDecimals).map { power in
        (0..<power).reduce(1) { product, _ in product * 5 }
    }
}

#endif
