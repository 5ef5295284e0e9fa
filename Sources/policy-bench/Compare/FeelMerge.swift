/// Folds lines that `compare --format json` wrote, in whatever order and grouping.
enum FeelMerge {
    /// The sum of all lines in some files; `-` = the standard input. Empty lines are skipped; `nil` = there are no others.
    static func total(of files: [String]) throws(CommandError) -> [ComparedBar]? {
        var total: FeelTotal?
        for file in files {
            var bytes = file == "-" ? InputBytes.standardInput : InputBytes(path: file)
            guard bytes != nil else { throw CommandError("\(file): expected a file that can be read") }
            let name = file == "-" ? "stdin" : file
            var rest: [UInt8] = []
            var number = 0
            while true {
                guard let piece = bytes?.next() else { throw CommandError("\(name): expected a file that can be read") }
                rest += piece
                var start = rest.startIndex
                while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
                    number += 1
                    try add(Array(rest[start..<end]), "\(name):\(number)", to: &total)
                    start = end + 1
                }
                rest.removeSubrange(..<start)
                if piece.isEmpty { break }
            }
            guard rest.isEmpty else {
                throw CommandError(
                    "\(name):\(number + 1): expected a newline, found the end of the file (it is cut off)")
            }
        }
        return total?.bars
    }

    private static func add(_ line: [UInt8], _ place: String, to total: inout FeelTotal?) throws(CommandError) {
        guard line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }) else { return }
        let bars = try FeelLine.read(line, place: place)
        if total == nil { total = FeelTotal(bars.map(\.policy)) }
        try total?.add(bars, place: place)
    }
}
