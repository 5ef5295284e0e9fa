import Foundation
import Testing

/// `policy-bench tune`, run as a user would.
@Suite struct TuneTests {
    /// Down 100 and up 30, again and again, in steps of 10 with a rest of 2 s after each way.
    private static let strokes: String = {
        var text = "t,phase,offset,content,viewport\n0,idle,500,99000,600\n"
        var (time, offset) = (0.0, 500.0)
        for _ in 0..<20 {
            for (count, step) in [(10, 10.0), (3, -10.0)] {
                for _ in 0..<count {
                    time += 0.0625
                    offset += step
                    text += "\(time),interacting,\(offset),99000,600\n"
                }
                time += 2
                text += "\(time),idle,\(offset),99000,600\n"
            }
        }
        return text
    }()

    private let scratch: Scratch
    private let file: String

    init() throws {
        scratch = try Scratch()
        file = try scratch.write("strokes.csv", Self.strokes)
    }

    private func tune(_ words: String...) throws -> Tool.Result {
        try Tool.run(["tune"] + words + [file])
    }

    @Test func theBestSettingComesFirstAndAsSwift() throws {
        // Who wants the bar back at once, whatever it costs, is told the least distance.
        let result = try tune(
            "--policy", "sticky", "--vary", "showDistance=0...50:10", "--vary", "hideDistance=4,8", "--weights",
            "moves=0,flickers=0,time=0,away=0,back=1", "--top", "2")
        #expect(result.status == 0)
        #expect(result.errors.isEmpty)
        #expect(result.output.contains("12 settings on 1 recording, 301 samples"))
        #expect(result.output.hasSuffix("\nStickyHeaderPolicy(hideDistance: 4, showDistance: 0)\n"))
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        // Who wants calm is told one that a stroke of 30 does not reach.
        let calm = try tune(
            "--policy", "sticky", "--vary", "showDistance=0...50:10", "--weights",
            "moves=1,flickers=0,time=0,away=0,back=0,backP95=0", "--format", "csv")
        let best = calm.output.split(separator: "\n")[1].split(separator: ",")
        #expect(best[0] == "30")
    }

    @Test(arguments: ["1", "2", "7"])
    func anyNumberOfWorkersGivesTheSame(workers: String) throws {
        let words = ["tune", "--policy", "flick", "--vary", "hideDistance=0...60:1", "--format", "csv"]
        let one = try Tool.run(words + ["--workers", "1", file])
        #expect(try Tool.run(words + ["--workers", workers, file]) == one)
        #expect(one.output.split(separator: "\n").count == 62)
    }

    @Test func thePolicyAsItIsGivenStandsBesideTheSettings() throws {
        let room = ["--weights", "moves=0,flickers=0,back=0,backP95=0"]
        let result = try Tool.run(["tune", "--policy", "sticky", "--vary", "hideDistance=8,9,200"] + room + [file])
        let best = try #require(result.output.split(separator: "\n").dropFirst(2).first).split(separator: " ")
        #expect(best[0] == "8")
        #expect(result.output.contains("\nAs it is given: cost \(best[2]), unrest \(best[3]), "))
        #expect(result.output.contains("\nThe first 2 are equally good here.\n"))
        // Words of one's own make no policy.
        let words = try tune("--policy", "sticky(hideDistance: A)", "--vary", "A=8,40")
        #expect(words.status == 0 && !words.output.contains("As it is given"))
        #expect(!words.output.contains("equally good"))
    }

    @Test func aSettingIsWhatCompareSaysOfIt() throws {
        let tuned = try tune("--policy", "flick", "--vary", "hideDistance=20", "--format", "csv")
        let compared = try Tool.run("compare", "--policy", "flick(hideDistance: 20)", "--format", "csv", file)
        let figures = { (text: String, count: Int) in text.split(separator: "\n")[1].split(separator: ",").suffix(count)
        }
        #expect(figures(tuned.output, 8) == figures(compared.output, 8))
    }

    @Test func wordsOfOnesOwnStandForValues() throws {
        let result = try tune(
            "--policy", "first(startZone(A), travel(hideDistance: A, showDistance: B, from: F))", "--vary",
            "A=10,20", "--vary", "B=0.1...0.3:0.1", "--vary", "F=turn,drag", "--format", "csv")
        let rows = result.output.split(separator: "\n").map { $0.split(separator: ",")[..<3].joined(separator: " ") }
        #expect(rows.count == 13)
        #expect(Set(rows).isSuperset(of: ["A B F", "10 0.1 turn", "20 0.3 drag"]))
    }

    @Test func aNameMayStandInAValueOfAnEarlierOne() throws {
        let result = try tune(
            "--policy", "first(startZone(60), P)", "--vary", "P=sticky,flick(showDistance: 3)", "--vary",
            "hideDistance=4,8", "--format", "csv")
        #expect(result.status == 0, "\(result.errors)")
        let rows = result.output.split(separator: "\n").map { $0.split(separator: ",")[..<2].joined(separator: " ") }
        #expect(
            Set(rows) == [
                "P hideDistance", "sticky 4", "sticky 8", "flick(showDistance: 3) 4", "flick(showDistance: 3) 8",
            ])
    }

    @Test func costsAreThoseOfAllRecordings() throws {
        let other = try scratch.write("short.csv", shortRecording)
        let words = ["--format", "csv", "--weights", "moves=1", file, other]
        let tuned = try Tool.run(["tune", "--policy", "flick", "--vary", "hideDistance=20"] + words)
        let lines = try Tool.run(["compare", "--policy", "flick(hideDistance: 20)", "--format", "json", file, other])
        let folded = try Tool.run("compare", "--merge", "--format", "csv", input: lines.output)
        let figures = { (text: String) in text.split(separator: "\n")[1].split(separator: ",").suffix(9) }
        #expect(figures(tuned.output) == figures(folded.output))
    }

    @Test func rangesEndWhereTheySay() throws {
        let result = try tune("--policy", "sticky", "--vary", "hideDistance=0...0.7:0.1", "--format", "csv")
        let values = result.output.split(separator: "\n").dropFirst().map { String($0.prefix { $0 != "," }) }
        #expect(Set(values) == ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7"])
    }

    @Test func aLongChoiceIsShownInPart() throws {
        // Less than a step of 10 points is all the same: none of these beats another.
        let result = try tune("--policy", "travel", "--vary", "hideDistance=1...9:0.25")
        let choice = try #require(result.output.components(separatedBy: "The choice there is: ").last)
        let lines = choice.split(separator: "\n").map(String.init)
        #expect(lines.first?.hasPrefix("33 that no other beats in everything.") == true)
        let end = try #require(lines.firstIndex(of: "(13 between these are left out)"))
        // Both ends are among those that are shown.
        let shown = lines[2..<end].compactMap { $0.split(separator: " ").first.flatMap { Double($0) } }
        #expect(shown.count == 20 && shown.first == 1 && shown.last == 9)
    }

    @Test func longValuesHaveALineOfTheirOwn() throws {
        let result = try tune(
            "--policy", "P", "--vary", "P=sticky,first(startZone(60), sticky(hideDistance: 12, showDistance: 8))")
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(lines.contains("first(startZone(60), sticky(hideDistance: 12, showDistance: 8))"))
    }

    @Test func aPictureOnTheStandardOutputIsAlone() throws {
        let result = try tune("--policy", "sticky", "--vary", "hideDistance=4,8", "--svg", "-")
        #expect(result.output.hasPrefix("<svg") && result.output.hasSuffix("</svg>\n"))
        let compared = try Tool.run("compare", "--svg", "-", file)
        #expect(compared.output.hasPrefix("<svg") && compared.output.hasSuffix("</svg>\n"))
    }

    @Test(arguments: [
        ("sticky", "showDistance=1,2"), ("first(startZone(60), sticky)", "startZone=1,2"),
        ("first(startZone, sticky)", "startZone=1,2"), ("first(sticky, travel)", "travel.showDistance=1,2"),
        ("minimumExposure(0.2, sticky)", "minimumExposure=0.1,0.2"),
        ("minimumExposure(sticky)", "minimumExposure=0.1,0.2"), ("debounced(sticky)", "hiding=0.1,0.2"),
    ])
    func parametersAreFoundByTheirNames(policy: String, variation: String) throws {
        let result = try tune("--policy", policy, "--vary", variation, "--format", "csv")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.split(separator: "\n").count == 3)
    }

    @Test(arguments: [
        (["--policy", "sticky"], "tune needs --policy and --vary"),
        (["--policy", "sticky", "--vary", "hideDistance"], "--vary: expected NAME=FIRST...LAST:STEP or NAME=A,B,C"),
        (["--policy", "sticky", "--vary", "hideDistance=0...9"], "expected FIRST...LAST:STEP with a STEP above 0"),
        (["--policy", "sticky", "--vary", "hideDistance=9...0:1"], "expected FIRST...LAST:STEP with a STEP above 0"),
        (["--policy", "sticky", "--vary", "hideDistance=0...1e9:1"], "expected at most 100000 values"),
        (["--policy", "sticky", "--vary", "speed=1,2"], "sticky has neither a word speed nor a parameter"),
        (["--policy", "first(P(3), flick)", "--vary", "P=sticky"], "has neither a word P nor a parameter"),
        (["--policy", "first(sticky, flick)", "--vary", "hideDistance=1"], "hideDistance stands for 2 parameters of"),
        (["--policy", "sticky", "--vary", "hideDistance=-4"], "expected a number that is not negative"),
        (["--policy", "sticky", "--vary", "hideDistance=1", "--vary", "hideDistance=2"], "is varied twice"),
        (
            ["--policy", "sticky", "--vary", "hideDistance=0...999:0.5", "--vary", "showDistance=0...999:1"],
            "expected at most 1000000 settings in all"
        ),
        (["--policy", "sticky", "--vary", "hideDistance=1", "--workers", "0"], "--workers: expected a whole number"),
    ])
    func badUsageIsNamed(words: [String], message: String) throws {
        let result = try Tool.run(["tune"] + words + [file])
        #expect(result.status == 2)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(result.output.isEmpty)
    }

    @Test func theChoiceIsDrawn() throws {
        let svg = scratch.folder.appendingPathComponent("choice.svg").path
        let result = try tune("--policy", "sticky", "--vary", "hideDistance=0...24:8", "--svg", svg)
        #expect(result.status == 0)
        let text = try String(contentsOfFile: svg, encoding: .utf8)
        #expect(text.components(separatedBy: "<circle").count == 6)
    }

    @Test func nothingOnTheFrontIsBeatenInEverything() throws {
        struct Setting { var isOnFront: Bool, costs: [Double] }
        let result = try tune(
            "--policy", "sticky", "--vary", "hideDistance=0...100:20", "--vary", "showDistance=0...40:8", "--format",
            "csv")
        let settings = result.output.split(separator: "\n").dropFirst().map { row in
            let cells = row.split(separator: ",")
            return Setting(isOnFront: cells[2] == "1", costs: cells[4..<7].compactMap { Double($0) })
        }
        #expect(settings.count == 36)
        for setting in settings {
            let isBeaten = settings.contains { other in
                other.costs != setting.costs && zip(other.costs, setting.costs).allSatisfy { $0 <= $1 }
            }
            #expect(setting.isOnFront == !isBeaten)
        }
    }
}
