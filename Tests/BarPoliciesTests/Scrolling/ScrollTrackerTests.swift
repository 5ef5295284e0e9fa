import BarPolicies
import Testing

/// What a tracker remembers from one step to the next, and what it forgets.
@Suite struct ScrollTrackerTests {
    private let bar = BarState()

    /// A tracker that has seen a drag from 100 to 110 in 1/10 s.
    private func dragged() -> ScrollTracker {
        var tracker = ScrollTracker()
        _ = tracker.begin(at: .at(100, time: 0), bar: bar)
        _ = tracker.advance(to: .at(110, time: 0.1), bar: bar)
        return tracker
    }

    // MARK: Another scroller

    @Test func aSpeedIsNotTakenOverFromAnotherScroller() {
        var tracker = dragged()
        _ = tracker.begin(at: .at(100, time: 1), bar: bar)
        let step = tracker.advance(to: .at(610, time: 1.1, content: 3500), bar: bar)
        #expect(step.travel == 0)
        #expect(step.cause == .layout)
    }

    @Test func aLengthIsNotTakenOverFromAnotherScroller() {
        var tracker = dragged()
        _ = tracker.advance(to: .at(110, time: 0.2, content: 3500), bar: bar)
        _ = tracker.begin(at: .at(100, .idle, time: 1), bar: bar)
        #expect(tracker.advance(to: .at(612, time: 1.1), bar: bar).travel == 512)
    }

    @Test func nothingOfAnotherScrollerIsLeft() {
        var used = dragged()
        _ = used.begin(at: .at(100, .idle, time: 1), bar: bar)
        var new = ScrollTracker()
        _ = new.begin(at: .at(100, .idle, time: 1), bar: bar)
        #expect(used == new)
    }

    @Test func theFirstPositionIsClampedToo() {
        var tracker = ScrollTracker()
        #expect(tracker.begin(at: .at(-40, time: 0), bar: bar).position == 0)
        let step = tracker.begin(at: .at(2440, time: 0), bar: bar)
        #expect(step.position == 2400)
        #expect(step.overscroll == 40)
    }

    // MARK: Time

    @Test func anEarlierTimeIsTheLastStepsTime() {
        var tracker = dragged()
        let step = tracker.advance(toTime: 0.05, bar: bar)
        #expect(step.elapsed == 0)
        #expect(step.time == 0.1)
    }

    @Test func aSampleBehindTheTimeThatPassedTakesNoTime() {
        var tracker = dragged()
        _ = tracker.advance(toTime: 0.5, bar: bar)
        let step = tracker.advance(to: .at(120, time: 0.4), bar: bar)
        #expect(step.elapsed == 0)
        #expect(step.time == 0.5)
        #expect(step.travel == 10)
        #expect(tracker.advance(to: .at(130, time: 0.75), bar: bar).elapsed == 0.25)
    }

    @Test func aVelocityBelongsToItsSampleAlone() {
        var sample = ScrollSample.at(100, .decelerating, time: 0)
        sample.velocity = 900
        var tracker = ScrollTracker()
        #expect(tracker.begin(at: sample, bar: bar).velocity == 900)
        #expect(tracker.advance(toTime: 0.1, bar: bar).velocity == nil)
    }

    // MARK: Speed

    /// A speed is points in the time between two samples, whatever a timer asks for in between.
    @Test func timeWithoutASampleChangesNoSpeed() {
        var before = dragged()
        _ = before.advance(toTime: 0.19, bar: bar)
        #expect(before.advance(to: .at(620, time: 0.2, content: 3500), bar: bar).travel == 10)

        var after = ScrollTracker()
        _ = after.begin(at: .at(100, time: 0), bar: bar)
        _ = after.advance(toTime: 0.09, bar: bar)
        _ = after.advance(to: .at(200, time: 0.1), bar: bar)
        #expect(after.advance(to: .at(800, time: 0.2, content: 3500), bar: bar).travel == 100)
    }

    @Test func samplesOfOneTimeAreComparedByTheirTravel() {
        var tracker = ScrollTracker()
        _ = tracker.begin(at: .at(100, time: 1), bar: bar)
        _ = tracker.advance(to: .at(110, time: 1), bar: bar)
        #expect(tracker.advance(to: .at(620, time: 1, content: 3500), bar: bar).travel == 10)
    }
}
