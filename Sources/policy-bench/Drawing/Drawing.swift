/// A drawing as SVG text: shapes, lines and words, in order, readable on light and dark paper.
///
/// ```swift
/// var drawing = Drawing(width: 200, height: 100, title: "A line")
/// drawing.line([(10, 90), (190, 10)], .series(0), width: 2)
/// drawing.text("steep", x: 100, y: 40, .middle)
/// let svg = drawing.svg
/// ```
///
/// The same calls give the same text, byte for byte, on every machine. It fetches nothing and runs nothing.
struct Drawing {
    /// Where a text stands about its point.
    enum Anchor: String { case start, middle, end }

    let width: Double
    let height: Double
    private let title: String
    private var elements: [String] = []

    /// Begins a drawing on empty paper.
    ///
    /// - Parameter title: for who does not see it.
    init(width: Double, height: Double, title: String) {
        self.width = width
        self.height = height
        self.title = title
    }

    /// A filled rectangle.
    mutating func rectangle(x: Double, y: Double, width: Double, height: Double, _ ink: Ink, opacity: Double = 1) {
        add("rect", [("x", x), ("y", y), ("width", width), ("height", height)], "f-\(ink.name)", opacity: opacity)
    }

    /// A filled circle.
    mutating func circle(x: Double, y: Double, radius: Double, _ ink: Ink, opacity: Double = 1) {
        add("circle", [("cx", x), ("cy", y), ("r", radius)], "f-\(ink.name)", opacity: opacity)
    }

    /// A line through points; nothing for fewer than two.
    mutating func line(_ points: [(x: Double, y: Double)], _ ink: Ink, width: Double = 1, isDashed: Bool = false) {
        guard points.count > 1 else { return }
        let text = points.map { "\(SVGNumber.text($0.x)),\(SVGNumber.text($0.y))" }.joined(separator: " ")
        let dashes = isDashed ? " stroke-dasharray=\"4 3\"" : ""
        elements.append(
            "<polyline class=\"s-\(ink.name)\" points=\"\(text)\" stroke-width=\"\(SVGNumber.text(width))\"\(dashes)/>")
    }

    /// The area between a line through points and a height; nothing for fewer than two.
    mutating func area(under points: [(x: Double, y: Double)], to ground: Double, _ ink: Ink, opacity: Double) {
        guard let first = points.first, let last = points.last, points.count > 1 else { return }
        let all = points + [(last.x, ground), (first.x, ground)]
        let text = all.map { "\(SVGNumber.text($0.x)),\(SVGNumber.text($0.y))" }.joined(separator: " ")
        elements.append(
            "<polygon class=\"f-\(ink.name)\" points=\"\(text)\" fill-opacity=\"\(SVGNumber.text(opacity))\"/>")
    }

    /// A line of words, its base line at `y`.
    mutating func text(
        _ words: String, x: Double, y: Double, _ anchor: Anchor = .start, size: Double = 12, _ ink: Ink = .text,
        isBold: Bool = false
    ) {
        let weight = isBold ? " font-weight=\"bold\"" : ""
        elements.append(
            "<text class=\"f-\(ink.name)\" x=\"\(SVGNumber.text(x))\" y=\"\(SVGNumber.text(y))\""
                + " text-anchor=\"\(anchor.rawValue)\" font-size=\"\(SVGNumber.text(size))\"\(weight)>"
                + "\(Self.escaped(words))</text>")
    }

    /// The whole file.
    var svg: String {
        let size = "\(SVGNumber.text(width)) \(SVGNumber.text(height))"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" \
            width="\(SVGNumber.text(width))" height="\(SVGNumber.text(height))" role="img" \
            font-family="system-ui, -apple-system, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif">
            <title>\(Self.escaped(title))</title>
            <style>
            polyline { fill: none; stroke-linejoin: round; stroke-linecap: round }
            \(Self.rules(\.onLight))
            @media (prefers-color-scheme: dark) {
            \(Self.rules(\.onDark))
            }
            </style>
            <rect class="f-paper" width="100%" height="100%"/>
            \(elements.joined(separator: "\n"))
            </svg>

            """
    }

    private mutating func add(_ name: String, _ places: [(String, Double)], _ style: String, opacity: Double) {
        let places = places.map { " \($0.0)=\"\(SVGNumber.text($0.1))\"" }.joined()
        let veil = opacity < 1 ? " fill-opacity=\"\(SVGNumber.text(opacity))\"" : ""
        elements.append("<\(name) class=\"\(style)\"\(places)\(veil)/>")
    }

    private static func rules(_ colour: KeyPath<Ink, String>) -> String {
        Ink.all.map { ink in
            ".f-\(ink.name) { fill: \(ink[keyPath: colour]) } .s-\(ink.name) { stroke: \(ink[keyPath: colour]) }"
        }.joined(separator: "\n")
    }

    /// Words as text of XML; what XML cannot hold is left out.
    static func escaped(_ words: String) -> String {
        var text = ""
        for scalar in words.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\t", "\n", "\r": text += " "
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
