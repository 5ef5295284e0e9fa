import BarPolicies
import Testing

@Suite struct BarMoveTests {
    @Test func nearTheStartAMoveSaysHowFarToScrollAlong() {
        let hides = BarMove(from: 0.43, to: 0, motion: .sliding(), reason: "settles")
        let shows = BarMove(from: 0.57, to: 1, motion: .sliding(), reason: "settles")
        #expect(hides.offsetChange(at: 25, barLength: 44) == 19)
        #expect(shows.offsetChange(at: 19, barLength: 44) == -19)
        let condenses = BarMove(from: 0.6, to: 0.5, motion: .sliding(), reason: "settles")
        #expect(condenses.offsetChange(at: 17.5, barLength: 44) == 4.5)
    }

    @Test func elsewhereTheContentStaysWhereItIs() {
        let hides = BarMove(from: 0.43, to: 0, motion: .sliding(), reason: "settles")
        #expect(hides.offsetChange(at: 44, barLength: 44) == 0)
        #expect(hides.offsetChange(at: 300, barLength: 44) == 0)
        #expect(hides.offsetChange(at: -10, barLength: 44) == 0)
        let follows = BarMove(from: 0.6, to: 0.5, motion: .following, reason: "follows the finger")
        #expect(follows.offsetChange(at: 10, barLength: 44) == 0)
    }
}
