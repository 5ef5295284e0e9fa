import BarPolicies
import Testing

@Suite struct ReversedTests {
    @Test func upHidesAndDownShows() throws {
        let policy = StickyHeaderPolicy().reversed()
        try play("y=2400 D >2300 ?>0 U +1s D >2309 ?>1", policy)
        try play("y=1500 D >1600 ?>1 U +1s D >1591 ?>0", policy)
    }

    @Test func theEndIsItsStart() throws {
        let policy = StickyHeaderPolicy().reversed()
        try play("y=2390 D >2300 ?>0 U +1s J2400 ?>1", policy)
        try play("y=100 D >50 ?>0 >0 U +1s . ?>0", policy)
        // Pulled past the end and back: as pulling to refresh is at the start.
        try play("y=2400 D >2480/10 U ~2440 ~2400 . ?>1 ?moves:0", policy)
    }

    @Test func aNewMessageAtTheEndHidesNothing() throws {
        try play("y=2400 C=3080 J2480 . ?>1 ?moves:0", StickyHeaderPolicy().reversed())
        // It arrives under the finger: what counts is what the finger scrolled.
        try play("y=2000 D >1996 c:3080 >1994 ?>1 >1990 ?>0", StickyHeaderPolicy().reversed())
    }

    @Test func everyNumberThatHasAWayIsMirrored() throws {
        var policy = Witness(Scripted.silent).reversed()
        let before = ScrollSample.at(2300, .decelerating)
        var now = ScrollSample.at(2450, .decelerating, time: 0.5, content: 3100, viewport: 650)
        now.velocity = 300
        let step = ScrollStep(from: before, to: now, bar: BarState(exposure: 0.5))
        _ = policy.decide(step)
        let seen = try #require(policy.base.step)
        #expect(step.limit == 2450 && step.previousLimit == 2400)
        #expect(seen.position == 0 && seen.previousPosition == 100)
        #expect(seen.offset == 0 && seen.previousOffset == 100)
        #expect(seen.displacement == -150 && seen.travel == 0 && seen.cause == .layout)
        #expect(seen.velocity == -300)
        #expect(seen.limit == 2450 && seen.previousLimit == 2400)
        #expect(seen.time == 0.5 && seen.elapsed == 0.5 && seen.bar == step.bar)
        #expect(seen.phase == .decelerating && seen.previousPhase == .decelerating && !seen.isFirst)
        #expect(seen.contentLength == 3100 && seen.viewportLength == 650)
        #expect(seen.carry == -100)
    }

    @Test func aBounceIsMirroredToo() throws {
        var policy = Witness(Scripted.silent).reversed()
        _ = policy.decide(ScrollStep(from: .at(2380), to: .at(2430, time: 0.1)))
        let seen = try #require(policy.base.step)
        #expect(seen.overscroll == -30 && seen.isAtStart && !seen.isAtEnd)
        #expect(seen.travel == -20 && seen.carry == 0 && seen.velocity == nil)
    }

    @Test func twiceIsNotAtAll() throws {
        for step in try steps(eventfulScript) {
            var policy = Witness(Scripted.silent).reversed().reversed()
            _ = policy.decide(step)
            #expect(policy.base.base.step == step)
        }
    }

    @Test func itIsAModifier() throws {
        try checkModifier({ $0.reversed() }, base: \.base)
        #expect("\(FlickToolbarPolicy().reversed())" == "reversed(flick)")
    }
}
