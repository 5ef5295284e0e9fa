import BarPolicies
import Testing

@Suite struct DebouncedTests {
    @Test func itHidesLate() throws {
        let policy = StickyHeaderPolicy().debounced(hiding: 0.3)
        try play("y=500 D >520 ?>1 +0.25s ?>1 +0.1s ?>0", policy)
        // Said again, the time goes on.
        try play("y=500 D >520 +0.2s >540 ?>1 +0.1s ?>0", policy)
        try play("y=500 D >520 +1s ?>0 >500 ?>1", policy)
    }

    @Test func turningBackInTimeHidesNothing() throws {
        try play("y=500 D >520 +0.2s >500 +1s ?>1 ?moves:0", StickyHeaderPolicy().debounced(hiding: 0.3))
    }

    @Test func itShowsLate() throws {
        let policy = StickyHeaderPolicy().debounced(showing: 0.5)
        try play("y=500 D >520 ?>0 +1s >500 ?>0 +0.4s ?>0 +0.2s ?>1", policy)
        try play("y=500 D >520 +1s >500 >520 +1s ?>0 ?moves:1", policy)
        try play("y=500 D >520 >0 U . +1s ?>1", policy)
    }

    @Test func whatAGuardSaidCountsWhileItSaysSo() throws {
        let policy = StartZone(100).debounced(showing: 0.5)
        try play("H y=200 D >90 >80 +0.4s ?>0 +0.2s ?>1", policy)
        try play("H y=200 D >90 >150 +1s ?>0 ?moves:0", policy)
        // What a rule said stands.
        try play("y=500 D >520 +1s >500 . +1s ?>1", StickyHeaderPolicy().debounced(showing: 0.5))
    }

    @Test func ofTwoDelaysTheLongerCounts() {
        let down = ScrollStep(from: .at(500), to: .at(600, time: 1))
        for (own, expected) in [(0.1, 0.3), (0.5, 0.5), (.infinity, 0.3), (-1, 0.3), (.nan, 0.3)] {
            var hide = BarDecision.hide(because: "with a delay of its own")
            hide.delay = own
            var policy = Scripted(onTravel: hide).debounced(hiding: 0.3)
            #expect(policy.decide(down)?.delay == expected)
        }
    }

    @Test func whatLeavesTheBarWhereItGoesIsNotDelayed() {
        var policy = Scripted.talkative.debounced(hiding: 0.3, showing: 0.3)
        let hidden = BarState(exposure: 0)
        #expect(policy.decide(ScrollStep(from: .at(500), to: .at(600, time: 1), bar: hidden))?.delay == 0)
        #expect(policy.decide(ScrollStep(from: .at(500), to: .at(500, time: 1), bar: hidden))?.delay == 0.3)
    }

    @Test func itIsAModifier() throws {
        try checkModifier({ $0.debounced(hiding: 0.3, showing: 0.1) }, base: \.base)
        #expect(Scripted.silent.debounced(hiding: 0.3) != Scripted.silent.debounced(showing: 0.3))
        #expect("\(FlickToolbarPolicy().debounced(hiding: 0.3))" == "debounced(hiding: 0.3, flick)")
        #expect(
            "\(FlickToolbarPolicy().debounced(hiding: 1, showing: 0.1))" == "debounced(hiding: 1, showing: 0.1, flick)")
        #expect("\(FlickToolbarPolicy().debounced())" == "debounced(flick)")
    }

    @Test func followingTheFingerIsNotDelayed() throws {
        let policy = FollowingBarPolicy().debounced(hiding: 0.3)
        try play("y=500 D >511/11 ?0.75 >560/7 ?0 U . ?settled:0", policy)
        // What settles the bar is.
        try play("y=500 D >530/10 ?0.3181818 U +0.2s ?0.3181818 +0.2s ?>0 ?settled:0", policy)
    }
}
