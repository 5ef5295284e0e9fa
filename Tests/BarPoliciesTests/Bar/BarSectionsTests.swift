import BarPolicies
import Testing

@Suite struct BarSectionsTests {
    @Test func rowsGoOneAfterTheOther() {
        let sections = BarSections([.init(56), .init(48, keeping: 20), .init(40, keeping: 40)])
        #expect(sections.travelLength == 84)
        #expect(sections.exposures(at: 1) == [1, 1, 1])
        #expect(sections.exposures(at: 0.5) == [0.25, 1, 1])
        #expect(sections.exposures(at: 0.25) == [0, 0.75, 1])
        #expect(sections.exposures(at: 0) == [0, 0, 1])
        #expect(sections.lengths(at: 0) == [0, 20, 40])
        #expect(sections.lengths(at: 0.5) == [14, 48, 40])
        #expect(sections.exposures(at: -3) == [0, 0, 1])
        #expect(sections.exposures(at: 7) == [1, 1, 1])
    }

    @Test func aRowThatKeepsAPartIsTheLastToMove() {
        // The ranges of a Material app bar layout: 200 and margins of 25, then 100 that keep 50, then a fixed one.
        let tabs = BarSections.Section(100, keeping: 50)
        let fixed = BarSections.Section(150, keeping: 150)
        #expect(BarSections([.init(225, keeping: 0), tabs, fixed]).travelLength == 225)
        #expect(BarSections([.init(225), tabs, fixed]).travelLength == 275)
        #expect(BarSections([tabs, fixed]).travelLength == 50)
        #expect(BarSections([fixed]).travelLength == 0)
        #expect(BarSections([fixed, tabs]).travelLength == 0)
        #expect(BarSections([]).travelLength == 0)
        #expect(BarSections([]).exposures(at: 0.5) == [])
    }

    @Test func whatGoesComesBack() {
        let row = BarSections.Section(225, keeping: 0)
        let tabs = BarSections.Section(100, keeping: 50)
        let fixed = BarSections.Section(150, keeping: 150)
        let bars: [BarSections] = [
            .init([row, tabs, fixed]), .init([.init(225), tabs, fixed]), .init([tabs, fixed]), .init([fixed]),
            .init([fixed, row, tabs]),
        ]
        let ranges = bars.map { $0.lengths(at: 1).reduce(0, +) - $0.lengths(at: 0).reduce(0, +) }
        #expect(ranges == [225, 275, 50, 0, 0])
        #expect(ranges == bars.map(\.travelLength))
    }

    @Test func severalBarsShareOneExposure() {
        // Top bars of 100 that keep 30, bottom bars of 100 that keep nothing or 20, each with a mapping of its own.
        let (top, bottom) = (BarSections([.init(100, keeping: 30)]), BarSections([.init(100)]))
        let condensed = BarSections([.init(100, keeping: 20)])
        #expect(top.lengths(at: 0) == [30])
        #expect(bottom.lengths(at: 0) == [0])
        #expect(condensed.lengths(at: 0) == [20])
        for bar in [top, bottom, condensed] { #expect(bar.lengths(at: 1) == [100]) }
        #expect(top.lengths(at: 0.5) == [65])
        #expect(condensed.lengths(at: 0.5) == [60])
    }

    @Test func barsOfDifferentLengthsGoPointByPoint() {
        // A top bar of 40 and a bottom bar of 60, 20 points on.
        var bar = BarState(exposure: 1 - 20.0 / 60, length: 60)
        #expect(abs(bar.exposure(alongBarOf: 40) - 0.5) < 1e-9)
        #expect(abs(bar.exposure(alongBarOf: 60) - bar.exposure) < 1e-9)
        bar = BarState(exposure: 0, length: 60)
        #expect(bar.exposure(alongBarOf: 40) == 0)
        #expect(bar.exposure(alongBarOf: 0) == 1)
    }

    @Test func theInsetIsTheBaseAndWhatIsOnScreen() {
        #expect(BarState(exposure: 1, length: 44).inset(base: 20) == 64)
        #expect(BarState(exposure: 0.5, length: 44).inset(base: 20) == 42)
        #expect(BarState(exposure: 0, length: 44).inset() == 0)
    }

    @Test func aShorterBarGoesAlongOnOneDriver() {
        // A top bar from 10 to 50 and a bottom bar from 20 to 80: 20 points down, 200 more, 500 up.
        var driver = BarDriver(FollowingBarPolicy(), barLength: 60)
        _ = driver.advance(to: .at(1000, time: 0))
        let expected = [1020: [0.5, 2.0 / 3, 30, 60], 1220: [0, 0, 10, 20], 720: [1, 1, 50, 80]]
        for (index, offset) in [1020, 1220, 720].enumerated() {
            _ = driver.advance(to: .at(Double(offset), time: Double(index + 1)))
            let top = BarState(exposure: driver.bar.exposure(alongBarOf: 40), length: 40)
            let found = [top.exposure, driver.bar.exposure, top.inset(base: 10), driver.bar.inset(base: 20)]
            for (one, other) in zip(found, expected[offset] ?? []) { #expect(abs(one - other) < 1e-9) }
        }
    }

    @Test func insetsOfSeveralBarsAddUp() {
        // Two bars at the top, from 10 to 50 and from 5 to 15, and one at the bottom, from 20 to 80.
        func insets(_ exposure: Double) -> [Double] {
            let top = BarState(exposure: exposure, length: 40).inset(base: 10)
            let second = BarState(exposure: exposure, length: 10).inset(base: 5)
            return [top + second, BarState(exposure: exposure, length: 60).inset(base: 20)]
        }
        #expect(insets(0) == [15, 20])
        #expect(insets(1) == [65, 80])
        #expect(insets(0.5) == [40, 50])
    }
}
