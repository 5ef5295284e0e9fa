/// Lines of a table: a name at the left, and cells at the right ends of their columns.
struct TableLine {
    /// Characters of the name's column.
    let nameWidth: Int
    /// Characters of the columns behind it; a cell that is longer moves those behind it on.
    let widths: [Int]

    /// A line without blanks at its end. A name that is too long for its column has a line of its own.
    func text(_ name: String, _ cells: [String]) -> String {
        let blank = String(repeating: " ", count: nameWidth)
        let start = name.count <= nameWidth ? name + blank.dropFirst(name.count) : name + "\n" + blank
        var text = zip(cells, widths).reduce(start) {
            $0 + String(repeating: " ", count: max(1, $1.1 - $1.0.count)) + $1.0
        }
        while text.last == " " { text.removeLast() }
        return text
    }
}
