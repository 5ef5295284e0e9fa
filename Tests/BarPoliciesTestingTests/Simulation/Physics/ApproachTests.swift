import BarPoliciesTesting
import Testing

@Suite struct ApproachTests {
    @Test func `200 points take 3 seconds to come within half a point`() {
        var approach = ScrollPhysics.Approach(distance: -200)
        var frames = 0
        while !approach.hasEnded {
            approach.advance(by: 1.0 / 60)
            frames += 1
        }
        #expect(frames == 180)
    }

    @Test func `a tenth of a second leaves e to the minus a fifth`() {
        var approach = ScrollPhysics.Approach(distance: 200)
        approach.advance(by: 0.1)
        #expect(near(approach.distance, 163.713, 1e-3))
    }

    @Test func `pages end at the nearest, one away at most`() {
        func page(_ projected: Double, _ start: Double = 600) -> Double {
            ScrollPhysics.Approach.page(projected: projected, from: start, page: 600)
        }
        #expect(page(850) == 600)
        #expect(page(950) == 1_200)
        #expect(page(2_900) == 1_200)
        #expect(page(-900) == 0)
        #expect(page(700, 890) == 600)
    }
}
