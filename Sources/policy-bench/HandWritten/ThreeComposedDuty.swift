import BarPolicies
import BarPoliciesTesting

/// The composition of three by hand, with the package's duty: the same moves as `Compositions.three` through a driver.
func threeComposedDuty(_ samples: UnsafeBufferPointer<ScrollSample>, _ sum: inout MoveSum) {
    var scroll = HandScroll(samples)
    var distance = HandTurnDistance(down: 24, up: 0)
    var fits = false
    var bar = HandBar(duration: 0.25)
    for index in samples.indices {
        switch scroll.admits(index) {
        case .ignored: continue
        case .first:
            scroll.begin(index)
            fits = scroll.limit <= 44 + 1e-6
            continue
        case .leap:
            bar.leap(by: samples[index].time - scroll.time)
            distance = HandTurnDistance(down: 24, up: 0)
            fits = false
            scroll.begin(index)
            continue
        case .step: break
        }
        scroll.advance(index)
        bar.pass(to: scroll.time)
        if !scroll.dragLasts { fits = scroll.limit <= 44 + 1e-6 }
        let way = distance.advance(scroll)
        let moves =
            if fits || scroll.position <= 60 + 1e-6 {
                bar.want(shown: true, at: scroll.time)
            } else if way != 0 {
                bar.want(shown: way < 0, at: scroll.time)
            } else {
                bar.wantNothing(at: scroll.time)
            }
        if moves { sum.add(index, bar.isShown ? 1 : 0) }
    }
}
