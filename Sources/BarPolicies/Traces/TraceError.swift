#if !hasFeature(Embedded)

/// Why a recording or a script could not be read: where, what stood there, and what was expected instead.
///
/// Nothing is half-read: whoever gets this error gets no trace.
///
/// ```swift
/// do {
///     _ = try ScrollTrace("V=600 C=3000 D >39x")
/// } catch {
///     print(error)   // script: token 4 ">39x": expected a number after ">"
/// }
/// ```
///
/// The ``description`` of a mistake in a file names its line, as compilers do:
/// `walk.csv:12: column offset: expected a number, found "12x"`.
public struct TraceError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name of the file, as it was given to the reader; `script` for the notation.
    public var file: String
    /// The line of the file, counted from 1; `nil` for the notation.
    public var line: Int?
    /// The name of the CSV column; `nil` where the mistake is not in a cell.
    public var column: String?
    /// Which token it is, counted from 1, in the script or in the `call` cell; `nil` where there are no tokens.
    public var tokenNumber: Int?
    /// The token as it stands there.
    public var token: String?
    /// What was expected, as a phrase: `a number`.
    public var expected: String
    /// What was found, as a phrase (`nothing`) or quoted (`"12x"`); `nil` where the token says it already.
    public var found: String?

    /// Makes an error; for readers of other formats, and for tests.
    ///
    /// - Parameters:
    ///   - file: the name of the file, or `script`.
    ///   - line: the line of the file, counted from 1.
    ///   - column: the name of the CSV column.
    ///   - tokenNumber: which token it is, counted from 1.
    ///   - token: the token as it stands there.
    ///   - expected: what was expected, as a phrase.
    ///   - found: what was found, as a phrase or quoted.
    public init(
        file: String, line: Int? = nil, column: String? = nil, tokenNumber: Int? = nil, token: String? = nil,
        expected: String, found: String? = nil
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.tokenNumber = tokenNumber
        self.token = token
        self.expected = expected
        self.found = found
    }

    /// The error on one line: place, what was expected, what was found.
    ///
    /// The text is part of the interface: it changes only with a new version of the package.
    public var description: String {
        var text = file
        if let line { text += ":\(line)" }
        if let column { text += ": column \(column)" }
        if let tokenNumber { text += ": token \(tokenNumber)" }
        if let token { text += " \(quoted(token.utf8))" }
        text += ": expected \(expected)"
        if let found { text += ", found \(found)" }
        return text
    }
}

/// A mistake in a piece of text, before it is known where the piece stands.
struct Mismatch: Error {
    var expected: String
    var found: String?
}

/// The text in quotation marks, with what cannot be seen escaped, and cut where it is long.
func quoted(_ text: some Collection<UInt8>) -> String {
    let shown = 60
    let start = String(decoding: text.prefix(shown), as: UTF8.self).debugDescription
    return text.count > shown ? start + "..." : start
}

/// What an error says was found where `text` stands.
func found(_ text: ArraySlice<UInt8>) -> String {
    text.isEmpty ? "nothing" : quoted(text)
}

#endif
