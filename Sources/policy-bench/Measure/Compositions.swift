import BarPolicies

/// The compositions that are measured.
enum Compositions {
    /// Two guards and a rule.
    static var three: some VisibilityPolicy {
        FirstDecision {
            ContentFits(margin: .barLength)
            StartZone(60)
            TravelRule(hideDistance: 24, showDistance: 0)
        }
    }

    /// Two guards, a policy of one's own, and two rules: a long way within one drag hides, a hard flick reveals, and what
    /// both leave open is decided by distances from the turning point.
    static var five: some VisibilityPolicy {
        FirstDecision {
            ContentFits(margin: .viewportShare(0.5))
            StartZone(60)
            RestAtEnd()
            TravelRule(hideDistance: 300, showDistance: 0, from: .drag, minimumFlickVelocity: 500)
            TravelRule(hideDistance: 24, showDistance: 48)
        }
    }

    /// The five erased, each by itself, in an array: what an expression read at run time gives.
    static var arrayOfFive: some VisibilityPolicy {
        let policies = [
            AnyVisibilityPolicy(ContentFits(margin: .viewportShare(0.5))),
            AnyVisibilityPolicy(StartZone(60)),
            AnyVisibilityPolicy(RestAtEnd()),
            AnyVisibilityPolicy(
                TravelRule(hideDistance: 300, showDistance: 0, from: .drag, minimumFlickVelocity: 500)),
            AnyVisibilityPolicy(TravelRule(hideDistance: 24, showDistance: 48)),
        ]
        return FirstDecision {
            for policy in policies { policy }
        }
    }
}

/// A policy as an app would write one: shows the bar when the content comes to rest at its end.
private struct RestAtEnd: VisibilityPolicy {
    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        step.settles && step.isAtEnd ? .show(because: "at the end") : nil
    }
}
