import BarPolicies
import BarPoliciesTesting
import Testing

/// What a report says.
@Suite struct ConformanceReportTests {
    private let conformance = PolicyConformance { HidesWhereverItGrows() }.traces(8).seed(3)

    @Test func saysForEachLawWhatWasFound() {
        let report = conformance.tolerance(2)
            .declaring(.l12, "a rule of steps")
            .waiving(.l7, because: "jumps count")
            .waiving(.l1, because: "it may be random")
            .report()
        #expect(report[.l2] == .kept)
        #expect(report[.l12] == .declared(reason: "a rule of steps"))
        #expect(report[.l1] == .waivedInVain(reason: "it may be random"))
        #expect(report[.l11] == .notApplicable)
        guard case .waived("jumps count", let waived) = report[.l7] else {
            Issue.record("\(report)")
            return
        }
        guard case .broken(let broken) = report[.l17] else {
            Issue.record("\(report)")
            return
        }
        #expect(report.unneededWaivers == [.l1])
        #expect(!report.passes)
        #expect(report.failures.contains(broken) && !report.failures.contains(waived))
        let lines = report.description.split(separator: "\n").map(String.init)
        #expect(lines[0] == "HidesWhereverItGrows: \(report.sampleCount) samples, seed 0x0000000000000003")
        #expect(lines[1] == "  L1 is kept, its waiver is not needed: it may be random")
        #expect(lines[2] == "  L2 is kept")
        #expect(lines[7] == "  L7 is broken and waived: jumps count; for example \(waived.trace.notation)")
        #expect(lines[11] == "  L11 does not apply")
        #expect(lines[12] == "  L12 is declared not to hold: a rule of steps")
        #expect(lines[17] == "  L17 is BROKEN: Jitter below the declared tolerance changes nothing.")
        #expect(report.description.hasSuffix("\(report.failures.last.map { "\($0)" } ?? "-")"))
    }

    @Test func aLawThatIsBrokenAndNotWaivedIsThrown() throws {
        let failure = try #require(throws: ConformanceFailure.self) { try conformance.verify(.l7) }
        #expect(failure.policy == "HidesWhereverItGrows")
        #expect(failure.counterexamples.map(\.law) == [.l7])
        #expect(failure.description == "HidesWhereverItGrows\n\n\(failure.counterexamples[0])")
        try conformance.waiving(.l7, because: "jumps count").verify(.l7)
        try conformance.verify(.l2)
    }

    @Test func aPolicyThatPrintsItselfIsCalledSo() {
        #expect(PolicyConformance { StickyHeaderPolicy(hideDistance: 3) }.name == "sticky(hideDistance: 3)")
    }
}
