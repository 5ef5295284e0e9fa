import BarPolicies
import Testing

@Suite struct ScrollDistanceTests {
    private func answers(
        _ distance: ScrollDistance, _ script: String
    ) throws -> [ScrollDistance.Way?] {
        var distance = distance
        return try steps(script).map { distance.advance(by: $0) }
    }

    @Test func aDistanceMustBeExceeded() throws {
        let distance = ScrollDistance(from: .turn, down: 8, up: 8)
        #expect(try answers(distance, "y=100 D >108 >108.000001 >108.000003") == [nil, nil, nil, nil, .down])
        #expect(try answers(distance, "y=100 D >92 >91.999999 >91.999997") == [nil, nil, nil, nil, .up])
    }

    @Test func theExampleOfTheDocumentation() throws {
        let distance = ScrollDistance(from: .turn, down: 8, up: 8)
        #expect(
            try answers(distance, "y=100 D >105 >109 >102 >100") == [nil, nil, nil, .down, nil, .up])
    }

    @Test func smallStepsAreOneLargeOne() throws {
        // 100 steps of 0.4 are 40: exactly, so 40 is reached and not exceeded.
        var script = "y=500 D"
        for index in 1...100 { script += " >\(500 + Double(index) * 0.4)" }
        let distance = ScrollDistance(from: .turn, down: 40, up: 40)
        #expect(try answers(distance, script).allSatisfy { $0 == nil })
        #expect(try answers(distance, script + " >540.1").last == .down)
    }

    @Test func aPixelBackIsNoTurn() throws {
        let distance = ScrollDistance(from: .turn, down: 8, up: 8)
        #expect(
            try answers(distance, "y=100 D >104 >103.4 >107 >106.5 >108.5") == [nil, nil, nil, nil, nil, nil, .down])
        #expect(try answers(distance, "y=100 D >104 >103 >108.5").last == Optional<ScrollDistance.Way>.none)
    }

    @Test func moreThanTwoThirdsOfAPointBackIsATurn() throws {
        let distance = ScrollDistance(from: .turn, down: 8, up: 8)
        // Two thirds and half a millionth are no turn, 0.7 points are.
        #expect(try answers(distance, "y=100 D >104 >103.3333328 >108.5").last == .down)
        #expect(try answers(distance, "y=100 D >104 >103.3 >108.5").last == Optional<ScrollDistance.Way>.none)
    }

    @Test func theFirstMoveIsAWayHoweverShort() throws {
        // Half a point up is the way, so that the way down begins at 99.5.
        let distance = ScrollDistance(from: .turn, down: 8, up: 8)
        #expect(try answers(distance, "y=100 D >99.5 >107.8").last == .down)
    }

    @Test func theWayIsDownOrUp() throws {
        func way(_ script: String) throws -> ScrollDistance.Way? {
            var distance = ScrollDistance(from: .turn, down: 0, up: 0)
            for step in try steps(script) { _ = distance.advance(by: step) }
            return distance.way
        }
        #expect(try way("D") == nil)
        #expect(try way("D >10") == .down)
        #expect(try way("D >10 >0") == .up)
    }

    @Test func withoutADistanceEveryMoveBackIsATurn() throws {
        let distance = ScrollDistance(from: .turn, down: 0, up: 0)
        #expect(try answers(distance, "y=100 D >100.3 >100.1 >100.2") == [nil, nil, .down, .up, .down])
    }

    @Test func waysMayHaveDifferentDistances() throws {
        let distance = ScrollDistance(from: .turn, down: 24, up: 0)
        #expect(try answers(distance, "y=100 D >123 >125 >124") == [nil, nil, nil, .down, .up])
    }

    @Test func theDistanceOfTheWayBackSaysWhatIsATurn() throws {
        let up = ScrollDistance(from: .turn, down: 24, up: 0)
        #expect(try answers(up, "y=100 D >125 >124.7") == [nil, nil, .down, .up])
        let down = ScrollDistance(from: .turn, down: 0, up: 24)
        #expect(try answers(down, "y=100 D >75 >75.3") == [nil, nil, .up, .down])
    }

    @Test func fromTheTurnAnotherDragCountsOn() throws {
        let distance = ScrollDistance(from: .turn, down: 8, up: 8)
        #expect(try answers(distance, "y=100 D >106 U D >110").last == .down)
    }

    @Test func fromTheDragTheWayBackCountsFromItsBeginning() throws {
        let distance = ScrollDistance(from: .drag, down: 0, up: 0)
        #expect(
            try answers(distance, "y=100 D >150 >120 >100 >90") == [nil, nil, .down, nil, nil, .up])
    }

    @Test func aDragCountsFromWhereItBegan() throws {
        let distance = ScrollDistance(from: .drag, down: 20, up: 20)
        // 15 points a drag never exceed 20, however many drags.
        #expect(
            try answers(distance, "y=100 D >115 U D >130 U D >145 U").allSatisfy { $0 == nil })
        // The first sample of a drag may have travel already.
        #expect(try answers(distance, "y=100 >121") == [nil, .down])
        // Momentum goes on counting.
        #expect(try answers(distance, "y=100 D >115 U900 ~121") == [nil, nil, nil, nil, .down])
    }

    @Test func whatIsNotTravelMovesTheAnchorAlong() throws {
        let distance = ScrollDistance(from: .turn, down: 18, up: 8)
        #expect(try answers(distance, "y=100 D >110 c:3500 >618").last == Optional<ScrollDistance.Way>.none)
        #expect(try answers(distance, "y=100 D >110 c:3500 >620").last == .down)
    }

    @Test func onTheWayUpItMovesAlongAsWell() throws {
        let distance = ScrollDistance(from: .turn, down: 8, up: 8)
        #expect(try answers(distance, "y=1000 D >994 c:3500 >1490").last == .up)
    }

    @Test func aJumpUnderARestingFingerMovesTheAnchorAlong() throws {
        let distance = ScrollDistance(from: .turn, down: 8, up: 8)
        #expect(try answers(distance, "y=100 D >106 c:3500 D606 >610").last == .down)
    }

    @Test func soDoRowsThatComeWithTheLift() throws {
        let distance = ScrollDistance(from: .turn, down: 8, up: 8)
        #expect(try answers(distance, "y=100 D >106 c:3500 .610").last == .down)
    }

    @Test func rowsPutInBeforeTheFirstMoveAreNoPartOfTheWay() throws {
        for start in [ScrollDistance.Start.drag, .turn] {
            let distance = ScrollDistance(from: start, down: 20, up: 20)
            #expect(try answers(distance, "y=100 D c:3500 D >612 >619").allSatisfy { $0 == nil })
            #expect(try answers(distance, "y=100 D c:3500 D >612 >621").last == .down)
        }
    }

    @Test func aJumpOutsideTheMotionCountsAnew() throws {
        let distance = ScrollDistance(from: .turn, down: 20, up: 20)
        #expect(try answers(distance, "y=100 D >115 U J800 D >810").last == Optional<ScrollDistance.Way>.none)
        #expect(try answers(distance, "y=100 D >115 U J800 D >821").last == .down)
    }

    @Test func momentumWithoutADragCountsFromItsBeginning() throws {
        let distance = ScrollDistance(from: .drag, down: 0, up: 0)
        #expect(try answers(distance, "y=1000 >1100 . ~1050 ~1040") == [nil, .down, nil, .up, .up])
    }
}
