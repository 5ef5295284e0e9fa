import BarPolicies
import Testing

@Suite struct AnyVisibilityPolicyTests {
    @Test func itDecidesAsThePolicyInside() throws {
        try play("y=500 D >509 ?>0 +1s >500 ?>1", AnyVisibilityPolicy(StickyHeaderPolicy()))
        try play("y=500 D >509 ?>1", AnyVisibilityPolicy(FixedPolicy()))
        try play("y=500 D >509 ?>0", AnyVisibilityPolicy(AnyVisibilityPolicy(StickyHeaderPolicy())))
    }

    @Test func aCopyGoesItsOwnWay() throws {
        let walk = try steps("y=100 D >106 >112")
        let turned = try steps("y=106 D >90")
        var one = AnyVisibilityPolicy(TravelRule(hideDistance: 8))
        for step in walk.prefix(3) { _ = one.decide(step) }
        // The copy turns round, which would make the original count from there.
        var other = one
        let back = other.decide(turned[2])
        #expect(back?.exposure == 1)
        let onward = one.decide(walk[3])
        #expect(onward?.exposure == 0)
    }

    @Test func aDriverPutsItBackToItsBeginning() throws {
        // If the original shared memory with the copy that decides, 6 + 4 points would hide.
        try play("y=500 D >506 !hold !release ?moves:0 >510 ?>1 >515 ?>0", AnyVisibilityPolicy(StickyHeaderPolicy()))
    }
}
