import BarPolicies

/// L11 for a policy that stores at least two others: whether each of them takes every step in.
///
/// A stored policy misses a step if it remembers the same as before, though it would remember something else had it been
/// asked.
struct StoredChildrenSeeEveryStep: TraceCheck {
    /// The names of the policies that miss the step of a sample, found with the type at hand.
    let missing: @Sendable (ScrollTrace) -> (index: Int, name: String)?

    /// - Returns: `nil` = the policy stores less than two others.
    init?<Policy: VisibilityPolicy>(_ make: @escaping @Sendable () -> Policy) {
        guard StoredChild.all(in: make()).count > 1 else { return nil }
        missing = { trace in
            let log = SnapshotLog<Policy>()
            var driver = BarDriver(SnapshotWitness(policy: make(), log: log))
            for (index, event) in trace.events.enumerated() {
                guard case .sample(let sample) = event else { continue }
                log.entries.removeAll()
                _ = driver.advance(to: sample)
                for entry in log.entries {
                    let children = zip(StoredChild.all(in: entry.before), StoredChild.all(in: entry.after))
                    for (before, after) in children where before.memory == after.memory {
                        if before.memory != before.memoryAfter(entry.step) { return (index, before.name) }
                    }
                }
            }
            return nil
        }
    }

    func complaint(about trace: ScrollTrace, _ player: Player) -> Complaint? {
        guard let (index, name) = missing(trace) else { return nil }
        return Complaint(
            trace: trace, index: index,
            lookAt: "The policy stored in `\(name)` was not asked: it would remember that step, and does not.")
    }
}

/// A policy that another one stores.
private struct StoredChild {
    let name: String
    let policy: any VisibilityPolicy

    /// The policies that are stored properties of a policy.
    static func all(in policy: some VisibilityPolicy) -> [StoredChild] {
        Mirror(reflecting: policy).children.compactMap { child in
            guard let name = child.label, let policy = child.value as? any VisibilityPolicy else { return nil }
            return StoredChild(name: name, policy: policy)
        }
    }

    /// Everything that it stores, as text.
    var memory: String {
        var text = ""
        dump(policy, to: &text)
        return text
    }

    /// What it would store after a step.
    func memoryAfter(_ step: ScrollStep) -> String {
        var copy = policy
        _ = copy.decide(step)
        return StoredChild(name: name, policy: copy).memory
    }
}

/// Writes down a policy before and after each step.
private struct SnapshotWitness<Policy: VisibilityPolicy>: VisibilityPolicy {
    var policy: Policy
    let log: SnapshotLog<Policy>

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let before = policy
        let said = policy.decide(step)
        log.entries.append((step, before, policy))
        return said
    }
}

/// Where it is written; read on the same thread.
private final class SnapshotLog<Policy: VisibilityPolicy>: @unchecked Sendable {
    var entries: [(step: ScrollStep, before: Policy, after: Policy)] = []
}
