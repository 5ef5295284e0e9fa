import BarPolicies
import Testing

@Suite struct BehaviourCaseTests {
    @Test(arguments: BehaviourCase.all)
    func barDoesWhatTheCaseAsksFor(_ row: BehaviourCase) throws {
        let trace = try ScrollTrace(row.script)
        let failures = TraceReplay.failures(of: trace, policy: row.policy.policy)
        #expect(failures.isEmpty, "\(row.script)")
    }

    @Test(arguments: BehaviourCase.all)
    func caseStatesWhatItExpects(_ row: BehaviourCase) throws {
        let trace = try ScrollTrace(row.script)
        #expect(trace.events.contains { if case .expect = $0 { true } else { false } })
    }

    @Test(arguments: BehaviourCase.Class.allCases)
    func everyClassHasCases(_ kind: BehaviourCase.Class) {
        #expect(BehaviourCase.all.count { $0.kind == kind } >= 2)
    }

    @Test func idsAreUniqueAndTheTableIsLong() {
        let ids = Set(BehaviourCase.all.map(\.id))
        #expect(ids.count == BehaviourCase.all.count)
        #expect(ids.count >= 50)
    }
}
