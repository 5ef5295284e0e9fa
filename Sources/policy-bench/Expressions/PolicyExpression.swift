/// A policy, or a part of one, as text: a number, a word, or a word with arguments in brackets.
///
///     first(contentFits(margin: barLength), flick(hideDistance: 20, motion: sliding(0.3)))
struct PolicyExpression {
    enum Value {
        case number(Double)
        /// A word; without brackets it has no arguments.
        case call(name: String, arguments: [Argument])
    }

    struct Argument {
        let label: String?
        /// Where the argument begins, its label included.
        let position: Int
        let value: PolicyExpression
    }

    let value: Value
    /// Where it begins in the source, in characters.
    let position: Int
    /// The whole text, for messages.
    let source: String
}

/// What is wrong with an expression, and where.
struct ExpressionError: Error, CustomStringConvertible {
    let message: String
    let position: Int
    let source: String

    /// The message, the expression, and a caret under the place.
    var description: String {
        let line = String(source.map { $0.isNewline || $0 == "\t" ? " " : $0 })
        return "\(message)\n  \(line)\n  \(String(repeating: " ", count: position))^"
    }
}
