import Foundation
import Testing

@Suite struct ReplayTests {
    @Test func csvHasARowForEverySample() throws {
        let scratch = try Scratch()
        let file = try scratch.write(
            "walk.csv",
            """
            t,phase,offset,content,viewport,velocity,call
            0,idle,0,3000,600
            0.5,dragging,12,3000,600
            0.625,idle,-3,3000,600,0,hold
            0.625,idle,-3,3000,600,0
            2,programmatic,40,3000,600

            """)
        let result = try Tool.run(
            "replay", "--format", "csv", "--policy", "sticky(motion: sliding(0.25, linear))", file)
        #expect(
            result
                == Tool.Result(
                    status: 0,
                    output: """
                        trace,index,t,phase,position,cause,travel,exposure,target,moving,held,move,reason
                        walk,0,0,idle,0,none,0,1,1,0,0,,
                        walk,1,0.5,interacting,12,user,12,1,0,1,0,0,scrolled down
                        walk,2,0.625,idle,0,user,-12,0.5,0,1,0,,
                        walk,3,0.625,idle,0,,0,0.5,1,1,1,,
                        walk,4,2,animating,40,program,0,1,1,0,1,,
                        # settled exposure=1 ignored=0 moves=2

                        """, errors: ""))
    }

    @Test func textHasALineForEveryMove() throws {
        let result = try Tool.run("replay", "--script", "V=600 C=3000 D >100 U +1s T D >90 U")
        #expect(
            result
                == Tool.Result(
                    status: 0,
                    output: """
                        script  0.0333  1 -> 0  sliding(0.4)  scrolled down
                        script  1.1000  0 -> 1  sliding(0.4)  scrolled up

                        """, errors: ""))
    }

    @Test func jsonHasAnObjectForEveryRecording() throws {
        let scratch = try Scratch()
        _ = try scratch.write("a.csv", shortRecording)
        _ = try scratch.write("b.csv", shortRecording)
        _ = try scratch.write("notes.txt", "no recording")
        let result = try Tool.run("replay", "--format", "json", "--policy", "fixed", scratch.folder.path)
        #expect(
            result
                == Tool.Result(
                    status: 0,
                    output: """
                        {"ignored":0,"moves":[],"policy":"fixed","samples":3,"settled":1,"trace":"a"}
                        {"ignored":0,"moves":[],"policy":"fixed","samples":3,"settled":1,"trace":"b"}

                        """, errors: ""))
        let moves = try Tool.run("replay", "--format", "json", scratch.folder.path + "/a.csv")
        #expect(
            moves.output == """
                {"ignored":0,"moves":[{"from":1,"index":1,"motion":"sliding(0.4)","reason":"scrolled down","t":0.5,"to":0}],"policy":"flick",\
                "samples":3,"settled":0,"trace":"a"}

                """)
    }

    @Test func optionsSayHowLongTheBarIsAndHowItStarts() throws {
        let script = "V=600 C=1000 B=80 T D >200/20 ?>0 X"
        let policy = "first(contentFits(margin: barLength), travel)"
        #expect(try Tool.run("replay", "--policy", policy, "--script", script).status == 0)
        #expect(try Tool.run("replay", "--policy", policy, "--bar-length", "400", "--script", script).status == 1)
        #expect(try Tool.run("replay", "--start", "hidden", "--script", "V=600 C=3000 ?0").status == 0)
        #expect(try Tool.run("replay", "--start", "shown", "--script", "V=600 C=3000 H ?1").status == 0)
    }

    @Test func expectationsThatFailAreNamed() throws {
        let result = try Tool.run("replay", "--script", "V=600 C=3000 D >100 ?>0 ?>1 ?settled:1 ?moves:2")
        #expect(result.status == 1)
        #expect(
            result.errors == """
                policy-bench: script: at 0.0333 s: expected target 1, found 0
                policy-bench: script: at 0.0333 s: expected settled exposure 1, found 0
                policy-bench: script: at 0.0333 s: expected 2 moves so far, found 1

                """)
    }

    @Test func whatIsLeftOutIsCounted() throws {
        let script = "V=0 D >100 !expose:0.5 !length:-1"
        let text = try Tool.run("replay", "--script", script + " V=600 >200 >300")
        #expect(text.status == 0)
        #expect(text.errors == "policy-bench: script: left out, since it cannot be true: 4 of its events\n")
        let json = try Tool.run("replay", "--script", script, "--format", "json")
        #expect(json.output.contains("\"ignored\":4"))
        #expect(json.errors == "")
    }

    @Test func aBadRecordingDoesNotStopTheOthers() throws {
        let scratch = try Scratch()
        let good = try scratch.write("good.csv", shortRecording)
        let bad = try scratch.write("bad.csv", shortRecording.replacingOccurrences(of: "12,", with: "12x,"))
        let missing = scratch.folder.path + "/missing.csv"
        let result = try Tool.run("replay", missing, bad, good)
        #expect(
            result
                == Tool.Result(
                    status: 2, output: "good  0.5000  1 -> 0  sliding(0.4)  scrolled down\n",
                    errors: """
                        policy-bench: \(missing): expected a recording or a folder of recordings, found nothing
                        policy-bench: \(bad):3: column offset: expected a number, found "12x"

                        """))
    }

    @Test func recordingsComeFromTheStandardInput() throws {
        let result = try Tool.run("replay", "-", input: shortRecording)
        #expect(result.output == "stdin  0.5000  1 -> 0  sliding(0.4)  scrolled down\n")
    }

    @Test func recordingsAndListsComeFromPipes() throws {
        let scratch = try Scratch()
        let recording = try scratch.write("one.csv", shortRecording)
        let move = "0.5000  1 -> 0  sliding(0.4)  scrolled down\n"
        #expect(try Tool.run("replay", "/dev/stdin", input: shortRecording).output == "stdin  " + move)
        #expect(try Tool.run("replay", "--list", "/dev/stdin", input: recording).output == "one  " + move)
    }

    @Test func inputThatCannotBeReadIsNotTakenForAnEmptyFile() throws {
        let shell = URL(fileURLWithPath: "/bin/sh")
        for (word, message) in [
            ("-", "stdin: expected a file that can be read"),
            ("--list=-", "-: expected a list of paths, found no file that can be read"),
        ] {
            let result = try Tool.run(
                "-c", "exec \"$0\" replay \"$1\" </", Tool.executable.path, word, executable: shell)
            #expect(result == Tool.Result(status: 2, output: "", errors: "policy-bench: \(message)\n"))
        }
    }

    @Test func timersFireInThePausesOfARecording() throws {
        // Hidden at 1 s; nothing happens until 9 s, and the bar comes back 2 s after the finger has gone.
        let recording = """
            t,phase,offset,content,viewport
            0,idle,500,9000,600
            1,interacting,560,9000,600
            1.05,idle,560,9000,600
            9,idle,560,9000,600

            """
        let result = try Tool.run("replay", "--policy", "showing(afterIdle: 2, sticky)", "-", input: recording)
        let times = result.output.split(separator: "\n").map { $0.split(separator: " ")[1] }
        #expect(times == ["1.0000", "3.0500"])
    }

    @Test func aTimerFiresAtItsTimeWhereWhatIsLeftOfItIsRounded() throws {
        // Due at 0.6534 + 3 s; 1.3069 and the seconds from there to it add up to a little less.
        let recording = """
            t,phase,offset,content,viewport
            0,idle,500,9000,600
            0.6534,interacting,560,9000,600
            1.3069,idle,560,9000,600
            9,idle,560,9000,600

            """
        let result = try Tool.run("replay", "--policy", "debounced(hiding: 3, sticky)", "-", input: recording)
        #expect(result.output == "stdin  3.6534  1 -> 0  sliding(0.35, easeIn)  scrolled down\n")
    }

    @Test func listsComeFromFilesAndTheStandardInput() throws {
        let scratch = try Scratch()
        let recording = try scratch.write("one.csv", shortRecording)
        let list = try scratch.write("list", recording + "\n\n" + recording + "\n")
        let twice =
            "one  0.5000  1 -> 0  sliding(0.4)  scrolled down\n" + "one  0.5000  1 -> 0  sliding(0.4)  scrolled down\n"
        #expect(try Tool.run("replay", "--list", list).output == twice)
        #expect(try Tool.run("replay", "--list", "-", input: recording + "\n" + recording).output == twice)
        #expect(try Tool.run("replay", "--list", "-", input: "\n").errors == "policy-bench: the list holds no path\n")
    }

    @Test func everyShippedRecordingIsReplayed() throws {
        let recordings = Tool.executable.deletingLastPathComponent()
            .appendingPathComponent("BarPolicies_policy-bench.resources/Recordings").path
        let result = try Tool.run("replay", "--format", "json", recordings)
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.split(separator: "\n").count == 99)
    }

    @Test func recordingsInFoldersAreCalledByTheirPath() throws {
        let scratch = try Scratch()
        for folder in ["walks", "flings"] {
            try FileManager.default.createDirectory(
                at: scratch.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        _ = try scratch.write("walks/one.csv", shortRecording)
        let file = try scratch.write("flings/one.CSV", shortRecording)
        let move = "  0.5000  1 -> 0  sliding(0.4)  scrolled down\n"
        for path in [scratch.folder.path, scratch.folder.path + "/"] {
            #expect(try Tool.run("replay", path).output == "flings/one" + move + "walks/one" + move)
        }
        #expect(try Tool.run("replay", file).output == "one" + move)
        let json = try Tool.run("replay", "--format", "json", scratch.folder.path)
        #expect(json.output.contains("\"trace\":\"flings/one\""))
    }

    @Test func aListMayBeLong() throws {
        let scratch = try Scratch()
        let paths = try (0..<2_000).map { try scratch.write("\($0).csv", shortRecording) }
        let result = try Tool.run("replay", "--list", "-", input: paths.joined(separator: "\n"))
        #expect(result.status == 0)
        #expect(result.output.split(separator: "\n").count == 2_000)
        #expect(result.output.hasSuffix("1999  0.5000  1 -> 0  sliding(0.4)  scrolled down\n"))
    }
}
