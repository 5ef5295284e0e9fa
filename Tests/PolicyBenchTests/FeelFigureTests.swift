import Foundation
import Testing

/// The figures and costs that `compare` and `tune` print, on a recording of which they can be told by hand.
@Suite struct FeelFigureTests {
    /// 22 points down, 2 s at rest there, up to the start, 2 s at rest there; 7 s in all.
    private static let resting = """
        t,phase,offset,content,viewport
        0,idle,100,9000,600
        1,interacting,122,9000,600
        2,idle,122,9000,600
        4,interacting,0,9000,600
        5,idle,0,9000,600
        7,idle,0,9000,600

        """

    private let scratch: Scratch
    private let file: String

    init() throws {
        scratch = try Scratch()
        file = try scratch.write("resting.csv", Self.resting)
    }

    private func rows(_ words: String...) throws -> [[String: String]] {
        let result = try Tool.run(words + ["--format", "csv", file])
        #expect(result.status == 0, "\(result.errors)")
        let rows = result.output.split(separator: "\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        return rows.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(rows[0], $0)) }
    }

    @Test func restingHalfShownAndBeingLostAreSecondsAMinute() throws {
        let found = try rows("compare", "--policy", "following(release: none)", "--policy", "onlyHiding(sticky)")
        // 2 of 7 s.
        #expect(found.map { $0["half"] } == ["17.1429", "0.0000"])
        #expect(found.map { $0["wrong"] } == ["0.0000", "17.1429"])
    }

    @Test func distancesAreTheMedianAndOneInTwenty() throws {
        // Twenty ways down and up again, of 21 to 40 points.
        var text = "t,phase,offset,content,viewport\n0,interacting,500,9000,600\n"
        for length in 21...40 {
            text += "\(length),interacting,\(500 + length),9000,600\n\(length).5,interacting,500,9000,600\n"
        }
        let file = try scratch.write("ways.csv", text)
        for (policy, figure) in [("fixed", "away"), ("onlyHiding(sticky)", "back")] {
            let output = try Tool.run("compare", "--policy", policy, "--format", "csv", file).output
            let rows = output.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
            let cells = Dictionary(uniqueKeysWithValues: zip(rows[0], rows[1]))
            #expect(cells[Substring(figure)].flatMap { Double($0) }.map { $0.rounded() } == 30)
            #expect(cells[Substring(figure + "P95")].flatMap { Double($0) }.map { $0.rounded() } == 39)
        }
    }

    @Test func foldingKeepsEveryFigure() throws {
        let words = ["compare", "--policy", "following(release: none)", "--policy", "onlyHiding(sticky)"]
        let line = try Tool.run(words + ["--format", "json", file]).output
        let folded = try Tool.run("compare", "--merge", "--format", "csv", input: line).output
        let direct = try Tool.run(words + ["--format", "csv", file]).output
        #expect(folded == direct.replacingOccurrences(of: "\nresting,", with: "\n,"))
    }

    @Test func sumsOfALargeFleetFold() throws {
        // A thousand years of recordings: more microseconds than a number of 53 bits holds.
        let line = try Tool.run("compare", "--policy", "sticky", "--format", "json", file).output
        let long = line.replacingOccurrences(of: "\"microseconds\":7000000", with: "\"microseconds\":31556952000000007")
        #expect(long != line)
        let folded = try Tool.run("compare", "--merge", "--format", "json", input: long + line)
        #expect(folded.output.contains("\"microseconds\":31556952007000007"))
        #expect(try Tool.run("compare", "--merge", "--format", "json", input: folded.output) == folded)
    }

    @Test(arguments: [
        ("half=1", "following(release: none)", "unrest", 17.1429),
        ("wrong=1", "onlyHiding(sticky)", "loss", 17.1429),
        ("moves=1", "sticky", "unrest", 600), ("flickers=1", "swipe", "unrest", 0),
        ("back=1", "sticky", "loss", 122), ("backP95=1", "sticky", "loss", 122),
        ("away=1", "sticky", "room", 22), ("awayP95=2", "sticky", "room", 44),
        ("time=1", "fixed", "room", 100), ("screen=1", "fixed", "room", 100),
    ])
    func aWeightCostsWhatItsFigureSays(weight: String, policy: String, part: String, cost: Double) throws {
        let figures = "moves,flickers,back,backP95,away,awayP95,time,screen,half,wrong".split(separator: ",")
        let none = figures.map { "\($0)=0" }.joined(separator: ",")
        // A word that stands nowhere else makes a setting of the policy as it is.
        let found = try rows("tune", "--policy", "P", "--vary", "P=\(policy)", "--weights", "\(none),\(weight)")
        #expect(found.count == 1)
        for cell in ["cost", part] {
            #expect(found[0][cell].flatMap { Double($0) }.map { abs($0 - cost) <= 0.001 * cost } == true)
        }
    }

    @Test(arguments: ["compare", "tune"])
    func theBarIsAsTheOptionsSay(command: String) throws {
        let words =
            command == "tune" ? ["tune", "--policy", "P", "--vary", "P=sticky"] : ["compare", "--policy", "sticky"]
        func screen(_ options: String...) throws -> Double? {
            let result = try Tool.run(words + options + ["--format", "csv", file])
            let rows = result.output.split(separator: "\n").map {
                $0.split(separator: ",", omittingEmptySubsequences: false)
            }
            let column = try #require(rows[0].firstIndex(of: "screen"))
            return Double(rows[1][column])
        }
        let usual = try #require(try screen())
        #expect(try screen("--bar-length", "88").map { abs($0 - 2 * usual) < 1e-3 } == true)
        #expect(try #require(try screen("--start", "hidden")) > usual)
    }

    @Test func listsMayHaveEmptyLinesAndFoldersAreReadByName() throws {
        _ = try scratch.write("alpha.csv", Self.resting)
        let listed = try Tool.run(
            "compare", "--format", "csv", "--policy", "sticky", "--list", "-",
            input: "\n\(scratch.folder.path)\n  \n\(file)\n")
        #expect(listed.status == 0, "\(listed.errors)")
        let names = listed.output.split(separator: "\n").dropFirst().map { String($0.prefix { $0 != "," }) }
        #expect(names == ["alpha", "resting", "resting"])
    }

    @Test func numbersThatAreLongKeepTheirColumns() throws {
        let far = Self.resting.replacingOccurrences(of: "1,interacting,122", with: "1,interacting,123456")
            .replacingOccurrences(of: "9000", with: "900000")
        let result = try Tool.run("compare", "--policy", "fixed", try scratch.write("far.csv", far))
        let lines = result.output.split(separator: "\n").map(String.init)
        let heads = try #require(lines.first { $0.contains("cost") })
        let row = try #require(lines.first { $0.hasPrefix("fixed") })
        // 123,424 points.
        #expect(row.contains("  123k  123k "))
        #expect(row.count == heads.count)
    }

    @Test func aLongExpressionHasALineOfItsOwn() throws {
        let policy = "first(startZone(60), sticky)"
        let lines = try Tool.run("compare", "--policy", policy, file).output.split(separator: "\n").map(String.init)
        let place = try #require(lines.firstIndex(of: policy))
        #expect(lines[place + 1].hasPrefix("              "))
    }
}
