import BarPolicies

/// Reads one action of a script, word by word.
struct ActionReader {
    /// What should have stood there.
    struct Mistake: Error {
        var expected: String
    }

    private var words: ArraySlice<Substring>
    /// The action, its words a blank apart.
    let text: String

    init(_ part: Substring) {
        words = part.split(whereSeparator: \.isWhitespace)[...]
        text = words.joined(separator: " ")
    }

    var isAtEnd: Bool { words.isEmpty }

    mutating func read() throws(Mistake) -> ScrollSimulator.Action {
        let verb = words.removeFirst()
        let action = try verb.hasPrefix("!") ? call(verb) : action(verb)
        guard isAtEnd else { throw Mistake(expected: "no more after \(wordsBefore)") }
        return action
    }

    private mutating func action(_ verb: Substring) throws(Mistake) -> ScrollSimulator.Action {
        switch verb {
        case "touch": .touch
        case "drag": .drag(try way(), seconds: try seconds(usually: 0.3))
        case "fling": .fling(try way())
        case "lift": .lift(towards: try takes("towards") ? number() : nil)
        case "cancel": .cancelTouch
        case "wait": .wait(try number(in: Self.time), keepsVelocity: takes("stale"))
        case "settle": .settle
        case "stall": .stall(try number(in: Self.time))
        case "insert": try rows(sign: 1)
        case "delete": try rows(sign: -1)
        case "rotate": .rotate(viewport: try number(in: Self.above0), content: try takes("content") ? length() : nil)
        case "keyboard": .keyboard(try number())
        case "wheel": .wheel(try way(), seconds: try seconds(usually: 0))
        case "pinch": .pinch(try number(in: Self.above0), seconds: try seconds(usually: 0.3))
        case "jump": .jump(try number(), stopsMomentum: !takes("running"))
        case "animate": .animate(try number(), seconds: try seconds(usually: 0.3))
        case "top": .scrollToStart(seconds: try seconds(usually: 0.4))
        case "refresh": .refresh(isAtEnd ? 1 : try number(in: Self.time))
        case "refreshed": .endRefreshing
        default:
            throw Mistake(
                expected:
                    "touch, drag, fling, lift, cancel, wait, settle, stall, insert, delete, rotate, keyboard, wheel,"
                    + " pinch, jump, animate, top, refresh, refreshed or a host call")
        }
    }

    private func call(_ word: Substring) throws(Mistake) -> ScrollSimulator.Action {
        do {
            if case .call(let call) = try ScrollTrace("none \(word)").events.last { return .call(call) }
        } catch {
            throw Mistake(expected: error.expected)
        }
        throw Mistake(expected: "a host call")
    }

    private mutating func rows(sign: Double) throws(Mistake) -> ScrollSimulator.Action {
        let points = try length()
        if takes("below") { return .append(sign * points) }
        guard takes("above") else { throw Mistake(expected: "above or below") }
        return .insertAbove(sign * points, takes("late") ? .lengthFirst : takes("loose") ? .none : .together)
    }

    // MARK: Words

    private static let any = -1e9...1e9
    private static let time = 0.0...3_600
    private static let above0 = 1e-6...1e9

    private var wordsBefore: String {
        let all = text.split(separator: " ")
        return "\"" + all.dropLast(words.count).joined(separator: " ") + "\""
    }

    private mutating func takes(_ word: Substring) -> Bool {
        guard words.first == word else { return false }
        words.removeFirst()
        return true
    }

    private mutating func number(in range: ClosedRange<Double> = any) throws(Mistake) -> Double {
        guard let number = words.first.flatMap({ Double($0) }), range.contains(number) else {
            let limits = range == Self.time ? " of 0 to 3600 seconds" : range == Self.above0 ? " above 0" : ""
            throw Mistake(expected: "a number\(limits) after \(wordsBefore)")
        }
        words.removeFirst()
        return number
    }

    private mutating func length() throws(Mistake) -> Double { try number(in: 0...1e9) }

    private mutating func way() throws(Mistake) -> Double {
        let number = try number()
        if takes("up") { return -number }
        _ = takes("down")
        return number
    }

    private mutating func seconds(usually usual: Double) throws(Mistake) -> Double {
        takes("in") ? try number(in: Self.time) : usual
    }
}
