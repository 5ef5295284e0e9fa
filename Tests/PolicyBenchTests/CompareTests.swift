import BarPoliciesTesting
import Foundation
import Testing

/// `policy-bench compare`, run as a user would.
@Suite struct CompareTests {
    /// A reader who scrolls down, rests, and turns back.
    private static let turning = """
        t,phase,offset,content,viewport
        0,idle,500,9000,600
        1,interacting,520,9000,600
        1.1,interacting,560,9000,600
        1.2,idle,560,9000,600
        4,interacting,556,9000,600
        4.1,interacting,540,9000,600
        4.2,interacting,500,9000,600
        4.3,idle,500,9000,600
        6,idle,500,9000,600

        """

    @Test func theBestBarStandsFirst() throws {
        let scratch = try Scratch()
        let file = try scratch.write("turning.csv", Self.turning)
        let result = try Tool.run("compare", "--weights", "moves=0.01", "--policy", "fixed", "--policy", "sticky", file)
        #expect(result.status == 0)
        #expect(result.errors.isEmpty)
        let lines = result.output.split(separator: "\n").map(String.init)
        let names = lines.compactMap { line in ["sticky", "fixed"].first { line.hasPrefix($0) } }
        #expect(names == ["sticky", "fixed"])
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test func figuresAreWhatHappened() throws {
        let scratch = try Scratch()
        let file = try scratch.write("turning.csv", Self.turning)
        let result = try Tool.run("compare", "--policy", "sticky", "--format", "csv", file)
        let rows = result.output.split(separator: "\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false)
        }
        #expect(rows.count == 2)
        let cells = Dictionary(uniqueKeysWithValues: zip(rows[0], rows[1]))
        #expect(cells["trace"] == "turning")
        #expect(cells["policy"] == "sticky")
        #expect(cells["samples"] == "9")
        #expect(cells["seconds"] == "6.000000")
        // Down 20 points at once; up 4, which is not enough, and 16 more.
        #expect(cells["away"].flatMap { Double($0) }.map { $0.rounded() } == 20)
        #expect(cells["back"].flatMap { Double($0) }.map { $0.rounded() } == 20)
        #expect(cells["flickers"] == "0.0000")
        // Two moves in half a second of scrolling: five steps of a tenth.
        #expect(cells["moves"].flatMap { Double($0) }.map { $0.rounded() } == 240)
    }

    @Test func whatIsLeftOutIsNamed() throws {
        let scratch = try Scratch()
        let odd = Self.turning.replacingOccurrences(of: "560,9000,600", with: "560,9000,0")
        let file = try scratch.write("odd.csv", odd)
        let line = "\nleft out, since they cannot be true: 2 samples and calls (see replay)\n"
        #expect(try Tool.run("compare", file).output.contains(line))
        #expect(try Tool.run("tune", "--policy", "flick", "--vary", "hideDistance=0,9", file).output.contains(line))
        let plain = try scratch.write("plain.csv", Self.turning)
        #expect(!(try Tool.run("compare", plain).output.contains("left out")))
    }

    @Test func linesFoldInAnyOrderAndGrouping() throws {
        let scratch = try Scratch()
        let files = try [
            scratch.write("a.csv", Self.turning), scratch.write("b.csv", shortRecording),
            scratch.write("c.csv", Self.turning.replacingOccurrences(of: "560", with: "590")),
        ]
        let all = try Tool.run("compare", "--list", "-", input: files.joined(separator: "\n"))
        #expect(all.status == 0)
        let lines = all.output.split(separator: "\n").map { "\($0)\n" }
        #expect(lines.count == 3)
        let folded = try Tool.run("compare", "--merge", "--format", "json", input: all.output)
        let backwards = try Tool.run("compare", "--merge", "--format", "json", input: lines.reversed().joined())
        #expect(folded == backwards)
        let part = try Tool.run("compare", "--merge", "--format", "json", input: [lines[1], lines[2]].joined())
        let grouped = try Tool.run("compare", "--merge", "--format", "json", input: part.output + lines[0])
        #expect(folded == grouped)
        #expect(folded.output.contains("\"recordings\":3"))
        // One process that plays everything says the same.
        let table = try Tool.run("compare", files[0], files[1], files[2])
        #expect(try Tool.run("compare", "--merge", input: all.output) == table)
    }

    @Test func aBadRecordingIsNamedAndTheOthersAreDone() throws {
        let scratch = try Scratch()
        let good = try scratch.write("good.csv", Self.turning)
        let bad = try scratch.write("bad.csv", Self.turning.replacingOccurrences(of: "4.1,", with: "x,"))
        let result = try Tool.run("compare", bad, good)
        #expect(result.status == 2)
        #expect(result.errors.contains("\(bad):7: column t: expected a number, found \"x\""))
        #expect(result.output.hasPrefix("1 recording,"))
    }

    @Test(arguments: [
        (["compare"], "compare needs recordings"),
        (["compare", "--format", "yaml", "x.csv"], "--format: expected table, json or csv, found \"yaml\""),
        (["compare", "--weights", "speed=1", "x.csv"], "--weights: expected FIGURE=NUMBER, found \"speed=1\""),
        (["compare", "--weights", "back=-1", "x.csv"], "--weights: back: expected 0 to 1000000000, found \"-1\""),
        (["compare", "--weights", "back=1e10", "x.csv"], "--weights: back: expected 0 to 1000000000, found \"1e10\""),
        (["compare", "--weights", "back=inf", "x.csv"], "--weights: back: expected 0 to 1000000000, found \"inf\""),
        (["compare", "--merge", "--policy", "flick"], "--merge takes lines that were written before"),
        (["compare", "--policy", "flok", "x.csv"], "there is no policy flok"),
    ])
    func badUsageIsNamed(words: [String], message: String) throws {
        let result = try Tool.run(words)
        #expect(result.status == 2)
        #expect(result.errors.contains(message))
        #expect(result.output.isEmpty)
    }

    @Test(arguments: [
        ("no json\n", "stdin:1: expected a line that compare --format json wrote"),
        ("\n{\"schema\":9,\"policies\":[]}\n", "stdin:2: expected a line that compare --format json wrote (schema 1)"),
        ("", "there is no line to merge"),
        ("{}", "stdin:1: expected a newline, found the end of the file (it is cut off)"),
    ])
    func badLinesAreNamed(input: String, message: String) throws {
        let result = try Tool.run("compare", "--merge", input: input)
        #expect(result.status == 2)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test func linesOfOtherPoliciesAreRefused() throws {
        let scratch = try Scratch()
        let file = try scratch.write("turning.csv", Self.turning)
        let one = try Tool.run("compare", "--policy", "flick", "--format", "json", file)
        let other = try Tool.run("compare", "--policy", "sticky", "--format", "json", file)
        let result = try Tool.run("compare", "--merge", input: one.output + other.output)
        #expect(result.status == 2)
        #expect(result.errors.contains("stdin:2: expected the policies flick, as before, found sticky"))
    }

    @Test func linesThatCannotBeTrueAreRefused() throws {
        let scratch = try Scratch()
        let file = try scratch.write("turning.csv", Self.turning)
        let line = try Tool.run("compare", "--policy", "flick", "--format", "json", file).output
        for (part, wrong) in [
            ("\"moves\":2", "\"moves\":-2"), ("\"recordings\":1", "\"recordings\":9223372036854775807"),
        ] {
            let broken = line.replacingOccurrences(of: part, with: wrong)
            #expect(broken != line)
            let result = try Tool.run("compare", "--merge", input: line + broken)
            #expect(result.status == 2)
            #expect(result.errors.contains("stdin:2: flick: expected counts and times that can be true"))
        }
    }

    @Test func aWorkerWithoutWorkSaysNothing() throws {
        let none = Tool.Result(status: 0, output: "", errors: "")
        #expect(try Tool.run("compare", "--list", "-") == none)
        #expect(try Tool.run("compare", "--merge", "--format", "json") == none)
        #expect(try Tool.run("compare", "--list", "-", "--format", "table").errors.contains("the list holds no path"))
    }

    @Test func helpNamesTheStandardWeights() throws {
        let help = try Tool.run("compare", "--help").output.filter { !$0.isWhitespace }
        let given = help.components(separatedBy: "standard:")[1].components(separatedBy: ";")[0]
        let weights = given.split(separator: ",").map { $0.split(separator: "=") }
        let named = Dictionary(uniqueKeysWithValues: weights.map { (FeelFigure(rawValue: "\($0[0])"), Double($0[1])) })
        #expect(named.count == FeelObjective.standard.weights.count)
        for (figure, weight) in FeelObjective.standard.weights { #expect(named[figure] == weight) }
    }

    @Test func weightsChangeTheOrder() throws {
        let scratch = try Scratch()
        let file = try scratch.write("turning.csv", Self.turning)
        let policies = ["--policy", "fixed", "--policy", "sticky"]
        let calm = try Tool.run(["compare", "--weights", "moves=9,time=0,away=0"] + policies + [file])
        #expect(calm.output.split(separator: "\n")[3].hasPrefix("fixed"))
    }

    @Test func aPictureShowsEveryBar() throws {
        let scratch = try Scratch()
        let file = try scratch.write("turning.csv", Self.turning)
        let svg = scratch.folder.appendingPathComponent("bars.svg").path
        let result = try Tool.run("compare", "--policy", "sticky", "--policy", "flick", "--svg", svg, file)
        #expect(result.status == 0)
        let text = try String(contentsOfFile: svg, encoding: .utf8)
        #expect(text.hasPrefix("<svg"))
        #expect(text.contains(">turning<") && text.contains(">sticky<") && text.contains(">flick<"))
    }

    @Test func aPictureTakesTwelveRecordings() throws {
        let scratch = try Scratch()
        let file = try scratch.write("turning.csv", Self.turning)
        let svg = scratch.folder.appendingPathComponent("bars.svg").path
        let files = Array(repeating: file, count: 12)
        #expect(try Tool.run(["compare", "--svg", svg] + files).status == 0)
        let more = try Tool.run(["compare", "--svg", svg] + files + [file])
        #expect(more.status == 2)
        #expect(more.errors.contains("--svg draws up to 12 recordings, found 13"))
    }

    @Test func aPictureOfALongRecordingLosesNoMove() throws {
        // 9,000 samples, and a bar that is away for one of them.
        let scratch = try Scratch()
        var text = "t,phase,offset,content,viewport\n"
        for index in 0..<9_000 {
            let offset = index == 7_003 ? 520 : index > 7_003 ? 400 : 500
            text += "\(Double(index) / 64),interacting,\(offset),9000,600\n"
        }
        let file = try scratch.write("long.csv", text)
        let result = try Tool.run(
            "compare", "--svg", "-", "--policy", "animated(immediate, travel(showDistance: 0))", file)
        #expect(result.output.count < 200_000)
        // The last line drawn is the bar's, from the left to the right edge, and once wholly down.
        let line = try #require(result.output.components(separatedBy: "<polyline ").last)
        let points = try #require(line.components(separatedBy: "points=\"").last?.prefix { $0 != "\"" })
            .split(separator: " ").map { $0.split(separator: ",").compactMap { Double($0) } }
        let (xs, ys) = (points.map { $0[0] }, points.map { $0[1] })
        #expect(try abs(#require(xs.first) - 180) < 1 && abs(#require(xs.last) - 936) < 1)
        #expect(try #require(ys.max()) - #require(ys.min()) == 26)
    }

    @Test(arguments: ["flick", "sticky", "headroom", "debounced(hiding: 0.3, sticky)", "showing(afterIdle: 2, swipe)"])
    func movesAreThoseOfAReplay(policy: String) throws {
        struct Replayed: Decodable {
            struct Move: Decodable {}
            var moves: [Move]
        }
        struct Compared: Decodable {
            struct Bar: Decodable { var moves: Int }
            var policies: [Bar]
        }
        let recordings = Tool.executable.deletingLastPathComponent()
            .appendingPathComponent("BarPolicies_policy-bench.resources/Recordings").path
        func lines<Line: Decodable>(_ command: String) throws -> [Line] {
            let result = try Tool.run(command, "--policy", policy, "--format", "json", recordings)
            return try result.output.split(separator: "\n").map {
                try JSONDecoder().decode(Line.self, from: Data($0.utf8))
            }
        }
        let replayed: [Replayed] = try lines("replay")
        let compared: [Compared] = try lines("compare")
        #expect(replayed.count == 99)
        #expect(replayed.map(\.moves.count) == compared.map { $0.policies[0].moves })
    }

    @Test func aRecordingComesThroughThePipe() throws {
        let result = try Tool.run("compare", "--format", "csv", "--policy", "sticky", "-", input: Self.turning)
        #expect(result.status == 0)
        #expect(result.output.contains("\nstdin,sticky,9,"))
    }
}
