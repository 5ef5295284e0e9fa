/// Reads expressions:
///
///     expression = number | word [ "(" [ argument { "," argument } ] ")" ]
///     argument   = [ word ":" ] expression
struct ExpressionParser {
    private let source: String
    private let characters: [Character]
    private var next = 0
    private var depth = 0

    private static let deepest = 50

    /// Reads a whole text.
    static func parse(_ source: String) throws(ExpressionError) -> PolicyExpression {
        var parser = ExpressionParser(source)
        let expression = try parser.expression()
        parser.skipBlanks()
        guard parser.next == parser.characters.count else { throw parser.unexpected("the end") }
        return expression
    }

    private init(_ source: String) {
        self.source = source
        characters = Array(source)
    }

    private mutating func expression() throws(ExpressionError) -> PolicyExpression {
        skipBlanks()
        let start = next
        guard let first = peek else { throw unexpected("a policy") }
        if first.isLetter {
            let name = word()
            return PolicyExpression(
                value: .call(name: name, arguments: try arguments()), position: start, source: source)
        }
        return PolicyExpression(value: .number(try number()), position: start, source: source)
    }

    private mutating func arguments() throws(ExpressionError) -> [PolicyExpression.Argument] {
        guard take("(") else { return [] }
        depth += 1
        guard depth <= Self.deepest else {
            throw error("more than \(Self.deepest) brackets inside one another", at: next - 1)
        }
        defer { depth -= 1 }
        var all: [PolicyExpression.Argument] = []
        if take(")") { return all }
        while true {
            all.append(try argument())
            if take(")") { return all }
            guard take(",") else { throw unexpected("\",\" or \")\"") }
        }
    }

    private mutating func argument() throws(ExpressionError) -> PolicyExpression.Argument {
        skipBlanks()
        let start = next
        if peek?.isLetter == true {
            let label = word()
            if take(":") { return .init(label: label, position: start, value: try expression()) }
            next = start
        }
        return .init(label: nil, position: start, value: try expression())
    }

    private mutating func number() throws(ExpressionError) -> Double {
        let start = next
        while let character = peek, character.isASCII, character.isNumber || "+-.eE".contains(character) { next += 1 }
        guard next > start else { throw unexpected("a word or a number") }
        let text = String(characters[start..<next])
        guard let number = Double(text), number.isFinite else { throw error("\"\(text)\" is no number", at: start) }
        return number
    }

    /// A word: letters, digits and underscores, with dots inside.
    private mutating func word() -> String {
        let start = next
        while let character = peek, character.isLetter || character.isNumber || "_.".contains(character) { next += 1 }
        return String(characters[start..<next])
    }

    private var peek: Character? { next < characters.count ? characters[next] : nil }

    private mutating func skipBlanks() {
        while let character = peek, character.isWhitespace { next += 1 }
    }

    private mutating func take(_ wanted: Character) -> Bool {
        skipBlanks()
        guard peek == wanted else { return false }
        next += 1
        return true
    }

    private func unexpected(_ expected: String) -> ExpressionError {
        error("expected \(expected), found \(peek.map { "\"\($0)\"" } ?? "the end")", at: next)
    }

    private func error(_ message: String, at position: Int) -> ExpressionError {
        ExpressionError(message: message, position: position, source: source)
    }
}
