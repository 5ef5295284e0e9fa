/// Two measurements beside each other.
struct MeasurementDifference {
    let verdicts: [RowVerdict]
    /// What is not the same about the two runs themselves, and what makes them doubtful.
    let remarks: [String]

    /// Compares what two files hold; `nil` where no row of both can be judged.
    init?(_ old: MeasurementFile, _ new: MeasurementFile) {
        let before = Dictionary(old.rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let names = Set(new.rows.map(\.name))
        let judged = new.rows.compactMap { row in before[row.name].flatMap { RowVerdict($0, row) } }
        guard judged.contains(where: { $0.kind != .notJudged }) else { return nil }
        verdicts =
            judged + new.rows.filter { before[$0.name] == nil }.map { RowVerdict($0.name, onlyIn: .onlyInNew) }
            + old.rows.filter { !names.contains($0.name) }.map { RowVerdict($0.name, onlyIn: .onlyInOld) }
        let changes = [
            ("toolchain", old.toolchain, new.toolchain), ("processor", old.cpu, new.cpu),
            ("system", old.os, new.os), ("version", old.version, new.version),
            ("workload", "\(old.eventsPerPass) events", "\(new.eventsPerPass) events"),
        ]
        remarks =
            changes.filter { $0.1 != $0.2 }.map { "another \($0.0): \($0.1), now \($0.2)" }
            + [("old", old), ("new", new)].filter { $0.1.isNoisy }.map {
                "noisy: the \($0.0) run's batches spread by \(NumberFormat.fixed($0.1.medianSpread * 100, 1)) %"
            }
    }

    var status: ExitStatus {
        if verdicts.contains(where: { $0.kind == .worse }) { return .failed }
        return verdicts.contains { $0.kind == .better } ? .better : .done
    }

    /// How many rows are what.
    var summary: String {
        let kinds: [RowVerdict.Kind] = [.worse, .better, .same, .notJudged, .onlyInOld, .onlyInNew]
        return kinds.compactMap { kind in
            let count = verdicts.filter { $0.kind == kind }.count
            return count > 0 || kind == .worse ? "\(count) \(kind.rawValue)" : nil
        }.joined(separator: ", ")
    }
}
