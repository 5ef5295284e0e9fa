import BarPolicies

/// The policy that a case is about.
indirect enum CasePolicy: Sendable {
    /// The three named policies as they come.
    case flick, swipe, sticky
    /// Always shown.
    case shown
    /// The flick toolbar with distances from the drag's beginning.
    case flickDistances(hide: Double, show: Double)
    /// The sticky header with distances from the turning point.
    case stickyDistances(hide: Double, show: Double)
    /// The flick toolbar where only a lift faster than this, in pt/s, reveals.
    case flickOnly(above: Double)
    /// A zone at the start, in points, in front of another policy.
    case startZone(Double, CasePolicy)
    /// A guard for content that fits with so many points to spare.
    case fitsWithinPoints(Double, CasePolicy)
    /// A guard for content that fits with so many views to spare.
    case fitsWithinShare(Double, CasePolicy)
    /// A guard for content that fits with the bar's length to spare.
    case fitsWithinBar(CasePolicy)

    var policy: AnyVisibilityPolicy {
        switch self {
        case .flick: .init(FlickToolbarPolicy())
        case .swipe: .init(SwipeNavBarPolicy())
        case .sticky: .init(StickyHeaderPolicy())
        case .shown: .init(FixedPolicy())
        case .flickDistances(let hide, let show):
            .init(FlickToolbarPolicy(hideDistance: hide, showDistance: show))
        case .stickyDistances(let hide, let show):
            .init(StickyHeaderPolicy(hideDistance: hide, showDistance: show))
        case .flickOnly(let velocity):
            .init(FlickToolbarPolicy(minimumFlickVelocity: velocity))
        case .startZone(let length, let rule):
            .init(
                FirstDecision {
                    StartZone(length)
                    rule.policy
                })
        case .fitsWithinPoints(let points, let rule): Self.guarded(.points(points), rule)
        case .fitsWithinShare(let share, let rule): Self.guarded(.viewportShare(share), rule)
        case .fitsWithinBar(let rule): Self.guarded(.barLength, rule)
        }
    }

    private static func guarded(_ margin: ContentFits.Margin, _ rule: CasePolicy) -> AnyVisibilityPolicy {
        .init(
            FirstDecision {
                ContentFits(margin: margin)
                rule.policy
            })
    }
}
