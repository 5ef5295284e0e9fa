import BarPolicies
import BarPoliciesTesting
import Testing

/// Numbers in a file are read to the bits that `Double` reads from the same text.
@Suite struct NumberReadingTests {
    /// Reads texts as the offsets of a recording's rows.
    static func read(_ texts: [String]) throws -> [Double] {
        var file = "t,phase,offset,content,viewport\n"
        for text in texts { file += "0,idle,\(text),1,1\n" }
        return try ScrollTrace(csv: file).events.compactMap { event in
            if case .sample(let sample) = event { sample.offset } else { nil }
        }
    }

    @Test(arguments: NumberShape.allCases)
    func readsTheBitsThatDoubleReads(shape: NumberShape) throws {
        var random = SplitMix64(seed: 7)
        var left = (Thoroughness.isThorough ? 1_000_000 : 20_000) / NumberShape.allCases.count + 1
        while left > 0 {
            let texts = (0..<min(left, 10_000)).map { _ in shape.text(&random) }
            left -= texts.count
            for (text, number) in zip(texts, try Self.read(texts)) where number.bitPattern != Double(text)?.bitPattern {
                Issue.record("\(text) was read as \(number)")
            }
        }
    }

    @Test func readsChosenNumbers() throws {
        let texts = [
            "0", "-0", "+0", "0.0", "-0.000", "00", "007", ".5", "5.", "+.5", "-5.", "1", "-1", "+1", "0.1", "1e3",
            "1E+3",
            "1.e-3", ".5e1", "9007199254740991", "9007199254740992", "9007199254740993", "9007199254740995",
            "9007199254740993.0", "9007199254740993.0000000000000000001", "9223372036854775807", "9999999999999999999",
            "18446744073709551615", "18446744073709551616", "99999999999999999999", "0.9999999999999999999",
            "0.00000000000000000000001", "0.0000000000000000000000000001", "0.000000009999999999999999999",
            "0.00000000000000000000000000000000001", "000000000000000000000000000001.5", "0000000000000000000.10",
            "1234567890123456789.5", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
            "2.2250738585072011e-308", "2.2250738585072014e-308", "1.7976931348623157e308", "1.7976931348623158e308",
            "123456789012345678e-30", "0e999", "8.5", "1.00000000000000011102230246251565",
        ]
        #expect(try Self.read(texts).map(\.bitPattern) == texts.map { Double($0)?.bitPattern })
    }
}

/// How a number is written.
enum NumberShape: CaseIterable {
    case integer, shortDecimal, digits15, digits16, digits17, digits19, moreDigits, exponent, subnormal, tie, nearTie
    case huge, leadingZeros, noDigitsAfterPoint, noDigitsBeforePoint, shortest

    /// A number of the shape, with a sign in two of three cases.
    func text(_ random: inout SplitMix64) -> String {
        ["", "-", "+"][Int.random(in: 0...2, using: &random)] + magnitude(&random)
    }

    private func magnitude(_ random: inout SplitMix64) -> String {
        switch self {
        case .integer: return "\(random.next() >> UInt64.random(in: 0..<64, using: &random))"
        case .shortDecimal: return Self.point(Self.digits(1...7, &random), &random)
        case .digits15: return Self.point(Self.digits(15...15, &random), &random)
        case .digits16: return Self.point(Self.digits(16...16, &random), &random)
        case .digits17: return Self.point(Self.digits(17...17, &random), &random)
        case .digits19: return Self.point(Self.digits(18...20, &random), &random)
        case .moreDigits: return Self.point(Self.digits(20...60, &random), &random)
        case .exponent:
            let exponent = Int.random(in: -340...288, using: &random)
            let mark = Bool.random(using: &random) ? "e" : "E"
            let plus = exponent >= 0 && Bool.random(using: &random) ? "+" : ""
            return Self.point(Self.digits(1...19, &random), &random) + mark + plus + "\(exponent)"
        case .subnormal: return "\(Double(bitPattern: random.next() >> UInt64.random(in: 12..<64, using: &random)))"
        case .tie: return Self.nearTie(off: 0, &random)
        case .nearTie: return Self.nearTie(off: Bool.random(using: &random) ? 1 : -1, &random)
        case .huge: return Self.digits(290...308, &random)
        case .leadingZeros:
            let zeros = String(repeating: "0", count: Int.random(in: 1...30, using: &random))
            return zeros + (Bool.random(using: &random) ? "." : "") + Self.digits(1...19, &random)
        case .noDigitsAfterPoint: return Self.digits(1...19, &random) + "."
        case .noDigitsBeforePoint:
            let zeros = String(repeating: "0", count: Int.random(in: 0...10, using: &random))
            return "." + zeros + Self.digits(1...19, &random)
        case .shortest: return "\(Double.random(in: 0...1, using: &random) * 5000)"
        }
    }

    private static func digits(_ count: ClosedRange<Int>, _ random: inout SplitMix64) -> String {
        var text = ""
        for _ in 0..<Int.random(in: count, using: &random) { text += "\(UInt8.random(in: 0...9, using: &random))" }
        return text
    }

    /// Puts a point somewhere into the digits.
    private static func point(_ digits: String, _ random: inout SplitMix64) -> String {
        let place = Int.random(in: 0...digits.count, using: &random)
        return digits.prefix(place) + "." + digits.dropFirst(place)
    }

    /// The middle between two neighbouring numbers, or the decimal number closest to it.
    ///
    /// A middle has 54 bits. It is divided by 1, 2, 4 or 8, or multiplied by as much as fits, and written in full.
    private static func nearTie(off: Int64, _ random: inout SplitMix64) -> String {
        let middle = random.next() >> 10 | 1 << 53 | 1
        let decimals = Int.random(in: -9...3, using: &random)
        guard decimals > 0 else {
            return "\((middle << UInt64(-decimals)).advanced(by: Int(off)))"
        }
        var scaled = middle
        for _ in 0..<decimals { scaled *= 5 }
        let text = "\(scaled.advanced(by: Int(off)))"
        return text.dropLast(decimals) + "." + text.suffix(decimals)
    }
}
