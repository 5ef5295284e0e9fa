import BarPolicies
import Testing

@Suite struct BarMotionTests {
    /// cubic-bezier(.42, 0, .58, 1), from the CSS definition.
    @Test(arguments: zip([0.1, 0.25, 0.5, 0.75], [0.01972, 0.12916, 0.5, 0.87084]))
    func easeInOutIsTheCurveOfCSS(time: Double, progress: Double) {
        #expect(abs(BarMotion.Curve.easeInOut.progress(at: time) - progress) < 1e-5)
    }

    @Test func easeInAndEaseOutMirrorEachOther() {
        for step in 1..<20 {
            let time = Double(step) / 20
            let mirrored = 1 - BarMotion.Curve.easeOut.progress(at: 1 - time)
            #expect(abs(BarMotion.Curve.easeIn.progress(at: time) - mirrored) < 1e-9)
            #expect(BarMotion.Curve.easeIn.progress(at: time) < time)
            #expect(BarMotion.Curve.linear.progress(at: time) == time)
        }
    }

    /// The curve's own points, made from its definition.
    @Test(arguments: [(BarMotion.Curve.easeIn, 0.42, 1.0), (.easeOut, 0, 0.58), (.easeInOut, 0.42, 0.58)])
    func curvesGoThroughTheirPoints(curve: BarMotion.Curve, x1: Double, x2: Double) {
        for step in 1..<40 {
            let t = Double(step) / 40
            let x = 3 * (1 - t) * (1 - t) * t * x1 + 3 * (1 - t) * t * t * x2 + t * t * t
            let y = 3 * (1 - t) * t * t + t * t * t
            #expect(abs(curve.progress(at: x) - y) < 1e-11)
        }
    }

    @Test(arguments: [BarMotion.Curve.linear, .easeIn, .easeOut, .easeInOut])
    func curvesBeginAtNothingAndEndAtAll(curve: BarMotion.Curve) {
        #expect(curve.progress(at: -1) == 0)
        #expect(curve.progress(at: 0) == 0)
        #expect(curve.progress(at: 1) == 1)
        #expect(curve.progress(at: 2) == 1)
        #expect(curve.progress(at: .nan) == 0)
    }

    @Test func kindsAreToldApart() {
        #expect(BarMotion.immediate.kind == .immediate)
        #expect(BarMotion.immediate.duration == 0)
        #expect(BarMotion.following.kind == .following)
        #expect(BarMotion.sliding().kind == .sliding)
        #expect(BarMotion.sliding() == .sliding(0.25, .easeInOut))
        #expect(BarMotion.fading() == .fading(0.25, .easeInOut))
        #expect(BarMotion.fading(0.1, .linear).kind == .fading)
        #expect(BarMotion.fading(0.1, .linear).curve == .linear)
        #expect(BarMotion.sliding(0.3) != .fading(0.3))
    }
}
