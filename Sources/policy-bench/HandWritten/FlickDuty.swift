import BarPolicies
import BarPoliciesTesting

/// The flick toolbar by hand, with the package's duty: the same moves as `flick` through its driver.
func flickDuty(_ samples: UnsafeBufferPointer<ScrollSample>, _ sum: inout MoveSum) {
    var scroll = HandScroll(samples)
    var distance = HandDragDistance(down: 0, up: 0)
    var bar = HandBar(duration: 0.4)
    for index in samples.indices {
        switch scroll.admits(index) {
        case .ignored: continue
        case .first:
            scroll.begin(index)
            continue
        case .leap:
            bar.leap(by: samples[index].time - scroll.time)
            distance = HandDragDistance(down: 0, up: 0)
            scroll.begin(index)
            continue
        case .step: break
        }
        scroll.advance(index)
        bar.pass(to: scroll.time)
        let way = distance.advance(scroll)
        let moves =
            if scroll.position <= 1e-6 {
                bar.want(shown: true, at: scroll.time)
            } else if way != 0 {
                bar.want(shown: way < 0, at: scroll.time)
            } else {
                bar.wantNothing(at: scroll.time)
            }
        if moves { sum.add(index, bar.isShown ? 1 : 0) }
    }
}
