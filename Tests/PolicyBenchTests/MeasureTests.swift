import Foundation
import Testing

@Suite struct MeasureTests {
    #if DEBUG
    @Test func anUnoptimisedBuildIsRefused() throws {
        let result = try Tool.run("measure", "--quick")
        #expect(
            result
                == Tool.Result(
                    status: 2, output: "",
                    errors: "policy-bench: this build is not optimised, and its numbers would mean nothing; "
                        + "use: swift run -c release policy-bench\n"))
    }
    #else
    @Test func rowsAreMeasuredOnTheShippedRecordings() throws {
        let scratch = try Scratch()
        let file = scratch.folder.path + "/result.json"
        let result = try Tool.run("--samples", "1", "--policy", "flick", "--policy", "startZone(60)", "--json", file)
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.hasPrefix("1 round of "))
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        let json = try String(contentsOfFile: file, encoding: .utf8)
        #expect(json.contains("\"schema\" : 1"))
        #expect(json.contains("\"recordings\" : 99"))
        #expect(json.contains("\"base\" : \"flick, same duty by hand\""))
        #expect(json.contains("\"name\" : \"startZone(60)\""))
    }

    @Test func oneRecordingIsCountedAsOne() throws {
        let scratch = try Scratch()
        let recording = try scratch.write("a.csv", shortRecording)
        let result = try Tool.run("--samples", "1", "--policy", "fixed", "--traces", recording)
        #expect(result.output.prefix { !$0.isNewline }.hasSuffix(" events: 1 recording and a generated session"))
    }

    @Test func allLoopsGiveTheMovesThatTheyMust() throws {
        #expect(try Tool.run("--samples", "1").status == 0)
    }
    #endif

    @Test func aCopySaysWhereItLookedForRecordings() throws {
        let scratch = try Scratch()
        let copy = scratch.folder.resolvingSymlinksInPath().appendingPathComponent("policy-bench")
        // Copied by a process of its own: a file that this one had open for writing may still be open in a process that
        // another test starts at the same time, and cannot be run then.
        let copied = try Tool.run(Tool.executable.path, copy.path, executable: URL(fileURLWithPath: "/bin/cp"))
        #expect(copied.status == 0)
        let lost = try Tool.run("--quick", executable: copy)
        #expect(lost.status == 2)
        #expect(lost.errors.contains("not at \(copy.deletingLastPathComponent().path)/BarPolicies_policy-bench"))
        #expect(lost.errors.contains("--traces PATH"))
        let recording = try scratch.write("a.csv", shortRecording)
        let found = try Tool.run("--samples", "1", "--traces", recording, executable: copy)
        #expect(!found.errors.contains("not at"))
    }
}
