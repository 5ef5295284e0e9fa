import BarPolicies
import Testing

@Suite struct ContentFitsTests {
    private func composed(_ margin: ContentFits.Margin) -> some VisibilityPolicy {
        FirstDecision {
            ContentFits(margin: margin)
            TravelRule(hideDistance: 0)
        }
    }

    @Test func contentUpToTheMarginFits() throws {
        try play("C=600 D >20 ?>1", composed(.points(0)))
        try play("C=601 D >1 ?>0", composed(.points(0)))
        try play("C=650 D >20 ?>1", composed(.points(50)))
        try play("C=650.0000005 D >20 ?>1", composed(.points(50)))
        try play("C=651 D >20 ?>0", composed(.points(50)))
        try play("C=644 D >20 ?>1", composed(.barLength))
        try play("C=645 D >20 ?>0", composed(.barLength))
        try play("B=110 C=710 D >20 ?>1", composed(.barLength))
        try play("B=110 C=711 D >20 ?>0", composed(.barLength))
        try play("C=1500 D >20 ?>1", composed(.viewportShare(1.5)))
        try play("C=1501 D >20 ?>0", composed(.viewportShare(1.5)))
    }

    @Test func theBarsLengthCountsThoughItIsHidden() throws {
        try play("H B=44 C=640 D ?>1", ContentFits(margin: .barLength))
    }

    @Test func itAnswersTheFirstStepInTheMiddleOfADrag() throws {
        try play("H C=300 phase:interacting ?>1", ContentFits())
    }

    @Test func whileADragLastsItKeepsItsAnswer() throws {
        // The content shrinks under the finger: the bar comes back at the lift.
        try play("D >100 +1s ?0 c:630 >30 ?>0 D ?>0 U ?>1", composed(.points(50)))
        // It grows under the finger: not hidden before the next drag.
        try play("C=630 D c:3000 D >100 ?>1 U D >120 ?>0", composed(.points(50)))
        // It grows with the step that begins the drag, which is the drag's own.
        try play("C=630 c:3000 D >100 ?>0", composed(.points(50)))
    }

    @Test func aGuardThatBeginsAnewInADragLooksAtOnce() throws {
        // The release puts it back to its beginning in the middle of the drag.
        try play("C=640 !hold D >2 !release >10 >20 ?>1", composed(.barLength))
    }

    @Test func outsideADragItIsLive() throws {
        try play("D >100 U +1s ?0 C=630@30 ?>1", composed(.points(50)))
        try play("D >100 U900 ~130 +1s ?0 c:630 ~30 ?>1", composed(.points(50)))
    }

    @Test func byDefaultItLeavesNoMargin() {
        #expect(ContentFits() == ContentFits(margin: .points(0), motion: .sliding()))
    }

    @Test func itsAnswerIsMomentary() {
        var guardian = ContentFits(motion: .fading(0.1))
        let step = ScrollStep(from: .at(0, .idle, content: 100), to: .at(0, .idle, time: 1, content: 100))
        let decision = guardian.decide(step)
        #expect(decision?.isMomentary == true)
        #expect(decision?.motion == .fading(0.1))
        #expect(decision?.exposure == 1)
        #expect(ContentFits(margin: .barLength).margin == .barLength)
    }
}
