import BarPolicies

/// L11: every child of a combinator sees every step, once, and remembers the steps before.
///
/// The children write down what they see. Each speaks on some steps and is silent on others.
struct ChildrenSeeEveryStep: TraceCheck {
    let combination: Combination

    /// On how many of five steps the children speak.
    private static let habits = [[0, 0], [5, 5], [2, 3], [3, 1]]

    func complaint(about trace: ScrollTrace, _ player: Player) -> Complaint? {
        for habits in Self.habits {
            let logs = habits.map { _ in ProbeLog() }
            let children = zip(habits, logs).map { AnyVisibilityPolicy(Probe(habit: $0, log: $1)) }
            let whole = combination.make(children[0], children[1])
            var run = Player { whole }.begin(trace)
            var stepCount = 0
            for (index, event) in trace.events.enumerated() {
                let steps = run.steps(on: event)
                let due = steps.enumerated().map { Probe.Entry(remembered: stepCount + $0.offset, $0.element) }
                for (child, log) in logs.prefix(combination.childCount).enumerated() {
                    guard log.take() != due else { continue }
                    let name = ["first", "second"][child]
                    return Complaint(
                        trace: trace, index: index,
                        lookAt: combination.childCount == 1
                            ? "The modified policy does not see that step, once, remembering all steps before."
                            : "The \(name) child does not see that step, once, remembering all steps before.")
                }
                stepCount += steps.count
            }
        }
        return nil
    }

    static func traces(seed: UInt64) -> [ScrollTrace] {
        (0..<4).map { ScrollTrace(events: StrangeSession(seed: seed &+ $0, samples: 40, calls: false).events) }
    }
}

extension PolicyConformance {
    /// What judges the eleventh law; `nil` = it says nothing about such a policy.
    var childrenCheck: (any TraceCheck)? {
        if let combination { return ChildrenSeeEveryStep(combination: combination) }
        return storedChildren
    }
}

/// A combinator or modifier, to put children into.
struct Combination: Sendable {
    let childCount: Int
    let make: @Sendable (AnyVisibilityPolicy, AnyVisibilityPolicy) -> AnyVisibilityPolicy
}

/// A child that writes down every step that it is asked about.
private struct Probe: VisibilityPolicy {
    /// What a child writes down: how much it remembers, and what a modifier has no reason to change.
    struct Entry: Equatable {
        let remembered: Int
        let time: Double
        let elapsed: Double
        let phase: ScrollSample.Phase
        let isFirst: Bool

        init(remembered: Int, _ step: ScrollStep) {
            self.remembered = remembered
            (time, elapsed, phase, isFirst) = (step.time, step.elapsed, step.phase, step.isFirst)
        }
    }

    let habit: Int
    let log: ProbeLog
    private var seen = 0

    init(habit: Int, log: ProbeLog) {
        self.habit = habit
        self.log = log
    }

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        log.write(Entry(remembered: seen, step))
        defer { seen += 1 }
        guard seen % 5 < habit else { return nil }
        return seen / 5 % 2 == 0 ? .hide(because: "a child said so") : .show(because: "a child said so")
    }
}

/// Where a probe writes; read on the same thread.
private final class ProbeLog: @unchecked Sendable {
    private var entries: [Probe.Entry] = []

    func write(_ entry: Probe.Entry) { entries.append(entry) }

    func take() -> [Probe.Entry] {
        defer { entries.removeAll(keepingCapacity: true) }
        return entries
    }
}
