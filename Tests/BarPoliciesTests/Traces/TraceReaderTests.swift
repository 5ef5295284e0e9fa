import BarPolicies
import Testing

@Suite struct TraceReaderTests {
    static let head = "t,phase,offset,content,viewport,velocity,call\n"

    /// Reads a file in pieces of so many bytes: what `ScrollTrace(csv:file:)` gives, or the message of the error.
    static func read(_ bytes: [UInt8], inPiecesOf size: Int) -> Outcome {
        var reader = TraceReader(file: "walk.csv")
        var events: [ScrollTrace.Event] = []
        do throws(TraceError) {
            for start in stride(from: 0, to: bytes.count, by: size) {
                try reader.read(bytes[start..<min(start + size, bytes.count)], into: &events)
            }
            try reader.finish()
        } catch {
            return Outcome(bits: [], error: error.description)
        }
        let trace = ScrollTrace(events: events, barLength: reader.barLength, startsHidden: reader.startsHidden)
        return Outcome(bits: trace.bits, error: nil)
    }

    static func readWhole(_ bytes: [UInt8]) -> Outcome {
        do {
            return Outcome(bits: try ScrollTrace(csv: bytes, file: "walk.csv").bits, error: nil)
        } catch {
            return Outcome(bits: [], error: error.description)
        }
    }

    struct Outcome: Equatable {
        var bits: [String]
        var error: String?
    }

    /// Everything that the tests of errors hold, and files with an odd byte or ending.
    static let files: [[UInt8]] = {
        let start = TraceCSVErrorTests.header + "0,idle,0,3000,600\n"
        var texts = TraceCSVErrorTests.badRows.map { start + $0.0 + "\n1,idle,0,3000,600\n" }
        texts += TraceCSVErrorTests.badFiles.map(\.0)
        texts += [
            start + "1,idle,0,3000,60", start + "\r\n\n1,idle,0,3000,600\r", "\u{FEFF}", "\u{FEFF}" + start,
            "\u{FEFF}\n" + start, "\n\u{FEFF}" + start, "\r\n\r\n", "\n", "# é\n" + start + "1,idle,0,3000,600,,,é\n",
            "# bar-calls hide\n# bar-length 60\n# start hidden\n" + start, ScrollTraceSample.text,
            ScrollTraceSample.text.replacing("\n", with: "\r\n"), start + "1,idle,-0,3000,1e3,5,show +0.5s ?>1\n",
        ]
        let bytes = texts.map { Array($0.utf8) }
        let odd: [[UInt8]] = [[0], [0xFF], [0xC3], [0xC3, 0x0A, 0xA9], [0xEF, 0xBB], [0xEF, 0xBB, 0xBF]]
        return bytes + odd
            + odd.flatMap { odd in
                [odd + Array(start.utf8), Array((start + "1,idle,0,3000,600,,,").utf8) + odd + Array("\n".utf8)]
            }
    }()

    @Test(arguments: files)
    func theSizeOfThePiecesMakesNoDifference(file: [UInt8]) {
        let whole = Self.readWhole(file)
        for size in 1...64 {
            #expect(Self.read(file, inPiecesOf: size) == whole, "\(size): \(String(decoding: file, as: UTF8.self))")
        }
    }

    @Test(arguments: [
        "android-hand/sailfish_fling_down_fast_1.csv", "article-readings/reader_pull_past_top.csv",
        "chromium/edge_tiny_travel.csv",
    ])
    func theSizeOfThePiecesMakesNoDifferenceToRecordings(path: String) throws {
        let bytes = try Recordings.bytes(path)
        let whole = Self.readWhole(bytes)
        #expect(whole.error == nil)
        for size in 1...64 {
            #expect(Self.read(bytes, inPiecesOf: size) == whole, "\(size)")
        }
    }

    @Test func eventsComeWhenTheirRowIsWhole() throws {
        let text = Self.head + "0,idle,0,3000,600,,!hide ?>0\n1,idle,0,3000,600\n"
        var reader = TraceReader()
        var events: [ScrollTrace.Event] = []
        var counts: [Int] = []
        for byte in text.utf8 {
            try reader.read([byte], into: &events)
            if byte == UInt8(ascii: "\n") { counts.append(events.count) }
            if counts.isEmpty { #expect(!reader.hasHeader && events.isEmpty) }
        }
        try reader.finish()
        #expect(counts == [0, 3, 4])
    }

    @Test func theBarIsKnownBeforeTheFirstEvent() throws {
        var reader = TraceReader()
        var events: [ScrollTrace.Event] = []
        try reader.read("# bar-calls hide\n".utf8, into: &events)
        try reader.read("# bar-length 60\n# start hidden\n".utf8, into: &events)
        #expect(events.isEmpty && !reader.hasHeader)
        try reader.read(Self.head.utf8, into: &events)
        #expect(events == [.call(.hide)])
        #expect(reader.hasHeader && reader.barLength == 60 && reader.startsHidden)
    }

    @Test func whatStandsBeforeAMistakeWasReadAndTheMistakeStays() throws {
        var reader = TraceReader(file: "walk.csv")
        var events: [ScrollTrace.Event] = []
        let rows = "0,idle,0,3000,600\n1,idle,0,3000,600\n2,idle,0,3000,600,,hide jump\n3,idle,0,3000,600\n"
        let mistake = #expect(throws: TraceError.self) {
            try reader.read((Self.head + rows).utf8, into: &events)
        }
        let error = try #require(mistake)
        #expect(error.line == 4 && error.token == "jump")
        #expect(events.count == 2)
        #expect(throws: error) { try reader.read("4,idle,0,3000,600\n".utf8, into: &events) }
        #expect(throws: error) { try reader.finish() }
        #expect(events.count == 2)
    }

    @Test func piecesOfAnyKindAreRead() throws {
        let text = Self.head + "0,idle,0,3000,600\n"
        var reader = TraceReader()
        var events: [ScrollTrace.Event] = []
        try reader.read(Array(text.utf8.reversed()).reversed(), into: &events)
        try reader.read(EmptyCollection(), into: &events)
        try reader.read(CollectionOfOne(UInt8(ascii: "\r")), into: &events)
        try reader.read("\n".utf8, into: &events)
        try reader.finish()
        #expect(events.count == 1)
    }

    @Test(arguments: [1 << 16, 1 << 24])
    func aLineWithoutEndDoesNotFillTheMemory(size: Int) {
        let limit = 1 << 20
        let long = Array(("# a\n#" + String(repeating: "x", count: limit)).utf8)
        let message = "walk.csv:2: expected lines of at most 1048576 bytes, found a longer one"
        #expect(Self.read(long, inPiecesOf: size).error == message)
        #expect(Self.read(long + [0x0A], inPiecesOf: size).error == message)
        #expect(Self.read(long + [0, 0x0A], inPiecesOf: size).error == message)
        #expect(Self.read([0x23, 0] + long, inPiecesOf: size).error == "walk.csv:1: expected text, found a NUL byte")
        let fits = Array(long.dropLast()) + [0x0A] + Array(Self.head.utf8)
        #expect(Self.read(fits, inPiecesOf: size).error == nil)
        var reader = TraceReader(file: "walk.csv")
        var events: [ScrollTrace.Event] = []
        let zeros = [UInt8](repeating: 0, count: size)
        #expect(throws: TraceError.self) {
            for _ in 0..<100 { try reader.read(zeros, into: &events) }
        }
    }
}
