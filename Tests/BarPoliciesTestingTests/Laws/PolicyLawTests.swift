import BarPoliciesTesting
import Testing

/// The laws as values.
@Suite struct PolicyLawTests {
    @Test func theIdsAreL1ToL17InOrder() {
        #expect(PolicyLaw.all.map(\.id) == (1...17).map { "L\($0)" })
        #expect(PolicyLaw.all[6] == .l7)
        #expect(PolicyLaw.all[16] == .l17)
    }

    @Test func theLastSixMayBeDeclared() {
        #expect(PolicyLaw.all.filter(\.isDeclarable) == [.l12, .l13, .l14, .l15, .l16, .l17])
    }

    @Test(arguments: PolicyLaw.all)
    func saysWhatMustHoldAndWhatPeopleSeeOtherwise(law: PolicyLaw) {
        #expect(law.sentence.hasSuffix(".") && law.everydayFault.hasSuffix("."))
        #expect(law.description == "\(law.id): \(law.sentence)")
    }
}
