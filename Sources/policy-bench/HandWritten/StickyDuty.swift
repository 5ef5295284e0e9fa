import BarPolicies
import BarPoliciesTesting

/// The sticky header by hand, with the package's duty: the same moves as `sticky` through its driver.
func stickyDuty(_ samples: UnsafeBufferPointer<ScrollSample>, _ sum: inout MoveSum) {
    var scroll = HandScroll(samples)
    var distance = HandTurnDistance(down: 8, up: 8)
    var bar = HandBar(duration: 0.35)
    for index in samples.indices {
        switch scroll.admits(index) {
        case .ignored: continue
        case .first:
            scroll.begin(index)
            continue
        case .leap:
            bar.leap(by: samples[index].time - scroll.time)
            distance = HandTurnDistance(down: 8, up: 8)
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
