// Packs the samples of a recording for `replay`: `pack RECORDING.csv > samples`. Host calls are left out.

import BarPolicies
import Foundation

let path = CommandLine.arguments[1]
let trace = try ScrollTrace(csv: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))), file: path)
var packed = Data()
for case .sample(let sample) in trace.events {
    let numbers = [
        sample.time, sample.offset, sample.contentLength, sample.viewportLength, Double(sample.phase.rawValue),
        sample.velocity ?? .nan,
    ]
    numbers.withUnsafeBytes { packed.append(contentsOf: $0) }
}
FileHandle.standardOutput.write(packed)
