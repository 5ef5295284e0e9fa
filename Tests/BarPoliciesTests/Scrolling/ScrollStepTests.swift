import BarPolicies
import Testing

@Suite struct ScrollStepTests {
    static let phases: [ScrollSample.Phase] = [.idle, .tracking, .interacting, .decelerating, .animating, .zooming]

    // MARK: The table of causes

    /// Every pair of phases, with a movement of 12 pt.
    @Test(arguments: phases, phases)
    func causeOfAMovementFollowsFromThePhases(before: ScrollSample.Phase, now: ScrollSample.Phase) {
        let step = ScrollStep(from: .at(100, before), to: .at(112, now, time: 0.016))
        let either = [before, now]
        let expected: ScrollStep.Cause =
            either.contains(.zooming)
            ? .zoom
            : either.contains(.animating)
                ? .program : either.contains(.interacting) || either.contains(.decelerating) ? .user : .program
        #expect(step.cause == expected)
        #expect(step.travel == (expected == .user ? 12 : 0))
        #expect(step.displacement == 12)
        #expect(step.carry == (expected == .user ? 0 : 12))
    }

    /// Every pair of phases, nothing moved.
    @Test(arguments: phases, phases)
    func nothingMovedIsNoCauseButForAPinch(before: ScrollSample.Phase, now: ScrollSample.Phase) {
        let step = ScrollStep(from: .at(100, before), to: .at(100, now, time: 0.016))
        #expect(step.cause == ([before, now].contains(.zooming) ? .zoom : .none))
        #expect(step.travel == 0)
    }

    /// Every pair of phases, the viewport changed and something moved.
    @Test(arguments: phases, phases)
    func viewportComesBeforeEverythingButAPinch(before: ScrollSample.Phase, now: ScrollSample.Phase) {
        let step = ScrollStep(from: .at(100, before), to: .at(112, now, time: 0.016, viewport: 400))
        #expect(step.cause == ([before, now].contains(.zooming) ? .zoom : .layout))
        #expect(step.travel == 0)
    }

    /// Every pair of phases, the content changed and nothing moved.
    @Test(arguments: phases, phases)
    func contentThatChangesWithoutMovementIsLayout(before: ScrollSample.Phase, now: ScrollSample.Phase) {
        let step = ScrollStep(from: .at(100, before), to: .at(100, now, time: 0.016, content: 3500))
        #expect(step.cause == ([before, now].contains(.zooming) ? .zoom : .layout))
        #expect(step.travel == 0)
    }

    /// Every pair of phases, the content changed and pushed everything down.
    @Test(arguments: phases, phases)
    func contentThatMovesInTheFirstStepLeavesNothingToTheUser(before: ScrollSample.Phase, now: ScrollSample.Phase) {
        let step = ScrollStep(from: .at(100, before), to: .at(600, now, time: 0.016, content: 3500))
        let either = [before, now]
        #expect(
            step.cause == (either.contains(.zooming) ? .zoom : either.contains(.animating) ? .program : .layout))
        #expect(step.travel == 0)
        #expect(step.carry == 500)
    }

    // MARK: Positions

    @Test func positionIsTheOffsetClampedByTheLimit() {
        let step = ScrollStep(from: .at(2300), to: .at(2440, time: 0.016))
        #expect(step.limit == 2400)
        #expect(step.position == 2400)
        #expect(step.overscroll == 40)
        #expect(step.travel == 100)
        #expect(step.isAtEnd)
        #expect(!step.isAtStart)
    }

    @Test func bouncingIsNoDisplacementOutOrBack() throws {
        for step in try steps("y=2400 >2440 >2460 ~2430 ~2400 .") {
            #expect(step.displacement == 0)
            #expect(step.cause == .none)
        }
        for step in try steps("y=0 >-40 >-80 ~-30 ~0 .") {
            #expect(step.displacement == 0)
            #expect(step.cause == .none)
            #expect(step.isAtStart)
        }
    }

    @Test func onlyTheWayBeyondTheStartCountsAfterAPull() throws {
        let step = try #require(try steps("D >-80 >22").last)
        #expect(step.travel == 22)
    }

    @Test func theEndComingNearerIsNoDisplacement() {
        // Rows at the end are deleted; the scroller follows its new end.
        let step = ScrollStep(from: .at(1000, .idle), to: .at(990, .idle, time: 0.016, content: 1590))
        #expect(step.displacement == 0)
        #expect(step.cause == .layout)
        #expect(step.previousPosition == 1000)
        #expect(step.limit == 990)
        #expect(step.previousLimit == 2400)
        #expect(step.carry == -10)
    }

    @Test func contentThatFitsIsAtItsStartAndItsEnd() {
        let step = ScrollStep(from: .at(0, content: 300), to: .at(50, time: 0.016, content: 300))
        #expect(step.limit == 0)
        #expect(step.contentFits)
        #expect(step.isAtStart)
        #expect(step.isAtEnd)
        #expect(step.travel == 0)
        #expect(step.overscroll == 50)
    }

    @Test func aMillionthOfAPointIsNoDistanceFromAnEnd() {
        let atStart = ScrollStep(from: .at(50), to: .at(5e-7, time: 0.016))
        #expect(atStart.isAtStart)
        let atEnd = ScrollStep(from: .at(50), to: .at(2400 - 5e-7, time: 0.016))
        #expect(atEnd.isAtEnd)
        let fitting = ScrollStep(from: .at(0), to: .at(0, time: 0.016, content: 600 + 5e-7))
        #expect(fitting.contentFits)
    }

    @Test func aLengthOfZeroIsContentThatFits() {
        #expect(ScrollStep(from: .at(0, content: 0), to: .at(0, time: 1, content: 0)).contentFits)
    }

    // MARK: Events

    @Test(arguments: phases, phases)
    func dragsBeginAndEndWithTheStepIntoAndOutOfInteracting(before: ScrollSample.Phase, now: ScrollSample.Phase) {
        let step = ScrollStep(from: .at(100, before), to: .at(100, now, time: 0.016))
        #expect(step.beginsDrag == (now == .interacting && before != .interacting))
        #expect(step.endsDrag == (before == .interacting && now != .interacting))
        #expect(step.settles == (now == .idle && before != .idle))
        #expect(step.phase == now)
        #expect(step.previousPhase == before)
    }

    @Test func theFirstStepHasNoPast() throws {
        var tracker = ScrollTracker()
        let step = tracker.begin(at: .at(500, .interacting, time: 7), bar: BarState(exposure: 0, length: 30))
        #expect(step.isFirst)
        #expect(step.cause == .none)
        #expect(step.elapsed == 0)
        #expect(step.time == 7)
        #expect(step.previousPosition == 500)
        #expect(!step.beginsDrag)
        #expect(step.bar == BarState(exposure: 0, length: 30))
    }

    @Test func timeAloneIsAStepWithoutCause() {
        var tracker = ScrollTracker()
        _ = tracker.begin(at: .at(500, .decelerating, time: 7), bar: BarState())
        let step = tracker.advance(toTime: 7.5, bar: BarState())
        #expect(step.cause == .none)
        #expect(step.elapsed == 0.5)
        #expect(step.phase == .decelerating)
        #expect(!step.isFirst)
        // The time that passed is not counted again.
        #expect(tracker.advance(to: .at(510, .decelerating, time: 8), bar: BarState()).elapsed == 0.5)
    }

    @Test func velocityAndRawNumbersArePassedOn() {
        var sample = ScrollSample.at(-30, .interacting, time: 0.016)
        sample.velocity = -250
        let step = ScrollStep(from: .at(10), to: sample)
        #expect(step.velocity == -250)
        #expect(step.offset == -30)
        #expect(step.previousOffset == 10)
        #expect(step.position == 0)
        #expect(step.contentLength == 3000)
        #expect(step.viewportLength == 600)
        #expect(step.travel == -10)
    }

    @Test func startAndEndAreToldApart() throws {
        let places = try steps("V=400 C=5000 y=-50 .0 .2500 .4600").map { ($0.isAtStart, $0.isAtEnd) }
        #expect(places.map(\.0) == [true, true, false, false])
        #expect(places.map(\.1) == [false, false, false, true])
    }
}
