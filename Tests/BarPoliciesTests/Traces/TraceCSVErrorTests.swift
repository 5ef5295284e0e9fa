import BarPolicies
import Testing

@Suite struct TraceCSVErrorTests {
    static let header = "t,phase,offset,content,viewport,velocity,call,note\n"

    /// Rows that cannot be read, and the message without its place.
    static let badRows = [
        ("x,idle,0,3000,600", #"column t: expected a number, found "x""#),
        ("0,idle,12x,3000,600", #"column offset: expected a number, found "12x""#),
        ("0,idle,0x10,3000,600", #"column offset: expected a number, found "0x10""#),
        ("0,idle, 1,3000,600", #"column offset: expected a number, found " 1""#),
        ("0,idle,1.,3000,.", #"column viewport: expected a number, found ".""#),
        ("0,idle,1e,3000,600", #"column offset: expected a number, found "1e""#),
        ("0,idle,1e5x,3000,600", #"column offset: expected a number, found "1e5x""#),
        ("0,idle,0,,600", "column content: expected a number, found nothing"),
        ("0,idle,0,3000", "column viewport: expected a number, found nothing"),
        ("0,idle,nan,3000,600", #"column offset: expected a finite number, found "nan""#),
        ("0,idle,-Infinity,3000,600", #"column offset: expected a finite number, found "-Infinity""#),
        ("0,idle,1e999,3000,600", #"column offset: expected a finite number, found "1e999""#),
        ("0,idle,0,3000,600,fast", #"column velocity: expected a number, found "fast""#),
        (
            "0,resting,0,3000,600",
            "column phase: expected idle, tracking, interacting, decelerating, animating or zooming, "
                + #"found "resting""#
        ),
        (
            "-0.5,idle,0,3000,600",
            #"column t: expected at least 0, the time of the row before, found "-0.5""#
        ),
        ("0,idle,0,3000,600,,,x,y", "expected at most 8 cells, as in the header, found more"),
        ("0,idle,0,3000,600,,,\"x\"", #"column note: expected a cell without quotation marks, found "\"x\"""#),
        (
            "0,idle,0,3000,600,,!hide !jump",
            #"column call: token 2 "!jump": expected !hold, !release, !freeze, !thaw, !show, !hide, !expose:0.5, "#
                + "!attach, !length:60, !done, !tap, !reduce or !reduce:0"
        ),
        (
            "0,idle,0,3000,600,,expose:x",
            #"column call: token 1 "expose:x": expected a number after "expose:""#
        ),
        ("0,idle,0,3000,600,,+0.5", #"column call: token 1 "+0.5": expected seconds, as in +0.5s"#),
    ]

    /// Files that cannot be read, and the message.
    static let badFiles = [
        ("", "walk.csv:1: expected a header that names the columns, found the end of the file"),
        ("# bar-trace 1\n", "walk.csv:1: expected a header that names the columns, found the end of the file"),
        ("# a\n\n# bar-trace 2\n", #"walk.csv:3: expected bar-trace 1, the newest known here, found "2""#),
        ("# bar-trace\n", "walk.csv:1: expected bar-trace 1, the newest known here, found nothing"),
        ("# bar-length long\n", #"walk.csv:1: expected a number, found "long""#),
        ("# bar-length -1\n", #"walk.csv:1: expected a bar length of 0 to 1000000000 points, found "-1""#),
        ("# bar-length 44 pt\n", #"walk.csv:1: expected a number, found "44 pt""#),
        ("# start half\n", #"walk.csv:1: expected start shown or start hidden, found "half""#),
        (
            "# bar-calls hide ?x\n",
            #"walk.csv:1: token 2 "?x": expected a number after "?""#
        ),
        (
            "# a\nt,phase,offset,content\n",
            #"walk.csv:2: expected a column viewport in the header, found "t,phase,offset,content""#
        ),
        (
            "t,phase,offset,content,viewport,offset\n",
            #"walk.csv:1: expected every column once in the header, found "offset" twice"#
        ),
        (
            "t,phase,offset,content,viewport,x,x\n",
            #"walk.csv:1: expected every column once in the header, found "x" twice"#
        ),
        ("t,phase", "walk.csv:1: expected a newline, found the end of the file (it is cut off)"),
        ("\u{FEFF}", "walk.csv:1: expected a header that names the columns, found the end of the file"),
        (
            "\n\u{FEFF}t,phase,offset,content,viewport\n",
            "walk.csv:2: expected a column t in the header, found \"\u{FEFF}t,phase,offset,content,viewport\""
        ),
    ]

    private func message(_ bytes: [UInt8]) -> String {
        do {
            return "read: \(try ScrollTrace(csv: bytes, file: "walk.csv"))"
        } catch {
            return error.description
        }
    }

    private func message(_ text: String) -> String {
        message(Array(text.utf8))
    }

    @Test(arguments: badRows)
    func namesTheCell(row: String, text: String) {
        #expect(message(Self.header + "0,idle,0,3000,600\n" + row + "\n") == "walk.csv:3: " + text)
    }

    @Test(arguments: badFiles)
    func namesTheLine(text: String, expected: String) {
        #expect(message(text) == expected)
    }

    @Test func aLastLineWithoutNewlineIsCutOff() {
        #expect(
            message(Self.header + "0,idle,0,3000,600\n1,idle,0,3000,60")
                == "walk.csv:3: expected a newline, found the end of the file (it is cut off)")
    }

    @Test func aCommentBelowTheHeaderIsNone() {
        #expect(
            message(Self.header + "# later\n") == ##"walk.csv:2: column t: expected a number, found "# later""##)
    }

    @Test func bytesThatAreNoTextAreRefused() {
        let row = Array((Self.header + "0,idle,0,3000,600,,,").utf8)
        #expect(message(row + [0x78, 0, 0x0A]) == "walk.csv:2: expected text, found a NUL byte")
        #expect(message(row + [0xFF, 0x0A]) == "walk.csv:2: expected UTF-8 text, found bytes that are none")
        #expect(message(row + [0xC3, 0x0A]) == "walk.csv:2: expected UTF-8 text, found bytes that are none")
        #expect(message([0xFF, 0xFE, 0x23, 0]) == "walk.csv:1: expected text, found a NUL byte")
        #expect(message(row + [0xC3, 0xA9, 0x0A]).hasPrefix("read: "))
    }

    @Test func countsLinesThatEndAsOnWindows() {
        #expect(
            message("# a\r\n\r\n" + Self.header.dropLast() + "\r\n0,idle,y,3000,600\r\n")
                == #"walk.csv:4: column offset: expected a number, found "y""#)
    }

    @Test func theFileIsCalledTraceUnlessNamed() {
        #expect(
            throws: TraceError(
                file: "trace", line: 1, expected: "a header that names the columns", found: "the end of the file")
        ) {
            try ScrollTrace(csv: "")
        }
    }
}
