import BarPolicies
import Testing

/// Plays a script through a policy and states that everything which the script expects is so.
func play<Policy: VisibilityPolicy>(
    _ script: String, _ policy: Policy, at location: SourceLocation = #_sourceLocation
) throws {
    let trace = try ScrollTrace(script)
    for failure in TraceReplay.failures(of: trace, policy: policy) {
        Issue.record("\(script): \(failure)", sourceLocation: location)
    }
}

/// The steps between the samples of a script, as a policy would see them.
func steps(_ script: String) throws -> [ScrollStep] {
    var tracker = ScrollTracker()
    var steps: [ScrollStep] = []
    for case .sample(let sample) in try ScrollTrace(script).events {
        steps.append(
            steps.isEmpty
                ? tracker.begin(at: sample, bar: BarState()) : tracker.advance(to: sample, bar: BarState()))
    }
    return steps
}

/// A policy that says the same on every step with travel, and counts the steps that it sees.
struct Scripted: VisibilityPolicy, Hashable {
    var onTravel: BarDecision?
    var onRest: BarDecision?
    var seen = 0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        seen += 1
        return step.travel != 0 ? onTravel : onRest
    }
}

extension ScrollSample {
    /// A sample with what a test does not care about filled in.
    static func at(
        _ offset: Double, _ phase: Phase = .interacting, time: Double = 0, content: Double = 3000,
        viewport: Double = 600
    ) -> ScrollSample {
        ScrollSample(time: time, offset: offset, contentLength: content, viewportLength: viewport, phase: phase)
    }
}
