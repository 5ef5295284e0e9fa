import BarPolicies
import BarPoliciesTesting
import Testing

/// What bars cost, told by hand.
@Suite struct FeelObjectiveTests {
    /// A minute of scrolling in two minutes of reading.
    private var feel: BarFeel {
        var feel = BarFeel()
        feel.recordings = 1
        feel.microseconds = 120_000_000
        feel.readingMicroseconds = 120_000_000
        feel.scrollingMicroseconds = 60_000_000
        feel.moves = 10
        feel.flickers = 4
        feel.gainedMicroseconds = 90_000_000
        feel.gainedScreenMicroseconds = 6_000_000
        feel.halfShownMicroseconds = 2_000_000
        feel.wronglyHiddenMicroseconds = 1_000_000
        for thousandths in 1...20 { feel.pointsUntilBack.add(Double(thousandths) / 1_000) }
        return feel
    }

    @Test func figuresAreWhatTheirNamesSay() {
        let expected: [FeelFigure: Double] = [
            .moves: 10, .flickers: 4, .back: 0.01, .backP95: 0.019, .time: 75, .screen: 5, .half: 1, .wrong: 0.5,
        ]
        for figure in FeelFigure.allCases { #expect(figure.value(of: feel) == expected[figure], "\(figure)") }
        #expect(FeelFigure.moves.value(of: BarFeel()) == nil)
    }

    @Test(arguments: [
        (FeelFigure.moves, 20.0, 0.0, 0.0), (.flickers, 8, 0, 0), (.half, 2, 0, 0), (.back, 0, 0.02, 0),
        (.backP95, 0, 0.038, 0), (.wrong, 0, 1, 0), (.time, 0, 0, 50), (.screen, 0, 0, 190), (.away, 0, 0, 0),
    ])
    func everyFigureBelongsToOnePart(figure: FeelFigure, unrest: Double, loss: Double, room: Double) {
        let cost = FeelObjective(weights: [figure: 2]).cost(feel)
        #expect([cost.unrest, cost.loss, cost.room] == [unrest, loss, room])
        #expect(cost.total == unrest + loss + room)
    }

    @Test func aBarThatIsLostIsWorseThanOneThatStays() throws {
        struct LosesItself: VisibilityPolicy {
            mutating func decide(_ step: ScrollStep) -> BarDecision? {
                step.travel != 0 ? .hide(.immediate, because: "scrolled") : nil
            }
        }
        let trace = try ScrollTrace("y=200 | t:1 >100 t:2 >0 t:3 .0 t:5 .0")
        let costs = [BarFeel(of: LosesItself(), on: trace), BarFeel(of: FixedPolicy(), on: trace)].map {
            FeelObjective.standard.cost($0).total
        }
        #expect(costs[0] > costs[1])
    }

    @Test func aCostIsBeatenByOneThatIsWorseInNothing() {
        var cost = FeelCost()
        (cost.unrest, cost.loss, cost.room) = (1, 2, 3)
        #expect(!cost.dominates(cost))
        for part in [\FeelCost.unrest, \.loss, \.room] {
            var better = cost
            better[keyPath: part] -= 1
            #expect(better.dominates(cost))
            #expect(!cost.dominates(better))
        }
        var other = cost
        (other.unrest, other.loss) = (0, 5)
        #expect(!other.dominates(cost) && !cost.dominates(other))
    }
}
