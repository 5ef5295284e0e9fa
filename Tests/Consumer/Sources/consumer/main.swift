// No other import, not even Foundation: what the library needs and does not bring along fails to link here.
import BarPolicies

/// A policy of the app's own.
struct HideBelow: VisibilityPolicy {
    let position: Double

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        if step.travel > 0, step.position > position { return .hide(because: "below the fold") }
        return step.isAtStart ? .show(because: "at the start") : nil
    }
}

/// A drag over some positions, sixty samples a second.
func drag(_ positions: [Double]) -> [ScrollSample] {
    positions.enumerated().map { index, position in
        ScrollSample(
            time: Double(index) / 60, offset: position, contentLength: 3_000, viewportLength: 600,
            phase: index == 0 ? .idle : .interacting)
    }
}

/// The reasons of the moves that a policy makes of samples.
func reasons(_ samples: [ScrollSample], _ policy: some VisibilityPolicy) -> [String] {
    var driver = BarDriver(policy)
    return samples.compactMap { sample in
        driver.advance(to: sample).map { String(cString: $0.reason.utf8Start) }
    }
}

func checkPolicies(_ checks: inout Checks) {
    let samples = drag([0, 10, 20, 30])
    checks.expect(reasons(samples, FlickToolbarPolicy()), is: ["scrolled down"], "a policy")
    checks.expect(reasons(samples, HideBelow(position: 15)), is: ["below the fold"], "the app's own policy")
    checks.expect(reasons(samples, AnyVisibilityPolicy(SwipeNavBarPolicy())), is: ["scrolled down"], "an erased policy")

    let composition = FirstDecision {
        ContentFits(margin: .barLength)
        StartZone(25)
        TravelRule(hideDistance: 0, showDistance: 0)
    }
    checks.expect(reasons(samples, composition), is: ["scrolled down"], "a composition")
    checks.expect(reasons(drag([0, 10, 20, 25]), composition), is: [], "a composition in its start zone")
}

func checkMotion(_ checks: inout Checks) {
    var driver = BarDriver(FlickToolbarPolicy(motion: .sliding(0.2, .linear)), barLength: 40)
    for sample in drag([0, 10]) { _ = driver.advance(to: sample) }
    _ = driver.advance(toTime: 1.0 / 60 + 0.05)
    checks.expect(driver.bar.exposure, near: 0.75, "the exposure after a quarter of a motion")
    checks.expect(driver.bar.visibleLength, near: 30, "the length on screen after a quarter of a motion")
    checks.expect(BarMotion.Curve.easeInOut.progress(at: 0.5), near: 0.5, "a curve")
    checks.expect(BarMotion.Curve.easeIn.progress(at: 0.25) < 0.25, is: true, "a curve that is slow at first")
}

func checkTraces(_ checks: inout Checks) throws {
    let trace = try ScrollTrace("V=600 C=3000 D >100/20 U ?>0 ?moves:1 +0.5s ?0")
    checks.expect(TraceReplay.failures(of: trace, policy: FlickToolbarPolicy()), is: [], "a trace's expectations")
    checks.expect(try ScrollTrace(trace.notation), is: trace, "a trace written and read")
    checks.expect(try ScrollTrace(csv: trace.csv), is: trace, "a trace written and read as CSV")
}

var checks = Checks()
checkPolicies(&checks)
checkMotion(&checks)
try checkTraces(&checks)
checks.finish()
