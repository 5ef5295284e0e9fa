import BarPolicies
import BarPoliciesTesting
import Testing

/// Every fault is caught by the law that is there for it, on a short trace that breaks it again when it is played.
@Suite struct FaultTests {
    @Test func thereAreManyAndTheyBreakEveryLaw() {
        #expect(FaultyPolicy.all.count >= 45)
        #expect(Set(FaultyPolicy.all.map(\.law)) == Set(PolicyLaw.all))
        #expect(Set(FaultyPolicy.all.map(\.testDescription)).count == FaultyPolicy.all.count)
    }

    @Test(arguments: FaultyPolicy.all)
    func isCaught(fault: FaultyPolicy) {
        let report = fault.conformance.report([fault.law])
        guard case .broken(let counterexample) = report[fault.law] else {
            Issue.record("\(report)")
            return
        }
        #expect(counterexample.trace.events.count <= fault.longest, "\(counterexample)")
    }
}
