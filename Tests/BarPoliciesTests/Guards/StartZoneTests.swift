import BarPolicies
import Testing

@Suite struct StartZoneTests {
    @Test func theZoneIncludesItsLastPoint() throws {
        try play("H y=100 D >61 ?>0 >60 ?>1", StartZone(60))
        #expect(StartZone(60).length == 60)
        try play("H y=100 D >60.000002 ?>0 >60.0000005 ?>1", StartZone(60))
    }

    @Test func byDefaultItIsTheStartAlone() {
        #expect(StartZone() == StartZone(0, motion: .sliding()))
    }

    @Test func itIsLiveWhateverMovesTheContent() throws {
        try play("y=500 !hide +1s T D ?>0 U J40 ?>1", StartZone(60))
        try play("y=500 !hide +1s T D ?>0 U C=620@20 ?>1", StartZone(60))
    }

    @Test func contentThatFitsIsAtTheStartHoweverItIsPulled() throws {
        try play("H y=30 C=300 ?>1", StartZone())
    }

    @Test func itWinsOverTheRuleBelowIt() throws {
        let policy = FirstDecision {
            StartZone(60)
            TravelRule()
        }
        try play("D >50 ?>1 >61 ?>0 +1s >60 ?>1", policy)
    }

    @Test func itsAnswerIsMomentary() {
        var zone = StartZone(60, motion: .fading(0.1))
        let step = ScrollStep(from: .at(10), to: .at(20, time: 1))
        let decision = zone.decide(step)
        #expect(decision?.isMomentary == true)
        #expect(decision?.motion == .fading(0.1))
        #expect(decision?.exposure == 1)
    }
}
