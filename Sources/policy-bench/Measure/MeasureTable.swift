import BarPolicies
import BarPoliciesTesting

/// A measurement as two tables of at most 80 columns.
enum MeasureTable {
    private static let timesLine = TableLine(nameWidth: 32, widths: [5, 7, 6, 7, 8, 7, 8])
    private static let restLine = TableLine(nameWidth: 32, widths: [7, 11, 14, 14])

    static func text(_ timing: PolicyTiming, _ results: [PolicyTiming.Result]) -> String {
        let workload = timing.workload
        let batch = count(timing.passes, "pass", plural: "passes")
        let rounds = count(timing.rounds, "round")
        let recordings = count(workload.parts.count - 1, "recording")
        let times = [
            "\(rounds) of \(batch) or more over \(workload.samples.count) events:",
            "\(recordings) and a generated session; nanoseconds per event", times(results),
            "spread: the middle half of the batches over their median. ratio: to the loop by",
            "hand with the same moves. reading: to reading the samples alone. Both ratios are",
            "medians over the rounds; times vary from run to run.",
        ]
        return (times + ["", rest(results)]).joined(separator: "\n") + "\n"
    }

    private static func times(_ results: [PolicyTiming.Result]) -> String {
        let head = timesLine.text("", ["min", "median", "p90", "p99", "spread", "ratio", "reading"])
        let lines = results.map { result in
            let cells = [
                NumberFormat.fixed(result.least, 1), NumberFormat.fixed(result.median, 1),
                NumberFormat.fixed(result.percentile(0.9), 1), NumberFormat.fixed(result.percentile(0.99), 1),
                NumberFormat.fixed(result.spread * 100, 1) + " %",
                result.ratio.map { NumberFormat.fixed($0.median, 2) } ?? "",
                result.overReading.map { NumberFormat.fixed($0.median, 1) } ?? "",
            ]
            return timesLine.text(result.name, cells)
        }
        return ([head] + lines).joined(separator: "\n")
    }

    private static func rest(_ results: [PolicyTiming.Result]) -> String {
        let head = restLine.text("", ["moves", "in motion", "policy", "driver"])
        let lines = results.map { result in
            let cells = [
                "\(result.moves)", result.shareInMotion.map { NumberFormat.fixed($0 * 100, 1) + " %" } ?? "",
                result.policyBytes.map { "\($0) bytes" } ?? "", result.driverBytes.map { "\($0) bytes" } ?? "",
            ]
            return restLine.text(result.name, cells)
        }
        let foot = "in motion: the share of events after which the bar moves. A sample has \(sampleBytes) bytes."
        return ([head] + lines + [foot]).joined(separator: "\n")
    }

    private static var sampleBytes: Int { MemoryLayout<ScrollSample>.size }

    private static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(plural ?? noun + "s")"
    }
}
