import BarPolicies

extension ScrollTrace {
    /// The trace with every number as its bits, so that -0 and 0 differ when two traces are compared.
    var bits: [String] {
        ["bar \(barLength.bitPattern) hidden \(startsHidden)"] + events.map(\.bits)
    }
}

extension ScrollTrace.Event {
    fileprivate var bits: String {
        switch self {
        case .sample(let sample):
            let numbers = [sample.time, sample.offset, sample.contentLength, sample.viewportLength].map(\.bitPattern)
            return "\(sample.phase) \(numbers) \(sample.velocity.map { "\($0.bitPattern)" } ?? "-")"
        case .wait(let number), .call(.expose(let number)), .call(.barLength(let number)),
            .expect(.exposure(let number)), .expect(.target(let number)), .expect(.settled(let number)):
            return "\(self) \(number.bitPattern)"
        case .call, .expect(.moves):
            return "\(self)"
        }
    }
}
