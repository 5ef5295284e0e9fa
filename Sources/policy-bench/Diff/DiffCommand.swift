/// `diff`: what became better or worse between two measurements.
struct DiffCommand {
    private let old: String
    private let new: String

    init(_ words: [String]) throws(CommandError) {
        let arguments = try Arguments(words, of: .diff, valued: [])
        guard arguments.rest.count == 2 else {
            throw CommandError("diff needs two measurements, OLD.json NEW.json; see policy-bench diff --help")
        }
        old = arguments.rest[0]
        new = arguments.rest[1]
    }

    func run() throws(CommandError) -> ExitStatus {
        guard let difference = MeasurementDifference(try .read(old), try .read(new)) else {
            throw CommandError("\(new): expected a row that \(old) has too, with a ratio in both, found none")
        }
        try Console.print(DiffTable.text(difference))
        return difference.status
    }
}
