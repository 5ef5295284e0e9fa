import Foundation

extension MeasurementFile {
    private struct Form: Decodable { let schema: Int }

    /// Reads a measurement.
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
        do {
            return try decoder.decode(MeasurementFile.self, from: bytes)
        } catch let DecodingError.keyNotFound(key, context) {
            throw CommandError("\(path): \(expected), found no \(place(context.codingPath + [key]))")
        } catch let DecodingError.typeMismatch(_, context), let DecodingError.valueNotFound(_, context) {
            throw CommandError("\(path): \(expected), found something else at \(place(context.codingPath))")
        } catch {
            throw CommandError("\(path): \(expected), found something else")
        }
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
