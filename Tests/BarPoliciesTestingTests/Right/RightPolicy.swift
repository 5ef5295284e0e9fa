import BarPolicies
import BarPoliciesTesting
import Testing

/// A policy that is right, with what it declares.
struct RightPolicy: Sendable, CustomTestStringConvertible {
    let conformance: PolicyConformance

    init(_ conformance: PolicyConformance) { self.conformance = conformance }

    /// A policy that declares nothing.
    init<Policy: VisibilityPolicy>(_ make: @autoclosure @escaping @Sendable () -> Policy) {
        self.init(PolicyConformance(make))
    }

    var testDescription: String { conformance.name }
}

extension RightPolicy {
    /// Unusual policies, written by hand, that declare honestly what they do otherwise.
    static let custom: [RightPolicy] = [
        RightPolicy(PolicyConformance { NeverHides() }.declaring(.l16, "it never hides")),
        RightPolicy(PolicyConformance { HideAfterAScreen() }.tolerance(20)),
        RightPolicy(PolicyConformance { RevealsOnlyAtTheStart() }.declaring(.l16, "it comes back at the start alone")),
        RightPolicy(
            PolicyConformance { BelongsToTheFirstPoints() }.declaring(.l16, "it comes back in the first points alone")),
        RightPolicy(PolicyConformance { OnlyTheFingerCounts() }.tolerance(12)),
        RightPolicy(QuickerDeepDown()),
        RightPolicy(JumpsAtOnce()),
        RightPolicy(ShownAtBothEnds()),
        RightPolicy(PolicyConformance { HidesOnTheSecondDrag() }.declaring(.l16, "one drag does not hide it")),
        RightPolicy(
            PolicyConformance { HidesAfterAPause() }
                .declaring(.l16, "scrolling shows it")
                .waiving(.l5, because: "a policy of time").waiving(.l7, because: "a policy of time")),
        RightPolicy(PolicyConformance { HidesSeldom() }.declaring(.l12, "the time of the last hiding counts")),
        RightPolicy(HidesLate()),
        RightPolicy(
            PolicyConformance { HidesForTheFast() }
                .declaring(.l12, "a rule of speed").declaring(.l16, "slow scrolling does not hide it")),
        RightPolicy(PolicyConformance { RevealsOnAFlick() }.declaring(.l16, "only a flick brings it back")),
        RightPolicy(PolicyConformance { Condenses() }.stops(0.4, 1).tolerance(16)),
        RightPolicy(PolicyConformance { GoesInTwoSteps() }.stops(0, 0.5, 1)),
        RightPolicy(PolicyConformance { FollowsAtHalfSpeed() }.stops(0, 1.0 / 3, 2.0 / 3, 1)),
        RightPolicy(PaysBack()),
    ]
}
