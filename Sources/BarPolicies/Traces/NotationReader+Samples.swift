#if !hasFeature(Embedded)

/// The tokens that are samples.
extension NotationReader {
    /// Reads a sample, or several; `false` = the token is none.
    mutating func readSample(_ token: ArraySlice<UInt8>) throws(Mismatch) -> Bool {
        guard let first = token.first else { return false }
        switch UnicodeScalar(first) {
        case "T": report(.tracking, at: try offset(in: token, after: "T"))
        case "D": report(.interacting, at: try offset(in: token, after: "D"))
        case ">": try reportWay(.interacting, token, after: ">")
        case "U": try reportLift(token)
        case "X" where token.count == 1: report(.idle)
        case "~":
            if let lift { changeSample(at: lift) { $0.phase = .decelerating } }
            try reportWay(.decelerating, token, after: "~")
        case ".": report(.idle, at: try offset(in: token, after: "."))
        case "J":
            report(.animating, at: try number(in: token, after: "J"))
            report(.idle)
        case "A": report(.animating, at: try number(in: token, after: "A"))
        case "W":
            try reportWay(.interacting, token, after: "W")
            report(.idle)
        case "Z": report(.zooming, at: try offset(in: token, after: "Z"))
        case "=" where token.count == 1: try repeatSample()
        default: return false
        }
        return true
    }

    /// The offset in a token that may go without one.
    private func offset(in token: ArraySlice<UInt8>, after prefix: String) throws(Mismatch) -> Double? {
        token.count == 1 ? nil : try number(in: token, after: prefix)
    }

    /// Reports the samples of `>390` or `>390/20`.
    private mutating func reportWay(
        _ phase: ScrollSample.Phase, _ token: ArraySlice<UInt8>, after prefix: String
    ) throws(Mismatch) {
        let slash = token.firstIndex(of: UInt8(ascii: "/")) ?? token.endIndex
        guard let aim = try number(in: token[..<slash], after: prefix) else { return }
        guard let step = try number(in: token[slash...], after: "/") else { return report(phase, at: aim) }
        guard let way = EvenSteps(from: present.offset, to: aim, step: step) else {
            throw Mismatch(expected: "steps above 0, at most \(EvenSteps.limit) of them, after \"/\"")
        }
        for index in 0..<way.count { report(phase, at: way[index]) }
    }

    private mutating func reportLift(_ token: ArraySlice<UInt8>) throws(Mismatch) {
        report(.idle, velocity: try offset(in: token, after: "U"))
        lift = trace.events.count - 1
    }

    private mutating func repeatSample() throws(Mismatch) {
        guard hasSample else { throw Mismatch(expected: "a sample before it") }
        var sample = present
        sample.time = prefix.time ?? sample.time
        sample.contentLength = prefix.content ?? sample.contentLength
        sample.viewportLength = prefix.viewport ?? sample.viewportLength
        append(sample)
    }
}

#endif
