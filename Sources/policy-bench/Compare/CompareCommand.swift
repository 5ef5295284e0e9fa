import BarPolicies
import BarPoliciesTesting

/// `compare`: how bars would have felt on recordings.
struct CompareCommand {
    private static let standardPolicies = ["flick", "swipe", "sticky", "following"]

    private let policies: [BuiltPolicy]
    private let paths: [String]

    init(_ words: [String]) throws(CommandError) {
        let arguments = try Arguments(words, of: .compare, valued: ["--policy"])
        let given = arguments.all("--policy")
        policies = try (given.isEmpty ? Self.standardPolicies : given).map { text throws(CommandError) in
            try PolicyCatalogue.policy(option: text)
        }
        paths = arguments.rest
    }

    func run() throws(CommandError) -> ExitStatus {
        var comparison = PolicyComparison(policies.map(\.compared))
        var all = policies.map { _ in BarFeel() }
        for path in paths {
            for source in try RecordingFinder.sources(at: path) {
                var stream = try source.open()
                comparison.begin(barLength: stream.barLength, startsHidden: stream.startsHidden)
                var events: [ScrollTrace.Event] = []
                while try stream.next(into: &events) {
                    comparison.play(events)
                    events.removeAll(keepingCapacity: true)
                }
                let feels = comparison.end()
                for i in feels.indices { all[i].add(feels[i]) }
                if paths.count > 1 || true {
                    try Console.print("\(source.name)\n")
                    for i in feels.indices { try Console.print(line(policies[i].text, feels[i])) }
                }
            }
        }
        try Console.print("ALL\n")
        for i in all.indices { try Console.print(line(policies[i].text, all[i])) }
        return .done
    }
    func line(_ name: String, _ feel: BarFeel) -> String {
        "  " + name.prefix(24) + String(repeating: " ", count: max(0, 24 - name.count)) + FeelFigure.allCases.map { f in
            let t = f.value(of: feel).map { NumberFormat.fixed($0, 1) } ?? "-"
            return String(repeating: " ", count: max(0, 8 - t.count)) + t
        }.joined() + "  n \(feel.moves) s \(feel.scrollingMicroseconds / 1000)ms up\(feel.pointsUntilBack.count) dn\(feel.pointsUntilAway.count)\n"
    }
}
