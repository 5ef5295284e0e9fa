import BarPolicies
import Foundation
import Testing

/// What is written and read again is the same, bit for bit.
@Suite struct TraceRoundTripTests {
    @Test(arguments: Recordings.paths)
    func recordingsComeBackFromBothForms(path: String) throws {
        let trace = try Recordings.read(path)
        #expect(try ScrollTrace(csv: trace.csv).bits == trace.bits)
        #expect(try ScrollTrace(trace.notation).bits == trace.bits)
    }

    @Test func everyRecordingIsThere() {
        #expect(Recordings.paths.count == 99)
    }

    @Test func recordingsHaveASampleForEachRow() throws {
        for path in Recordings.paths {
            let lines = String(decoding: try Recordings.bytes(path), as: UTF8.self).split(separator: "\n")
            let rows = lines.drop { $0.hasPrefix("#") }.dropFirst()
            #expect(try Recordings.read(path).events.count == rows.count, "\(path)")
        }
    }

    @Test(arguments: UInt64(1)...500)
    func randomTracesComeBackFromCSV(seed: UInt64) throws {
        var random = RandomTrace(seed: seed, fallingTimes: false)
        let trace = random.make()
        #expect(try ScrollTrace(csv: trace.csv).bits == trace.bits, "seed \(seed)\n\(trace.csv)")
    }

    @Test(arguments: UInt64(1)...500)
    func randomTracesComeBackFromTheNotation(seed: UInt64) throws {
        var random = RandomTrace(seed: seed, fallingTimes: true)
        let trace = random.make()
        #expect(try ScrollTrace(trace.notation).bits == trace.bits, "seed \(seed)\n\(trace.notation)")
    }

    @Test(arguments: UInt64(1)...500)
    func writingWhatWasReadGivesTheSameText(seed: UInt64) throws {
        var random = RandomTrace(seed: seed, fallingTimes: false)
        let trace = random.make()
        #expect(try ScrollTrace(trace.notation).notation == trace.notation, "seed \(seed)")
        #expect(try ScrollTrace(csv: trace.csv).csv == trace.csv, "seed \(seed)")
    }

    @Test(arguments: [
        "", "none", "none !hide", "none !hide +0.5s ?1 . !show", "none | t:0 T", "phase:interacting v:3 D300",
        "T D >390/20 U900 ~2400/40 . ?settled:0", "| t:-0 .-0 v:-0", "V=600 C=3000 | C=400 V=300 C=3500@1520",
        "!hold !hold +0.5s +0.25s ?>0 ?moves:2 !release", "W400/40 J800 A900 A1000 Z Z80 . = t:3 =",
        "!attach V=300 C=400 c:500 . !attach T !attach y=7 V=200 v:4 C=9", "D100 U ~120 D130 U D140 X ~150",
        "y=-20 D-0 >20 >40",
    ])
    func chosenTracesComeBackFromBothForms(notation: String) throws {
        let trace = try ScrollTrace(notation)
        #expect(try ScrollTrace(trace.notation).bits == trace.bits)
        #expect(try ScrollTrace(csv: trace.csv).bits == trace.bits)
    }
}
