import BarPolicies

/// Chains of one kind of rule, each deeper than the last: what a composition costs by its length.
///
/// All distances are different, and only the last rule ever has its way on short ways, so every rule is asked.
enum Depths {
    static var one: some VisibilityPolicy { rule(1) }

    static var two: some VisibilityPolicy {
        FirstDecision {
            rule(2)
            rule(1)
        }
    }

    static var four: some VisibilityPolicy {
        FirstDecision {
            rule(4)
            rule(3)
            two
        }
    }

    static var eight: some VisibilityPolicy {
        FirstDecision {
            rule(8)
            rule(7)
            rule(6)
            rule(5)
            four
        }
    }

    static var sixteen: some VisibilityPolicy {
        FirstDecision {
            rule(16)
            rule(15)
            rule(14)
            rule(13)
            rule(12)
            rule(11)
            rule(10)
            rule(9)
            eight
        }
    }

    private static func rule(_ index: Int) -> TravelRule {
        TravelRule(hideDistance: 24 * Double(index), showDistance: 8 * Double(index))
    }
}
