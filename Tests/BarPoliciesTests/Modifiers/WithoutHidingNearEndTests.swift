import BarPolicies
import Testing

@Suite struct WithoutHidingNearEndTests {
    private let hiding = Scripted.hiding.withoutHiding(nearEnd: 100)

    @Test func aPageThatHardlyScrollsHidesNothing() throws {
        let policy = SwipeNavBarPolicy().withoutHiding(nearEnd: 100)
        try play("V=480 C=960 y=460 D >480 >500 ?>1 U900 ~490 ~480 . ?>1 ?moves:0", policy)
        try play("V=480 C=960 y=460 D >480 ?>0", SwipeNavBarPolicy())
    }

    @Test func nearIsLessThanSoManyPoints() throws {
        try play("y=2200 W2300 ?>0", hiding)
        try play("y=2300 W2310 ?>0", hiding)
        try play("y=2301 W2310 ?>1", hiding)
        try play("y=2390 W2400 ?>0", Scripted.hiding.withoutHiding(nearEnd: 0))
    }

    @Test func whileADragLastsItKeepsItsAnswer() throws {
        // Begun far from the end, in one step near it.
        try play("y=2200 D >2390 ?>0", hiding)
        try play("y=2200 D D D >2390 ?>0", hiding)
        // The content grows under the finger: not hidden before the next drag.
        try play("y=2350 D c:9000 >2400 >2500 ?>1 U D >2550 ?>0", hiding)
        // It shrinks: hidden all the same.
        try play("y=2000 D c:2700 D D >2050 ?>0", hiding)
    }

    @Test func outsideADragItIsLive() throws {
        try play("y=2200 D U900 ~2290 ?>0", hiding)
        try play("y=2200 D U900 ~2350 ?>1", hiding)
        try play("y=2350 D U900 c:9000 ~2350 ~2400 ?>0", hiding)
    }

    @Test func withoutMemoryItLooksWhereTheDragIs() throws {
        // A hold given back begins the policy anew, in the middle of a drag.
        try play("y=2350 !freeze D >2360 !thaw >2380 ?>1", hiding)
    }

    @Test func itShowsAndLeavesAHiddenBar() throws {
        let policy = TravelRule().withoutHiding(nearEnd: 100)
        try play("y=2200 D >2250 ?>0 U +1s D >2390 ?>0 U +1s . D >2380 ?>1", policy)
    }

    @Test func itIsAModifier() throws {
        try checkModifier({ $0.withoutHiding(nearEnd: 100) }, base: \.base)
        #expect(Scripted.silent.withoutHiding(nearEnd: 1) != Scripted.silent.withoutHiding(nearEnd: 2))
        #expect("\(SwipeNavBarPolicy().withoutHiding(nearEnd: 100))" == "withoutHiding(nearEnd: 100, swipe)")
    }

    @Test func aPartShownBarGoesTheRestOfItsWay() throws {
        let policy = FollowingBarPolicy().withoutHiding(nearEnd: 100)
        // The drag begins with 100 points left and ends with 40.
        try play("V=480 C=960 B=100 y=380 D >440 ?0.4 U ?>0 ?settled:0", policy)
        try play("V=480 C=960 B=100 y=381 D >441 ?1 U . ?1 ?moves:0", policy)
        // Momentum carries it there.
        try play("V=480 C=960 B=100 y=300 D >350 ?0.5 U300 ~420/10 ?0 . ?settled:0", policy)
    }
}
