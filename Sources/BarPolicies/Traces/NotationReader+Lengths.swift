#if !hasFeature(Embedded)

/// The set-up, and the lengths of a scroller later on.
extension NotationReader {
    /// Reads a token of the set-up; `false` = it is none, and the set-up has ended.
    mutating func readSetUp(_ token: ArraySlice<UInt8>) throws(Mismatch) -> Bool {
        if changesLength(token) { return false }
        if let viewport = try once("V=", token) {
            present.viewportLength = viewport
        } else if let content = try once("C=", token) {
            present.contentLength = content
        } else if let offset = try once("y=", token) {
            present.offset = offset
        } else if let length = rest(of: token, after: "B=") {
            try mark("B=")
            trace.barLength = try NumberText.readBarLength(length)
        } else if let time = try once("t:", token) {
            present.time = time
        } else if let word = rest(of: token, after: "phase:") {
            try mark("phase:")
            present.phase = try PhaseText.read(word)
        } else if token.elementsEqual("S".utf8) || token.elementsEqual("H".utf8) {
            try mark("S or H")
            trace.startsHidden = token.first == UInt8(ascii: "H")
        } else if token.elementsEqual("none".utf8) {
            try mark("none")
            hasNone = true
        } else if token.elementsEqual("|".utf8) {
            endSetUp()
        } else {
            return false
        }
        return true
    }

    /// Whether a length in the set-up is a change already: it was given before, or comes with an offset.
    private func changesLength(_ token: ArraySlice<UInt8>) -> Bool {
        ["V=", "C="].contains { key in
            token.starts(with: key.utf8) && (given.contains(key) || token.contains(UInt8(ascii: "@")))
        }
    }

    /// Whether a token would have been right in the set-up, and nowhere else.
    static func isSetUp(_ token: ArraySlice<UInt8>) -> Bool {
        ["S", "H", "none", "|"].contains { token.elementsEqual($0.utf8) }
            || ["B=", "phase:"].contains { token.starts(with: $0.utf8) }
    }

    mutating func endSetUp() {
        given = []
        now = present.time
        stage = .running
        if !hasNone { append(present) }
    }

    /// Reads a change of length, or the first sample of a new scroller.
    mutating func readLength(_ token: ArraySlice<UInt8>) throws(Mismatch) -> Bool {
        let isOpening = stage == .attached || stage == .opening
        if let offset = try number(in: token, after: "y=") {
            guard isOpening else {
                throw Mismatch(expected: "it before the first sample or directly after \"!attach\"")
            }
            try open("y=") { $0.offset = offset }
            return true
        }
        for key in ["V=", "C="] {
            guard let text = rest(of: token, after: key) else { continue }
            let at = text.firstIndex(of: UInt8(ascii: "@")) ?? text.endIndex
            guard let length = try number(in: token[..<at], after: key) else { continue }
            let offset = at < text.endIndex ? try number(in: text[at...], after: "@") : nil
            let change = { (sample: inout ScrollSample) in
                if key == "V=" { sample.viewportLength = length } else { sample.contentLength = length }
                sample.offset = offset ?? sample.offset
            }
            if isOpening {
                try open(key, change)
            } else {
                if key == "V=" { prefix.viewport = length } else { prefix.content = length }
                report(present.phase, at: offset)
            }
            return true
        }
        return false
    }

    /// Makes the first sample of a new scroller, or changes it.
    private mutating func open(_ key: String, _ change: (inout ScrollSample) -> Void) throws(Mismatch) {
        if stage == .attached { report(.idle, at: 0) }
        stage = .opening
        try mark(key)
        change(&present)
        changeSample(at: trace.events.count - 1, change)
    }

    /// Reads the number of a token that may come once.
    private mutating func once(_ key: String, _ token: ArraySlice<UInt8>) throws(Mismatch) -> Double? {
        guard let value = try number(in: token, after: key) else { return nil }
        try mark(key)
        return value
    }

    private mutating func mark(_ key: String) throws(Mismatch) {
        if !given.insert(key).inserted { throw Mismatch(expected: "\(key) only once here") }
    }
}

#endif
