import BarPolicies
import BarPoliciesTesting

/// The composition of five by hand, with the package's duty: the same moves as `Compositions.five` through a driver.
func fiveComposedDuty(_ samples: UnsafeBufferPointer<ScrollSample>, _ sum: inout MoveSum) {
    var scroll = HandScroll(samples)
    var far = HandDragDistance(down: 300, up: 0)
    var near = HandTurnDistance(down: 24, up: 48)
    var fits = false
    var bar = HandBar(duration: 0.25)
    for index in samples.indices {
        let sample = samples[index]
        switch scroll.admits(index) {
        case .ignored: continue
        case .first:
            scroll.begin(index)
            fits = scroll.limit <= 0.5 * sample.viewportLength + 1e-6
            continue
        case .leap:
            bar.leap(by: sample.time - scroll.time)
            far = HandDragDistance(down: 300, up: 0)
            near = HandTurnDistance(down: 24, up: 48)
            fits = false
            scroll.begin(index)
            continue
        case .step: break
        }
        scroll.advance(index)
        bar.pass(to: scroll.time)
        if !scroll.dragLasts { fits = scroll.limit <= 0.5 * sample.viewportLength + 1e-6 }
        let farWay = far.advance(scroll)
        let nearWay = near.advance(scroll)
        let comesToRestAtEnd =
            scroll.phase == .idle && scroll.previousPhase != .idle && scroll.limit - scroll.position <= 1e-6
        let moves =
            if fits || scroll.position <= 60 + 1e-6 || comesToRestAtEnd {
                bar.want(shown: true, at: scroll.time)
            } else if scroll.endsDrag, let velocity = sample.velocity, velocity < -500 {
                bar.want(shown: true, at: scroll.time)
            } else if farWay > 0 {
                bar.want(shown: false, at: scroll.time)
            } else if nearWay != 0 {
                bar.want(shown: nearWay < 0, at: scroll.time)
            } else {
                bar.wantNothing(at: scroll.time)
            }
        if moves { sum.add(index, bar.isShown ? 1 : 0) }
    }
}
