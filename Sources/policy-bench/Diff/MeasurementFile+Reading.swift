import BarPoliciesTesting
import Foundation

extension MeasurementFile {
    private struct Form: Decodable { let schema: Int }

    /// Rounds that a verdict needs: with fewer, all of them lie on one side of the true ratio more than once in a hundred
    /// times, and no interval is wide enough.
    private static let leastRounds = 8

    /// Reads a measurement that can be judged.
    static func read(_ path: String) throws(CommandError) -> MeasurementFile {
        let expected = "expected a measurement, written by policy-bench measure --json"
        var file = path == "-" ? InputBytes.standardInput : InputBytes(path: path)
        guard let bytes = file?.rest().map({ Data($0) }) else {
            throw CommandError("\(path): \(expected), found no file that can be read")
        }
        let decoder = JSONDecoder()
        guard (try? JSONSerialization.jsonObject(with: bytes)) != nil else {
            throw CommandError("\(path): \(expected), found no JSON")
        }
        guard let form = try? decoder.decode(Form.self, from: bytes) else {
            throw CommandError("\(path): \(expected), found JSON without a \"schema\"")
        }
        guard form.schema == schema else {
            throw CommandError("\(path): \(expected), found schema \(form.schema), and needed schema \(schema)")
        }
        let measurement: MeasurementFile
        do {
            measurement = try decoder.decode(MeasurementFile.self, from: bytes)
        } catch let DecodingError.keyNotFound(key, context) {
            throw CommandError("\(path): \(expected), found no \(place(context.codingPath + [key]))")
        } catch let DecodingError.typeMismatch(_, context), let DecodingError.valueNotFound(_, context) {
            throw CommandError("\(path): \(expected), found something else at \(place(context.codingPath))")
        } catch {
            throw CommandError("\(path): \(expected), found something else")
        }
        if let place = measurement.brokenRatio {
            throw CommandError("\(path): \(expected), found no ratio at \(place)")
        }
        guard measurement.rounds >= leastRounds else {
            throw CommandError(
                "\(path): expected \(leastRounds) rounds or more, measured with more --samples, found \(measurement.rounds)"
            )
        }
        return measurement
    }

    /// Where the first ratio stands that no measurement gives: not above 0, or beside its own interval.
    private var brokenRatio: String? {
        func isBroken(_ ratio: TimedRatio?) -> Bool {
            ratio.map { !(0 < $0.low && $0.low <= $0.median && $0.median <= $0.high) } ?? false
        }
        for (index, row) in rows.enumerated() {
            if isBroken(row.ratio) { return "rows[\(index)].ratio" }
            if isBroken(row.overReading) { return "rows[\(index)].overReading" }
        }
        return nil
    }

    private static func place(_ path: [any CodingKey]) -> String {
        path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined().trimmingPrefix(".")
    }
}

extension String {
    fileprivate func trimmingPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
