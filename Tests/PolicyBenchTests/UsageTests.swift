import Foundation
import Testing

@Suite struct UsageTests {
    @Test func unknownCommandsAndOptionsAreNamed() throws {
        #expect(
            try Tool.run("juggle")
                == Tool.Result(
                    status: 2, output: "",
                    errors:
                        "policy-bench: unknown command \"juggle\"; the commands are measure, diff, replay, compare, tune, policies\n"
                ))
        #expect(
            try Tool.run("replay", "--colour", "red")
                == Tool.Result(
                    status: 2, output: "",
                    errors: "policy-bench: unknown option --colour; see policy-bench replay --help\n"))
        #expect(
            try Tool.run("--slow").errors == "policy-bench: unknown option --slow; see policy-bench measure --help\n")
        #expect(
            try Tool.run("replay", "--policy").errors
                == "policy-bench: --policy needs a value; see policy-bench replay --help\n")
    }

    @Test(
        arguments: [
            (["replay"], "replay needs recordings, or --script, or --list; see policy-bench replay --help"),
            (
                ["replay", "-", "--script", "."],
                "replay needs recordings, or --script, or --list; see policy-bench replay --help"
            ),
            (
                ["replay", "--script", ".", "--bar-length", "-1"],
                "--bar-length: expected points, 0 to 1000000000, found \"-1\""
            ),
            (["replay", "--script", ".", "--start", "open"], "--start: expected shown or hidden, found \"open\""),
            (["replay", "--script", ".", "--format", "xml"], "--format: expected text, csv or json, found \"xml\""),
            (["replay", "--script", ".", "--format", "csv", "--format", "csv"], "--format may be given once"),
            (["measure", "a.csv"], "measure takes no \"a.csv\"; recordings are given by --traces PATH"),
            (["--samples", "0"], "--samples: expected a number of events, 1 or more, found \"0\""),
            (
                ["--json", "/no/such/folder/a.json"],
                "/no/such/folder/a.json cannot be written: there is no folder /no/such/folder"
            ),
            (["--json", ""], "a file to write has no name"),
            (["diff", "a.json"], "diff needs two measurements, OLD.json NEW.json; see policy-bench diff --help"),
            (["policies", "flick"], "policies takes no \"flick\""),
        ])
    func whatCannotBeUsedIsSaid(words: [String], message: String) throws {
        let result = try Tool.run(words)
        #expect(result == Tool.Result(status: 2, output: "", errors: "policy-bench: \(message)\n"))
    }

    @Test func helpAndVersionAreOutput() throws {
        #expect(try Tool.run("--version") == Tool.Result(status: 0, output: "policy-bench 0.1.0\n", errors: ""))
        for words in [
            ["--help"], ["replay", "--help"], ["measure", "--help"], ["diff", "--help"], ["policies", "-h"],
        ] {
            let result = try Tool.run(words)
            #expect(result.status == 0)
            #expect(result.output.hasPrefix("policy-bench"))
            #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        }
    }

    @Test func policiesAreListedWithParametersAndDefaults() throws {
        let result = try Tool.run("policies")
        #expect(result.status == 0)
        #expect(
            result.output.contains(
                """
                  swipe
                      A navigation bar that hides on the way down, never when the content fits.
                      hideDistance: 8 pt
                      showDistance: 8 pt
                      fitMargin: 0 pt, barLength or viewports(1.5)
                      minimumFlickVelocity: none (pt/s)
                      motion: sliding(0.2)

                """))
        for choice in ["turn: rebases or paysBack", "from: turn or drag", "release: nearest(0.5), band, direction"] {
            #expect(result.output.contains("      \(choice)"))
        }
        let names = result.output.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
        #expect(
            names.map { $0.dropFirst(2) } == [
                "flick", "swipe", "sticky", "following", "fixed", "headroom", "enterAlways", "exitUntilCollapsed",
                "browserControls", "minimising", "flick.published", "swipe.published", "sticky.published", "travel",
                "startZone", "contentFits", "first", "most", "reversed", "countingProgram", "animated",
                "minimumExposure", "debounced", "onlyShowing", "onlyHiding", "withoutHiding", "showing",
            ])
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
}
