import Foundation
import Testing

@Suite struct MeasureTests {
    @Test func onlyOneResultGoesToTheStandardOutput() throws {
        #expect(
            try Tool.run("measure", "--json", "-", "--svg", "-")
                == Tool.Result(
                    status: 2, output: "",
                    errors: "policy-bench: only one of --json and --svg can go to the standard output\n"))
    }

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
        #expect(result.output.hasPrefix("1 round of 1 pass or more over "))
        #expect(result.output.contains("\n99 recordings and a generated session; nanoseconds per event\n"))
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: file))) as? [String: Any])
        #expect(json["schema"] as? Int == 2)
        #expect(json["recordings"] as? Int == 99)
        #expect(json["rounds"] as? Int == 1)
        #expect(json["passesPerBatch"] as? Int == 1)
        #expect(json["sampleBytes"] as? Int == 42)
        #expect(json["isNoisy"] as? Bool == false)
        for name in ["toolchain", "cpu", "os", "version", "unit"] { #expect((json[name] as? String)?.isEmpty == false) }
        #expect(json["loadAtStart"] is Double)
        let rows = try #require(json["rows"] as? [[String: Any]])
        #expect(
            rows.map { $0["name"] as? String } == [
                "reading alone", "flick, same duty by hand", "flick", "startZone(60)",
            ])
        #expect(rows.map { $0["base"] as? String } == [nil, rows[1]["name"], rows[1]["name"], nil] as? [String?])
        #expect((rows[1]["ratio"] as? [String: Double])?["median"] == 1)
        #expect((rows[2]["ratio"] as? [String: Double])?["high"] != nil)
        #expect((rows[3]["overReading"] as? [String: Double])?["median"] != nil)
        #expect(rows[3]["policyBytes"] as? Int != nil)
        for name in ["min", "median", "p90", "p99", "spread"] { #expect(rows[2][name] is Double) }
    }

    @Test func oneRecordingIsCountedAsOne() throws {
        let scratch = try Scratch()
        let recording = try scratch.write("a.csv", shortRecording)
        let result = try Tool.run("--samples", "1", "--policy", "fixed", "--traces", recording)
        #expect(result.output.contains("\n1 recording and a generated session; "))
    }

    @Test func rowsAreChosenByNameOrBeginning() throws {
        let one = try Tool.run("--samples", "1", "--row", "flick", "--json", "-").output
        #expect(one.contains("\"name\" : \"flick\""))
        #expect(one.components(separatedBy: "\"name\"").count == 2)
        #expect(!one.contains("\"ratio\""))
        let two = try Tool.run("--samples", "1", "--row", "sticky, ", "--row", "sticky", "--json", "-").output
        #expect(two.components(separatedBy: "\"name\"").count == 4)
        #expect(two.contains("\"base\" : \"sticky, same duty by hand\""))
    }

    @Test func theChartShowsEveryRow() throws {
        let scratch = try Scratch()
        let file = scratch.folder.path + "/chart.svg"
        #expect(try Tool.run("--samples", "1", "--policy", "most(flick, startZone(9))", "--svg", file).status == 0)
        let svg = try String(contentsOfFile: file, encoding: .utf8)
        #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" "))
        #expect(svg.hasSuffix("</svg>\n"))
        #expect(svg.contains(">reading alone</text>"))
        #expect(svg.contains(">most(flick, startZone(9))</text>"))
        #expect(svg.contains("@media (prefers-color-scheme: dark)"))
    }

    @Test func allLoopsGiveTheMovesThatTheyMust() throws {
        #expect(try Tool.run("--samples", "1").status == 0)
    }
    #endif

    @Test func aRowThatIsNotThereIsNamed() throws {
        let result = try Tool.run("--row", "flick, erased", "--row", "flock")
        #expect(result.status == 2)
        let lines = result.errors.split(separator: "\n")
        #expect(
            lines.first
                == "policy-bench: --row: expected the name of a row or its beginning, found \"flock\"; the rows are")
        #expect(lines.contains("  depth 16"))
    }

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
