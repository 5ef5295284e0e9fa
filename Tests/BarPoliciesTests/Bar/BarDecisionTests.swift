import BarPolicies
import Testing

@Suite struct BarDecisionTests {
    @Test func showAndHideAreTheTwoEnds() {
        let show = BarDecision.show(because: "needed")
        #expect(show.exposure == 1)
        #expect(show.motion == .sliding())
        #expect(show.reason == "needed")
        #expect(BarDecision.hide(.immediate, because: "away").exposure == 0)
        #expect(BarDecision.hide(because: "away").motion == .sliding())
    }

    @Test func theRestIsQuiet() {
        let decision = BarDecision(exposure: 0.5, reason: "half")
        #expect(decision.motion == .sliding())
        #expect(decision.delay == 0)
        #expect(!decision.interruptsMotion)
        #expect(!decision.isMomentary)
    }

    @Test func aMoveSaysFromWhereToWhere() {
        let move = BarMove(from: 1, to: 0, motion: .fading(), reason: "away")
        #expect(move.from == 1)
        #expect(move.to == 0)
        #expect(move.motion.kind == .fading)
        #expect(move.reason == "away")
    }
}
