import BarPolicies

// Policies that take a sample which says nothing new for news: L5.

/// Shows after ten samples without travel, however soon they come.
struct CountsQuietSamples: VisibilityPolicy {
    var rule = StickyHeaderPolicy()
    var quiet = 0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        quiet = step.travel == 0 ? quiet + 1 : 0
        return quiet == 3 ? .show(because: "nothing happened for a while") : said
    }
}

/// A finger that stops has read enough: shows on the first sample of a drag without travel.
struct ShowsWhenTheFingerStops: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        let stops = step.phase == .interacting && step.previousPhase == .interacting && step.travel == 0
        return stops ? .show(because: "the finger stopped") : said
    }
}

/// Brings a hidden bar back by a tenth with every sample at rest.
struct CreepsBack: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if let said = rule.decide(step) { return said }
        guard step.phase == .idle, step.bar.target < 1 else { return nil }
        return BarDecision(exposure: min(step.bar.target + 0.1, 1), motion: .immediate, reason: "creeps back")
    }
}

/// Takes two idle samples in a row for a tap.
struct TakesAnEchoForATap: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if let said = rule.decide(step) { return said }
        let isEcho = step.phase == .idle && step.previousPhase == .idle && step.offset == step.previousOffset
        return isEcho && !step.isAtStart ? .show(because: "tapped") : nil
    }
}

/// Shows after half a second of rest, and does not say that it is a policy of time.
struct ShowsAfterRestUndeclared: VisibilityPolicy {
    var rule = StickyHeaderPolicy().showing(afterIdle: 0.5)

    mutating func decide(_ step: ScrollStep) -> BarDecision? { rule.decide(step) }
}
