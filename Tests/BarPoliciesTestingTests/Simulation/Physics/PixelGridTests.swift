import BarPoliciesTesting
import Testing

@Suite struct PixelGridTests {
    @Test func `at three pixels a point offsets are thirds`() {
        let grid = ScrollPhysics.PixelGrid(scale: 3)
        let rounded = [10.1, 10.2, 10.5, -0.4].map(grid.rounded)
        #expect(allNear(rounded, [10, 10.333_333, 10.666_667, -0.333_333], 1e-6))
    }

    @Test func `at one pixel a point offsets are whole, halves going up`() {
        let grid = ScrollPhysics.PixelGrid(scale: 1)
        #expect([10.49, 10.5, -0.5, -0.6].map(grid.rounded) == [10, 11, 0, -1])
    }
}
