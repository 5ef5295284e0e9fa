import BarPolicies
import Foundation

// reading FILE: how fast the file becomes a trace, and how fast it streams. The best of five rounds, in MB (10^6 bytes)
// a second of this process; the columns are summed so that each way says what it read.

/// The sum of all numbers, so that two ways of reading can be compared.
func sum(of events: [ScrollTrace.Event]) -> Double {
    var sum = 0.0
    for case .sample(let sample) in events {
        sum += sample.time + sample.offset + sample.contentLength + sample.viewportLength
    }
    return sum
}

/// Runs a piece of work five times and prints the best.
func time(_ name: String, bytes: Int, _ work: () throws -> Double) rethrows {
    var best = Double.infinity
    var sum = 0.0
    for _ in 0..<5 {
        let start = clock()
        sum = try work()
        best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
    }
    let speed = String(format: "%.0f", Double(bytes) / best / 1e6)
    print("  \(name): \(speed) MB/s (sum \(sum))")
}

let path = CommandLine.arguments[1]
let file = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))

try time("BarPolicies, file in memory to ScrollTrace", bytes: file.count) {
    sum(of: try ScrollTrace(csv: file, file: path).events)
}

try time("BarPolicies, streamed from the file in pieces of 1 MiB", bytes: file.count) {
    guard let handle = FileHandle(forReadingAtPath: path) else { return 0 }
    var piece = [UInt8](repeating: 0, count: 1 << 20)
    var reader = TraceReader(file: path)
    var events: [ScrollTrace.Event] = []
    var total = 0.0
    while true {
        let count = piece.withUnsafeMutableBytes { read(handle.fileDescriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { break }
        try reader.read(piece[..<count], into: &events)
        total += sum(of: events)
        events.removeAll(keepingCapacity: true)
    }
    try reader.finish()
    return total
}
