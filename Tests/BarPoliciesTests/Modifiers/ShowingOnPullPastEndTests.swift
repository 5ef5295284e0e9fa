import BarPolicies
import Testing

@Suite struct ShowingOnPullPastEndTests {
    private let policy = Scripted.silent.showing(onPullPastEnd: 200)
    private let anyLift = Scripted.silent.showing(onPullPastEnd: 0)

    @Test func aSecondPullShows() throws {
        try play("H y=2400 D >2450 ?>0 U250 ?>1", policy)
        try play("H y=2400 T D >2450/10 U200 ~2440 ?>1", policy)
    }

    @Test func notWithoutTheVelocity() throws {
        try play("H y=2400 D >2450 U100 ~2400 . +1s ?>0", policy)
        try play("H y=2400 D >2450 U-250 ~2400 . +1s ?>0", policy)
        try play("H y=2400 D >2450 U ~2400 . +1s ?>0", policy)
    }

    @Test func withoutAMinimumAnyLiftDoes() throws {
        for lift in ["U", "U0", "U-50", "X"] {
            try play("H y=2400 D >2450 \(lift) ?>1", anyLift)
        }
    }

    @Test func notFromElsewhere() throws {
        try play("H y=2200 D >2450 U250 ~2400 . +1s ?>0", policy)
        try play("H y=2399 D >2450 U250 ~2400 . +1s ?>0", policy)
    }

    @Test func notAfterAWayUp() throws {
        try play("H y=2400 D >2390 >2420 U250 +1s ?>0", policy)
        try play("H y=2400 D >2450 >2440 >2460 U250 +1s ?>0", policy)
        try play("H y=2400 D >2450 >2449.5 >2449 >2448.5 U250 +1s ?>0", policy)
        // A finger at rest trembles by less.
        try play("H y=2400 D >2450 >2449.5 >2450 U250 ?>1", policy)
    }

    @Test func notWithoutAPull() throws {
        try play("H y=2400 D D U250 +1s ?>0", anyLift)
        try play("H y=2400 T . +1s ?>0", anyLift)
        // The content grew under the finger: the end is elsewhere.
        try play("H y=2400 D >2450 c:3500 >2450 U250 +1s ?>0", anyLift)
    }

    @Test func notTheFlingThatArrived() throws {
        try play("H y=2000 D >2200 U900 ~2430 ~2410 ~2400 . +1s ?>0", anyLift)
        // Caught in its bounce and pulled on.
        try play("H y=2000 D >2200 U900 ~2430 T D >2460 U250 +1s ?>0", anyLift)
        try play("H y=2000 D >2200 U900 ~2400 D >2460 U250 +1s ?>0", anyLift)
    }

    @Test func eachPullCountsForItself() throws {
        try play("H y=2400 D >2390 U . D >2400 U . D >2450 U250 ?>1", policy)
        try play("H y=2400 D >2450 U100 ~2400 . D U250 +1s ?>0", policy)
    }

    @Test func otherwiseThePolicyDecides() throws {
        try play("y=500 D >600 ?>0 U +1s D >580 ?>1", StickyHeaderPolicy().showing(onPullPastEnd: 200))
        var fading = Scripted.talkative.showing(onPullPastEnd: 0, motion: .fading(0.1))
        let motions = try steps("y=2400 D >2450 U").map { fading.decide($0)?.motion }
        #expect(motions.last == .fading(0.1))
    }

    @Test func itIsAModifier() throws {
        try checkModifier({ $0.showing(onPullPastEnd: 200) }, base: \.base)
        #expect(Scripted.silent.showing(onPullPastEnd: 1) != Scripted.silent.showing(onPullPastEnd: 2))
        #expect("\(FlickToolbarPolicy().showing(onPullPastEnd: 200))" == "showing(onPullPastEnd: 200, flick)")
    }
}
