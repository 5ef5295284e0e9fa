import BarPolicies

// Combinators that do not show their children every step once: L11.

/// The operator of the language instead of two calls: where the first speaks the second sleeps.
struct ShortCircuits<First: VisibilityPolicy, Second: VisibilityPolicy>: VisibilityPolicy {
    var first: First
    var second: Second

    mutating func decide(_ step: ScrollStep) -> BarDecision? { first.decide(step) ?? second.decide(step) }
}

/// Wakes its child when the user scrolls, and at the start.
struct WakesForTravel<Base: VisibilityPolicy>: VisibilityPolicy {
    var base: Base

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        step.travel != 0 || step.isAtStart ? base.decide(step) : nil
    }
}

/// One policy in a drag and another one elsewhere; each misses what the other sees.
struct TakesTurns<Drag: VisibilityPolicy, Rest: VisibilityPolicy>: VisibilityPolicy {
    var drag: Drag
    var rest: Rest

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        step.phase == .interacting ? drag.decide(step) : rest.decide(step)
    }
}

/// Lets its child sleep while the bar moves.
struct SleepsWhileTheBarMoves<Base: VisibilityPolicy>: VisibilityPolicy {
    var base: Base

    mutating func decide(_ step: ScrollStep) -> BarDecision? { step.bar.isMoving ? nil : base.decide(step) }
}

/// Asks its child twice: once whether it has an opinion, and once for the opinion.
struct AsksTwice<Base: VisibilityPolicy>: VisibilityPolicy {
    var base: Base

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard base.decide(step) != nil else { return nil }
        return base.decide(step)
    }
}

/// Makes its child anew for every step, as a computed property does: it remembers nothing.
struct MakesItsChildAnew<Base: VisibilityPolicy>: VisibilityPolicy {
    let base: Base

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        var body = base
        return body.decide(step)
    }
}

/// All of a list until one speaks.
struct StopsAtTheFirstOpinion<Element: VisibilityPolicy>: VisibilityPolicy {
    var elements: [Element]

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        for index in elements.indices {
            if let decision = elements[index].decide(step) { return decision }
        }
        return nil
    }
}
