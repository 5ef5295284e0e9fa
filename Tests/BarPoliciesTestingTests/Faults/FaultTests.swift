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
    func isCaught(fault: FaultyPolicy) throws {
        let report = fault.conformance.report([fault.law])
        guard case .broken(let counterexample) = report[fault.law] else {
            Issue.record("\(report)")
            return
        }
        #expect(counterexample.stepCount <= fault.longest, "\(counterexample)")
        let replayed = try ScrollTrace(counterexample.trace.notation)
        #expect(replayed == counterexample.trace)
        #expect(fault.conformance.counterexample(to: fault.law, on: replayed) != nil, "\(counterexample)")
    }
}
