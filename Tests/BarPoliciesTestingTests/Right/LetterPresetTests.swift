import BarPolicies
import BarPoliciesTesting
import Testing

/// The published behaviours, faults included: each breaks the laws that its rules break, and no others.
@Suite struct LetterPresetTests {
    static let flick = PolicyConformance { FlickToolbarPolicy.Published() }
    static let swipe = PolicyConformance { SwipeNavBarPolicy.Published() }
    static let sticky = PolicyConformance { StickyHeaderPolicy.Published() }

    @Test(arguments: [flick, swipe, sticky])
    func isForgivenWhatItIsKnownFor(conformance: PolicyConformance) {
        let report = conformance.report()
        #expect(report.passes, "\(report)")
        #expect(report.unneededWaivers.isEmpty, "\(report)")
    }
}
