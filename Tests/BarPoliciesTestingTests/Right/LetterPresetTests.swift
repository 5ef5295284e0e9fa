import BarPolicies
import BarPoliciesTesting
import Testing

/// The published behaviours, faults included: each breaks the laws that its rules break, named by their numbers in
/// `Docs/Origins.md`, and no others.
@Suite struct LetterPresetTests {
    static let flick = PolicyConformance { FlickToolbarPolicy.Published() }
        .waiving(.l6, because: "F4: a drag that begins at 0 shows nothing")
        .waiving(.l7, because: "F3: the raw offset counts, whoever changes it")
        .waiving(.l8, because: "F5: without a drag nothing is compared, at the start neither")
        .waiving(.l9, because: "F3: the raw offset of content that fits changes too")
        .waiving(.l10, because: "F3: springing back is below the drag's beginning")
        .waiving(.l13, because: "F3: a bounce goes below and above the drag's beginning")

    static let swipe = PolicyConformance { SwipeNavBarPolicy.Published() }
        .waiving(.l6, because: "S1: only a swipe down shows, and at the start there is none")
        .waiving(.l7, because: "S1: a swipe is what the raw offset does under the finger")
        .waiving(.l8, because: "S1: nothing shows at the start")
        .waiving(.l9, because: "S4: content as long as the screen hides")
        .waiving(.l10, because: "S1: pushing a pulled list back is a swipe up")
        .waiving(.l13, because: "S1: pulling past the end is a swipe up")

    static let sticky = PolicyConformance { StickyHeaderPolicy.Published() }
        .waiving(.l7, because: "H2: the raw offset counts, whoever changes it")
        .waiving(.l8, because: "H1: the top is offset 0; content that fits may lie elsewhere")
        .waiving(.l9, because: "H2: the raw offset of content that fits changes too")
        .waiving(.l10, because: "H2: springing back goes down")
        .waiving(.l13, because: "H2: springing back at the end goes up")

    @Test(arguments: [flick, swipe, sticky].map(RightPolicy.init))
    func isForgivenWhatItIsKnownFor(policy: RightPolicy) {
        let report = policy.conformance.report()
        #expect(report.passes, "\(report)")
        #expect(report.unneededWaivers.isEmpty, "\(report)")
    }
}
