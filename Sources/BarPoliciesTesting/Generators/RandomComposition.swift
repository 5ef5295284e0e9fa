import BarPolicies

/// A composition that nobody thought of: guards, rules and followers under combinators and modifiers. The same seed gives
/// the same composition.
package struct RandomComposition {
    private var random: SplitMix64
    package private(set) var policy = AnyVisibilityPolicy(FixedPolicy())

    package init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        // A zone before all else: a random rule alone may lose the bar at the start.
        let inner = make(depth: 3)
        policy = AnyVisibilityPolicy(
            FirstDecision {
                StartZone()
                inner
            })
    }

    private mutating func make(depth: Int) -> AnyVisibilityPolicy {
        guard depth > 0, Int.random(in: 0..<4, using: &random) > 0 else { return leaf() }
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            // Guards come first: behind a rule they are heard whenever the rule falls silent.
            let guards = (0..<Int.random(in: 0...2, using: &random)).map { _ in makeGuard() }
            let rule = make(depth: depth - 1)
            return AnyVisibilityPolicy(
                FirstDecision {
                    for part in guards { part }
                    rule
                })
        case 1:
            let parts = some(depth)
            return AnyVisibilityPolicy(MostExposed { for part in parts { part } })
        default: return modified(make(depth: depth - 1))
        }
    }

    private mutating func some(_ depth: Int) -> [AnyVisibilityPolicy] {
        (0...Int.random(in: 0...2, using: &random)).map { _ in make(depth: depth - 1) }
    }

    private mutating func leaf() -> AnyVisibilityPolicy {
        let down = number(0, 60)
        let up = number(0, 60)
        switch Int.random(in: 0..<7, using: &random) {
        case 0: return AnyVisibilityPolicy(FlickToolbarPolicy(hideDistance: down, showDistance: up))
        case 1: return AnyVisibilityPolicy(SwipeNavBarPolicy(hideDistance: down, showDistance: up))
        case 2: return AnyVisibilityPolicy(StickyHeaderPolicy(hideDistance: down, showDistance: up))
        case 3: return AnyVisibilityPolicy(TravelRule(hideDistance: down, showDistance: up, from: .drag))
        case 4: return makeGuard()
        case 5: return AnyVisibilityPolicy(FollowingBarPolicy(travelLength: down + 1))
        default:
            return AnyVisibilityPolicy(
                FollowingBarPolicy(stops: RestStops(lowest: 0.3), revealedAway: 0.3, turn: .paysBack))
        }
    }

    private mutating func makeGuard() -> AnyVisibilityPolicy {
        let length = number(0, 60)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return AnyVisibilityPolicy(ContentFits(margin: .barLength))
        case 1: return AnyVisibilityPolicy(ContentFits(margin: .points(length)))
        default: return AnyVisibilityPolicy(StartZone(length, keeping: length + number(0, 60)))
        }
    }

    private mutating func modified(_ base: AnyVisibilityPolicy) -> AnyVisibilityPolicy {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: AnyVisibilityPolicy(base.animated(.fading(0.1)))
        case 1: AnyVisibilityPolicy(base.minimumExposure(0.3))
        case 2: AnyVisibilityPolicy(base.onlyShowing())
        case 3: AnyVisibilityPolicy(base.onlyHiding())
        case 4: AnyVisibilityPolicy(base.withoutHiding(nearEnd: 100))
        case 5: AnyVisibilityPolicy(base.showing(atEnd: 30))
        default: AnyVisibilityPolicy(base.showing(onPullPastEnd: 100))
        }
    }

    private mutating func number(_ low: Double, _ high: Double) -> Double {
        Double.random(in: low...high, using: &random)
    }
}
