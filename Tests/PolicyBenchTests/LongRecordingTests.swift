import Foundation
import Testing

/// Recordings that are longer than what the tool reads at once.
@Suite struct LongRecordingTests {
    /// 2.6 MB: drags down and up, a sample each, 100,000 of them.
    private static let header = "t,phase,offset,content,viewport\n"
    private static let rows = (0..<100_000).map { index in
        "\(index).5,dragging,\(index / 100 % 2 == 0 ? index % 100 : 99 - index % 100),3000,600\n"
    }

    @Test(arguments: ["text", "csv", "json"])
    func longRecordingsAreReplayedFromFilesAndPipes(format: String) throws {
        let scratch = try Scratch()
        let file = try scratch.write("stdin.csv", Self.header + Self.rows.joined())
        let fromFile = try Tool.run("replay", "--format", format, file)
        #expect(fromFile.status == 0)
        let lines = fromFile.output.split(separator: "\n")
        switch format {
        case "csv":
            #expect(lines.count == 100_002)
            #expect(lines[100_000].hasPrefix("stdin,99999,99999.5,interacting,0,user,-1,"))
            #expect(lines[100_001].hasPrefix("# settled exposure=1 ignored=0 moves="))
        case "json": #expect(fromFile.output.contains("\"samples\":100000"))
        default: #expect(lines.count > 900)
        }
        let shell = URL(fileURLWithPath: "/bin/sh")
        let fromPipe = try Tool.run(
            "-c", "cat \"$1\" | \"$0\" replay --format \"$2\" -", Tool.executable.path, file, format,
            executable: shell)
        #expect(fromPipe == fromFile)
    }

    @Test(arguments: ["text", "csv", "json"])
    func aMistakeInTheMiddleIsNamedAndTheOthersAreDone(format: String) throws {
        let scratch = try Scratch()
        var rows = Self.rows
        rows[90_000] = "90000.5,dragging,12x,3000,600\n"
        let bad = try scratch.write("bad.csv", Self.header + rows.joined())
        let good = try scratch.write("good.csv", shortRecording)
        let result = try Tool.run("replay", "--format", format, bad, good)
        let message = "\(bad):90002: column offset: expected a number, found \"12x\""
        #expect(result.status == 2)
        #expect(result.errors == "policy-bench: \(message)\n")
        let alone = try Tool.run("replay", "--format", format, good).output
        guard format == "csv" else {
            #expect(result.output == alone)
            return
        }
        let lines = result.output.split(separator: "\n").map(String.init)
        let broken = try #require(lines.firstIndex { $0.hasPrefix("# broken off") })
        #expect(lines[broken] == "# broken off: \(message)")
        // Rows were printed, all of them from before the mistake; then the good one follows.
        #expect(broken > 1 && broken <= 90_001)
        #expect(lines[1..<broken].allSatisfy { $0.hasPrefix("bad,") })
        #expect(lines[(broken + 1)...].elementsEqual(alone.split(separator: "\n").dropFirst().map(String.init)))
    }

    @Test func aMistakeBeforeAnythingWasPrintedLeavesNoTrace() throws {
        let scratch = try Scratch()
        let bad = try scratch.write("bad.csv", shortRecording + "2,idle\n")
        let result = try Tool.run("replay", "--format", "csv", bad)
        #expect(result.status == 2)
        #expect(result.output.split(separator: "\n").count == 1)
        #expect(result.errors == "policy-bench: \(bad):5: column offset: expected a number, found nothing\n")
    }
}
