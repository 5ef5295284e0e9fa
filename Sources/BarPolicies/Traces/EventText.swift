#if !hasFeature(Embedded)

/// The words for everything in a trace that is no sample: host calls, waits and expectations.
///
/// The notation and the `call` column of a file share them.
enum EventText {
    /// Writes an event; `nil` for a sample, whose words depend on the sample before.
    static func write(_ event: ScrollTrace.Event) -> String? {
        switch event {
        case .sample: nil
        case .call(let call): "!" + write(call)
        case .wait(let seconds): "+\(NumberText.write(seconds))s"
        case .expect(.exposure(let exposure)): "?\(NumberText.write(exposure))"
        case .expect(.target(let exposure)): "?>\(NumberText.write(exposure))"
        case .expect(.settled(let exposure)): "?settled:\(NumberText.write(exposure))"
        case .expect(.moves(let count)): "?moves:\(count)"
        }
    }

    /// Reads an event. With `bareCalls` a host call may lack its exclamation mark.
    static func read(_ text: ArraySlice<UInt8>, bareCalls: Bool = false) throws(Mismatch) -> ScrollTrace.Event {
        switch text.first {
        case UInt8(ascii: "!"): .call(try readCall(text.dropFirst()))
        case UInt8(ascii: "+"): .wait(try readWait(text))
        case UInt8(ascii: "?"): .expect(try readExpectation(text))
        default:
            if bareCalls {
                .call(try readCall(text))
            } else {
                throw Mismatch(expected: "a host call, a wait or an expectation", found: found(text))
            }
        }
    }

    private static func write(_ call: ScrollTrace.HostCall) -> String {
        switch call {
        case .hold(.shown): "hold"
        case .hold(.asItIs): "freeze"
        case .release(.shown): "release"
        case .release(.asItIs): "thaw"
        case .show: "show"
        case .hide: "hide"
        case .expose(let exposure): "expose:\(NumberText.write(exposure))"
        case .attach: "attach"
        case .barLength(let length): "length:\(NumberText.write(length))"
        case .motionEnded: "done"
        case .scrollToStart: "tap"
        case .reducesMotion(true): "reduce"
        case .reducesMotion(false): "reduce:0"
        }
    }

    private static let plainCalls: [(String, ScrollTrace.HostCall)] = [
        ("hold", .hold(.shown)), ("freeze", .hold(.asItIs)), ("release", .release(.shown)),
        ("thaw", .release(.asItIs)), ("show", .show), ("hide", .hide), ("attach", .attach), ("done", .motionEnded),
        ("tap", .scrollToStart), ("reduce", .reducesMotion(true)), ("reduce:1", .reducesMotion(true)),
        ("reduce:0", .reducesMotion(false)),
    ]

    private static func readCall(_ text: ArraySlice<UInt8>) throws(Mismatch) -> ScrollTrace.HostCall {
        for (word, call) in plainCalls where text.elementsEqual(word.utf8) { return call }
        if let exposure = try number(in: text, after: "expose:") { return .expose(exposure) }
        if let length = try number(in: text, after: "length:") { return .barLength(length) }
        throw Mismatch(
            expected:
                "!hold, !release, !freeze, !thaw, !show, !hide, !expose:0.5, !attach, !length:60, !done, !tap, "
                + "!reduce or !reduce:0",
            found: found(text))
    }

    private static func readWait(_ text: ArraySlice<UInt8>) throws(Mismatch) -> Double {
        guard text.last == UInt8(ascii: "s") else {
            throw Mismatch(expected: "seconds, as in +0.5s", found: found(text))
        }
        return try number(in: text.dropLast(), after: "+") ?? 0
    }

    private static func readExpectation(_ text: ArraySlice<UInt8>) throws(Mismatch) -> ScrollTrace.Expectation {
        if let exposure = try number(in: text, after: "?>") { return .target(exposure) }
        if let exposure = try number(in: text, after: "?settled:") { return .settled(exposure) }
        if let count = rest(of: text, after: "?moves:") {
            do {
                return .moves(try NumberText.readInteger(count))
            } catch {
                throw Mismatch(expected: error.expected + " after \"?moves:\"", found: error.found)
            }
        }
        return .exposure(try number(in: text, after: "?") ?? 0)
    }
}

/// What follows a prefix; `nil` where the text does not begin with it.
func rest(of text: ArraySlice<UInt8>, after prefix: String) -> ArraySlice<UInt8>? {
    text.starts(with: prefix.utf8) ? text.dropFirst(prefix.utf8.count) : nil
}

/// The number that follows a prefix; `nil` where the text does not begin with it.
func number(in text: ArraySlice<UInt8>, after prefix: String) throws(Mismatch) -> Double? {
    guard let digits = rest(of: text, after: prefix) else { return nil }
    do {
        return try NumberText.read(digits)
    } catch {
        throw Mismatch(expected: "\(error.expected) after \"\(prefix)\"", found: error.found)
    }
}

/// Whether a byte parts two tokens.
func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
}

#endif
