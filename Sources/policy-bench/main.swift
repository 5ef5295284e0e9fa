import BarPolicies
import Foundation

var w = Workload()
let root = "/tmp/w-bench/Sources/policy-bench/Recordings"
for path in FileManager.default.enumerator(atPath: root)!.compactMap({ $0 as? String }).filter({ $0.hasSuffix(".csv") })
    .sorted()
{
    let t = try ScrollTrace(csv: Array(FileManager.default.contents(atPath: root + "/" + path)!), file: path)
    w.add(path, t.events.compactMap { if case .sample(let s) = $0 { s } else { nil } })
}
w.add("generated", GeneratedTrace(count: 20000, seed: 1).samples)
let m = Measurement(workload: w, rows: MeasuredRows.standard.rows, rounds: 150, seed: 1)
print(w.samples.count)
do { try m.check() } catch { print(error) }
for r in m.run(progress: { _ in }) {
    print(
        r.name, String(format: "%.2f %.2f %.2f", r.least, r.median, r.percentile(0.99)), r.ratio ?? 0, r.moves,
        r.shareInMotion ?? 0)
}
