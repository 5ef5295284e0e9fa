import BarPolicies

/// What a policy was asked, and what it said.
struct Heard {
    let step: ScrollStep
    let said: BarDecision?
}

/// Where witnesses write. One run is played on one thread, and what is written is read before anything else is played.
final class HeardLog: @unchecked Sendable {
    var entries: [Heard] = []
}

/// Passes a policy's decisions on, and writes them down.
struct Witness: VisibilityPolicy {
    var policy: AnyVisibilityPolicy
    let log: HeardLog

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = policy.decide(step)
        log.entries.append(Heard(step: step, said: said))
        return said
    }
}
