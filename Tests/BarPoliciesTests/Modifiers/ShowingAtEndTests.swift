import BarPolicies
import Testing

@Suite struct ShowingAtEndTests {
    @Test func theZoneIncludesItsFirstPoint() throws {
        let silent = Scripted.silent
        try play("H y=2000 D >2349 ?>0 >2350 ?>1", silent.showing(atEnd: 50))
        try play("H y=2000 D >2399 ?>0 >2400 ?>1", silent.showing(atEnd: 0))
        try play("H y=2000 D ?>0 >2440 ?>1", silent.showing(atEnd: 0))
    }

    @Test func whateverMovedItThere() throws {
        let policy = StickyHeaderPolicy().showing(atEnd: 0)
        try play("y=500 D >520 ?>0 U +1s J2400 ?>1", policy)
        try play("y=500 D >520 ?>0 U +1s C=1120@520 ?>1", policy)
        try play("H y=100 C=600@0 ?>1", policy)
    }

    @Test func elsewhereThePolicyDecides() throws {
        let policy = StickyHeaderPolicy().showing(atEnd: 0)
        try play("y=500 D >520 ?>0 U D >2400/100 ?settled:1 U +1s . ?>1 D >2380 ?>1", policy)
        try play("y=2380 D >2400 ?>1 ?moves:0", policy)
    }

    @Test func itsAnswerIsMomentary() {
        var policy = Scripted.talkative.showing(atEnd: 0, motion: .fading(0.1))
        let decision = policy.decide(ScrollStep(from: .at(2300), to: .at(2400, time: 1)))
        #expect(decision?.isMomentary == true)
        #expect(decision?.motion == .fading(0.1))
        #expect(decision?.exposure == 1)
    }

    @Test func itIsAModifier() throws {
        try checkModifier({ $0.showing(atEnd: 20) }, base: \.base)
        #expect(Scripted.silent.showing(atEnd: 1) != Scripted.silent.showing(atEnd: 2))
        #expect("\(FlickToolbarPolicy().showing(atEnd: 0))" == "showing(atEnd: 0, flick)")
        #expect(
            "\(FlickToolbarPolicy().showing(atEnd: 9, motion: .fading()))" == "showing(atEnd: 9, motion: fading, flick)"
        )
    }
}
