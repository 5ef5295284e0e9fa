import BarPolicies
import Testing

@Suite struct TraceCSVTests {
    static let header = "t,phase,offset,content,viewport\n"

    @Test func writesCommentsHeaderAndRows() {
        let first = ScrollSample(time: 0, offset: 0, contentLength: 3000, viewportLength: 600, phase: .idle)
        var second = first
        second.time = 0.5
        second.offset = -0.0
        second.phase = .interacting
        var third = second
        third.velocity = 420.25
        let trace = ScrollTrace(
            events: [
                .call(.show), .sample(first), .sample(second), .call(.hide), .wait(0.5), .expect(.moves(2)),
                .sample(third), .call(.expose(0.5)),
            ],
            barLength: 40.5, startsHidden: true)
        #expect(
            trace.csv == """
                # bar-trace 1
                # bar-length 40.5
                # start hidden
                # bar-calls !show
                t,phase,offset,content,viewport,velocity,call
                0,idle,0,3000,600
                0.5,interacting,-0,3000,600,,!hide +0.5s ?moves:2
                0.5,interacting,-0,3000,600,420.25,!expose:0.5

                """)
    }

    @Test func writesATraceWithoutSamplesAsAHeader() throws {
        let text = "# bar-trace 1\n# bar-length 44\n# start shown\nt,phase,offset,content,viewport,velocity,call\n"
        #expect(ScrollTrace().csv == text)
        #expect(try ScrollTrace(csv: text) == ScrollTrace())
    }

    @Test func readsColumnsInAnyOrderAndIgnoresOthers() throws {
        let trace = try ScrollTrace(
            csv: "# note\nnote,viewport,call,content,,velocity,offset,,phase,t\nx,600,hide,3000,,-5,10,,idle,1.5\n")
        let sample = ScrollSample(
            time: 1.5, offset: 10, contentLength: 3000, viewportLength: 600, phase: .idle, velocity: -5)
        #expect(trace.events == [.sample(sample), .call(.hide)])
    }

    @Test func trailingEmptyCellsMayBeMissing() throws {
        let head = "t,phase,offset,content,viewport,velocity,call,note\n"
        let full = try ScrollTrace(csv: head + "0,idle,0,3000,600,,,\n")
        #expect(try ScrollTrace(csv: head + "0,idle,0,3000,600\n") == full)
        #expect(try ScrollTrace(csv: head + "0,idle,0,3000,600,\n") == full)
        #expect(full.events.count == 1)
    }

    @Test func readsEverySettingInTheComments() throws {
        let text =
            "#bar-trace 1\n#\n# bar-length 60\n# start of it all\n# start hidden\n# bar-calls hide\n" + Self.header
        #expect(
            try ScrollTrace(csv: text) == ScrollTrace(events: [.call(.hide)], barLength: 60, startsHidden: true))
        #expect(try ScrollTrace(csv: "# start shown\n" + Self.header) == ScrollTrace())
    }

    @Test(arguments: [
        ("idle", ScrollSample.Phase.idle), ("tracking", .tracking), ("interacting", .interacting),
        ("dragging", .interacting), ("wheel", .interacting), ("key", .interacting), ("decelerating", .decelerating),
        ("animating", .animating), ("programmatic", .animating), ("zooming", .zooming),
    ])
    func readsPhase(word: String, phase: ScrollSample.Phase) throws {
        let trace = try ScrollTrace(csv: Self.header + "0,\(word),0,3000,600\n")
        let sample = ScrollSample(time: 0, offset: 0, contentLength: 3000, viewportLength: 600, phase: phase)
        #expect(trace.events == [.sample(sample)])
    }

    @Test func timeMayStandStill() throws {
        #expect(
            try ScrollTrace(csv: Self.header + "1,idle,0,3000,600\n1,idle,5,3000,600\n").events.count == 2)
    }

    @Test(arguments: [" !hide  !show ", "hide show", "!hide show"])
    func aCallMayLackItsMark(cell: String) throws {
        let trace = try ScrollTrace(
            csv: "t,phase,offset,content,viewport,call\n0,idle,0,3000,600,\(cell)\n")
        #expect(trace.events.dropFirst() == [.call(.hide), .call(.show)])
    }

    static let small = ScrollTraceSample.text

    @Test func readsLineEndingsByteOrderMarkAndEmptyLines() throws {
        let trace = try ScrollTrace(csv: Self.small)
        let windows = Self.small.replacing("\n", with: "\r\n")
        #expect(try ScrollTrace(csv: windows) == trace)
        #expect(try ScrollTrace(csv: "\u{FEFF}" + Self.small) == trace)
        #expect(try ScrollTrace(csv: "\u{FEFF}" + windows) == trace)
        #expect(try ScrollTrace(csv: Self.small.replacing("\n", with: "\n\n")) == trace)
    }

    @Test(arguments: [small, "\u{FEFF}" + small.replacing("\n", with: "\r\n")])
    func aFileCutAnywhereIsRefusedOrEndsWithAWholeRow(text: String) throws {
        let whole = try ScrollTrace(csv: text)
        let bytes = Array(text.utf8)
        var readable = 0
        for count in 0..<bytes.count {
            guard let trace = try? ScrollTrace(csv: Array(bytes[..<count])) else { continue }
            readable += 1
            #expect(bytes[count - 1] == UInt8(ascii: "\n"), "cut after \(count) bytes")
            #expect(trace.events == Array(whole.events.prefix(trace.events.count)), "cut after \(count) bytes")
        }
        // Behind the header and behind each row but the last.
        #expect(readable == 3)
    }

    @Test func anyByteInAnyPlaceIsReadOrRefused() {
        let bytes = Array(Self.small.utf8)
        for index in bytes.indices {
            for byte: UInt8 in [0, 10, 13, 32, 34, 35, 44, 45, 57, 101, 127, 195, 255] {
                var changed = bytes
                changed[index] = byte
                let trace = try? ScrollTrace(csv: changed)
                if byte == 0 || byte == 255 { #expect(trace == nil, "byte \(byte) at \(index)") }
            }
        }
    }
}

/// A small file with something of everything.
enum ScrollTraceSample {
    static let text = """
        # bar-trace 1
        # walk with é
        # start hidden
        t,phase,offset,content,viewport,velocity,call,note
        0,idle,0,3000,600
        0.0167,dragging,12.5,3000,600,,!hide +0.5s,x
        0.6,decelerating,-3e1,3000,600,-420,,y

        """
}
