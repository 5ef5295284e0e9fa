import Foundation
import Testing

@Suite struct DiffTests {
    /// A row of a measurement: its ratios with the same interval to both sides.
    private struct Row {
        var name: String
        var base: String?
        var ratio: Double?
        var reading: Double? = 10
        var doubt = 0.01
        var bytes: Int?
    }

    private static let hand = Row(name: "flick, same duty by hand", base: "flick, same duty by hand", ratio: 1)
    private static let flick = Row(name: "flick", base: "flick, same duty by hand", ratio: 1.06, reading: 11)
    private static let fixed = Row(name: "fixed", reading: 8, bytes: 0)
    private static let written = Row(name: "flick, as written", reading: 2)

    private func json(_ rows: [Row], toolchain: String = "Swift 6.3", isNoisy: Bool = false) -> String {
        func ratio(_ name: String, _ median: Double?, _ doubt: Double) -> String {
            median.map {
                "\"\(name)\":{\"median\":\($0),\"low\":\($0 * (1 - doubt)),\"high\":\($0 * (1 + doubt))},"
            } ?? ""
        }
        let rows = rows.map { row in
            "{\"name\":\"\(row.name)\"," + (row.base.map { "\"base\":\"\($0)\"," } ?? "")
                + (row.bytes.map { "\"policyBytes\":\($0)," } ?? "") + ratio("ratio", row.ratio, row.doubt)
                + ratio("overReading", row.reading, row.doubt)
                + "\"min\":1,\"median\":2,\"p90\":3,\"p99\":4,\"spread\":0.02,\"moves\":5}"
        }
        return """
            {"schema":2,"version":"0.1.0","unit":"ns per event","toolchain":"\(toolchain)","cpu":"a","os":"b","seed":1,
            "rounds":9,"passesPerBatch":1,"eventsPerPass":7,"recordings":1,"sampleBytes":42,"medianSpread":0.123,
            "isNoisy":\(isNoisy),"rows":[\(rows.joined(separator: ","))]}
            """
    }

    private func diff(_ old: String, _ new: String) throws -> Tool.Result {
        let scratch = try Scratch()
        return try Tool.run("diff", try scratch.write("old.json", old), try scratch.write("new.json", new))
    }

    private func diff(_ old: [Row], _ new: [Row]) throws -> Tool.Result { try diff(json(old), json(new)) }

    /// The verdict of a row in a table.
    private func verdict(_ name: String, in result: Tool.Result) -> String? {
        result.output.split(separator: "\n").first { $0.hasPrefix(name + "  ") }
            .flatMap { $0.components(separatedBy: "  ").last }
    }

    @Test func theTableSaysWhatBecameOfEveryRow() throws {
        var slow = Self.flick
        slow.ratio = 2.5
        var quick = Self.fixed
        quick.reading = 4
        var written = Self.written
        written.reading = 3
        let result = try diff(
            [Self.hand, Self.flick, Self.fixed, Self.written, Row(name: "gone")],
            [Self.hand, slow, quick, written, Row(name: "come")])
        #expect(
            result
                == Tool.Result(
                    status: 1,
                    output: """
                                                             old     new    change
                        flick, same duty by hand           10.00   10.00     0.0 %  same (reading)
                        flick                               1.06    2.50  +135.8 %  worse
                        fixed                               8.00    4.00   -50.0 %  better (reading)
                        flick, as written                   2.00    3.00   +50.0 %  not judged (reading)
                        come                                                        only in new
                        gone                                                        only in old
                        old, new: the ratio to the loop by hand with the same moves, or (reading) to
                        reading alone. worse, better: by over 8 % (reading: 15 %), the intervals of both
                        runs apart.
                        1 worse, 1 better, 1 same, 1 not judged, 1 only in old, 1 only in new

                        """, errors: ""))
    }

    @Test func theStatusTellsBetterFromWorse() throws {
        var quick = Self.flick
        quick.ratio = 0.9
        #expect(try diff([Self.hand, Self.flick], [Self.hand, Self.flick]).status == 0)
        #expect(try diff([Self.hand, Self.flick], [Self.hand, quick]).status == 3)
        #expect(try diff([Self.hand, quick], [Self.hand, Self.flick]).status == 1)
    }

    @Test func aSlowerMachineIsNoVerdict() throws {
        var slow = Self.flick
        slow.reading = 22
        let result = try diff([Self.hand, Self.flick], [Self.hand, slow])
        #expect(verdict("flick", in: result) == "same")
    }

    @Test(arguments: [(1.079, "same"), (1.081, "worse"), (0.921, "same"), (0.919, "better")])
    func aSmallChangeIsNoVerdict(change: Double, expected: String) throws {
        var sure = Self.flick
        sure.doubt = 0
        var other = sure
        other.ratio = 1.06 * change
        #expect(verdict("flick", in: try diff([sure], [other])) == expected)
        var reading = Self.fixed
        reading.doubt = 0
        var another = reading
        another.reading = 8 * (1 + (change - 1) * 15 / 8)
        #expect(verdict("fixed", in: try diff([reading], [another])) == expected + " (reading)")
    }

    @Test func whatIsInDoubtIsNoVerdict() throws {
        var slow = Self.flick
        slow.ratio = 1.3
        #expect(verdict("flick", in: try diff([Self.flick], [slow])) == "worse")
        slow.doubt = 0.2
        #expect(verdict("flick", in: try diff([Self.flick], [slow])) == "same")
    }

    @Test func aRowWithAnotherLoopByHandIsJudgedByReading() throws {
        var other = Self.flick
        other.base = "another loop"
        other.ratio = 3
        #expect(verdict("flick", in: try diff([Self.flick], [other])) == "same (reading)")
    }

    @Test func anotherToolchainAndNoiseAreRemarked() throws {
        let result = try diff(json([Self.flick]), json([Self.flick], toolchain: "Swift 7", isNoisy: true))
        #expect(
            result.output.hasPrefix(
                "another toolchain: Swift 6.3, now Swift 7\nnoisy: the new run's batches spread by 12.3 %\n"))
    }

    @Test func anotherWorkloadIsRemarked() throws {
        let old = json([Self.flick])
        let new = old.replacingOccurrences(of: "\"eventsPerPass\":7", with: "\"eventsPerPass\":9")
        #expect(try diff(old, new).output.hasPrefix("another workload: 7 events, now 9 events\n"))
    }

    @Test(
        arguments: [
            ("none", "found no JSON"), ("[1]", "found JSON without a \"schema\""),
            ("{\"schema\":1}", "found schema 1, and needed schema 2"), ("{\"schema\":2}", "found no version"),
        ])
    func whatIsNoMeasurementIsNamed(text: String, found: String) throws {
        let scratch = try Scratch()
        let bad = try scratch.write("bad.json", text)
        let good = try scratch.write("good.json", json([Self.flick]))
        let expected =
            "policy-bench: \(bad): expected a measurement, written by policy-bench measure --json, \(found)\n"
        #expect(try Tool.run("diff", bad, good) == Tool.Result(status: 2, output: "", errors: expected))
        #expect(try Tool.run("diff", good, bad) == Tool.Result(status: 2, output: "", errors: expected))
    }

    @Test func aMissingFileAndAWrongTypeAreNamed() throws {
        let scratch = try Scratch()
        let good = try scratch.write("good.json", json([Self.flick]))
        let missing = try Tool.run("diff", good, "/no/such.json")
        #expect(missing.status == 2)
        #expect(missing.errors.hasSuffix("measure --json, found no file that can be read\n"))
        let wrong = try scratch.write(
            "wrong.json", json([Self.flick]).replacingOccurrences(of: "\"p90\":3", with: "\"p90\":\"3\""))
        #expect(try Tool.run("diff", good, wrong).errors.hasSuffix("found something else at rows[0].p90\n"))
    }

    @Test func tooFewRoundsToBeSureOfAreRefused() throws {
        let enough = json([Self.flick]).replacingOccurrences(of: "\"rounds\":9", with: "\"rounds\":8")
        #expect(try diff(enough, enough).status == 0)
        let few = json([Self.flick]).replacingOccurrences(of: "\"rounds\":9", with: "\"rounds\":7")
        for result in [try diff(enough, few), try diff(few, enough)] {
            #expect(result.status == 2)
            #expect(result.output == "")
            #expect(
                result.errors.hasSuffix(".json: expected 8 rounds or more, measured with more --samples, found 7\n"))
        }
    }

    @Test(
        arguments: [
            ("\"median\":1.06", "\"median\":0", "ratio"), ("\"low\":1.0", "\"low\":2.0", "ratio"),
            ("\"high\":1.", "\"high\":-1.", "ratio"), ("\"low\":10.89", "\"low\":-1", "overReading"),
        ])
    func aRatioThatCannotBeIsNamed(good: String, bad: String, place: String) throws {
        let text = json([Self.fixed, Self.flick])
        let broken = text.replacingOccurrences(of: good, with: bad)
        #expect(broken != text)
        let result = try diff(text, broken)
        #expect(result.status == 2)
        #expect(result.errors.hasSuffix("measure --json, found no ratio at rows[1].\(place)\n"))
    }

    @Test func measurementsWithoutACommonRowAreRefused() throws {
        let result = try diff([Self.flick, Self.written], [Self.fixed, Self.written])
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.errors.contains("new.json: expected a row that "))
        #expect(result.errors.hasSuffix("old.json has too, with a ratio in both, found none\n"))
    }
}
