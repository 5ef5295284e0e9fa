import BarPolicies
import Testing

@Suite struct BarStateTests {
    @Test func atRestABarIsAtItsTarget() {
        let bar = BarState(exposure: 0.25, length: 40)
        #expect(bar.exposure == 0.25)
        #expect(bar.target == 0.25)
        #expect(bar.visibleLength == 10)
        #expect(!bar.isMoving)
        #expect(!bar.isShown)
        #expect(!bar.isHidden)
        #expect(BarState().isShown)
        #expect(BarState(exposure: 0).isHidden)
    }

    @Test func inMotionItIsOnTheCurve() {
        var bar = BarState(exposure: 1, length: 44)
        bar.begin(.sliding(0.4, .linear), to: 0, at: 10)
        #expect(bar.isMoving)
        #expect(bar.exposure == 1)
        #expect(bar.target == 0)
        #expect(!bar.isShown)
        bar.advance(to: 10.1)
        #expect(abs(bar.exposure - 0.75) < 1e-12)
        #expect(abs(bar.visibleLength - 33) < 1e-9)
        bar.advance(to: 10.05)
        #expect(abs(bar.exposure - 0.75) < 1e-12)
        bar.advance(to: 10.4)
        #expect(bar == BarState(exposure: 0, length: 44))
    }

    @Test func aMotionThatIsCutShortGoesOnFromWhatIsOnScreen() {
        var bar = BarState(exposure: 1, length: 44)
        bar.begin(.sliding(0.4, .linear), to: 0, at: 0)
        bar.advance(to: 0.1)
        bar.begin(.sliding(0.25, .linear), to: 1, at: 0.1)
        #expect(abs(bar.exposure - 0.75) < 1e-12)
        bar.advance(to: 0.225)
        #expect(abs(bar.exposure - 0.875) < 1e-9)
    }

    @Test func motionsWithoutADurationEndAtOnce() {
        for motion in [BarMotion.immediate, .following, .sliding(0), .sliding(-1), .sliding(.nan), .fading(.infinity)] {
            var bar = BarState()
            bar.begin(motion, to: 0, at: 3)
            #expect(bar == BarState(exposure: 0))
        }
    }

    @Test func aBarWithoutLengthIsShown() {
        var bar = BarState(exposure: 0, length: 0)
        #expect(bar.isShown)
        bar.begin(.immediate, to: 0, at: 0)
        #expect(bar.isShown)
    }

    @Test func whatIsNoExposureChangesNothingOrIsClamped() {
        var bar = BarState()
        bar.begin(.sliding(), to: .nan, at: 0)
        #expect(bar == BarState())
        bar.begin(.immediate, to: -3, at: 0)
        #expect(bar.target == 0)
        bar.begin(.immediate, to: 7, at: 0)
        #expect(bar.target == 1)
    }

    @Test func whatIsOnScreenDoesNotDependOnTheWayThere() {
        var arrived = BarState(exposure: 1, length: 44)
        arrived.begin(.sliding(0.4), to: 0.5, at: 3)
        arrived.advance(to: 4)
        var cut = BarState(exposure: 0, length: 44)
        cut.begin(.fading(1), to: 1, at: 0)
        cut.advance(to: 0.3)
        cut.begin(.immediate, to: 0.5, at: 0.3)
        let made = BarState(exposure: 0.5, length: 44)
        #expect(arrived == made)
        #expect(cut == made)
        #expect(made.inset(base: 20) == 42)
    }

    @Test(arguments: [BarMotion.Curve.linear, .easeIn, .easeOut, .easeInOut])
    func aMotionNeitherTurnsNorOvershoots(curve: BarMotion.Curve) {
        for (start, end) in [(0.2, 0.5), (0.5, 0.1)] {
            var bar = BarState(exposure: start, length: 100)
            bar.begin(.sliding(0.4, curve), to: end, at: 0)
            var seen = [start]
            for frame in 1...30 {
                bar.advance(to: Double(frame) / 60)
                seen.append(bar.exposure)
            }
            #expect(seen == (end > start ? seen.sorted() : seen.sorted(by: >)))
            #expect(seen.last == end)
        }
    }
}
