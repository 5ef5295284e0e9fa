import BarPolicies
import BarPoliciesTesting

// The three behaviours as their articles write them: a few comparisons on clamped offsets and phases, no checks, no
// causes. They answer differently from the package's policies and are reported for comparison only.

/// The flick toolbar as written.
func flickAsWritten(_ samples: UnsafeBufferPointer<ScrollSample>, _ sum: inout MoveSum) {
    var origin = 0.0
    var offset = 0.0
    var isDragging = false
    var isShown = true
    var endOfMotion = -Double.infinity
    for index in samples.indices {
        let sample = samples[index]
        let drags = sample.phase == .interacting
        if drags, !isDragging { origin = offset }
        isDragging = drags
        let now = min(max(sample.offset, 0), max(0, sample.contentLength - sample.viewportLength))
        let scrolled = now != offset
        offset = now
        guard scrolled, sample.time >= endOfMotion else { continue }
        if isShown ? offset > origin : (offset < origin && origin != 0) {
            isShown.toggle()
            endOfMotion = sample.time + 0.4
            sum.add(index, isShown ? 1 : 0)
        }
    }
}

/// The swipe bar as written.
func swipeAsWritten(_ samples: UnsafeBufferPointer<ScrollSample>, _ sum: inout MoveSum) {
    var offset = 0.0
    var isShown = true
    for index in samples.indices {
        let sample = samples[index]
        let now = min(max(sample.offset, 0), max(0, sample.contentLength - sample.viewportLength))
        let moved = now - offset
        offset = now
        let wantsShown: Bool
        if sample.contentLength < sample.viewportLength {
            wantsShown = true
        } else if sample.phase == .interacting, moved != 0 {
            wantsShown = moved < 0
        } else {
            continue
        }
        if wantsShown != isShown {
            isShown = wantsShown
            sum.add(index, isShown ? 1 : 0)
        }
    }
}

/// The sticky header as written.
func stickyAsWritten(_ samples: UnsafeBufferPointer<ScrollSample>, _ sum: inout MoveSum) {
    var y = 0.0
    var isShown = true
    for index in samples.indices {
        let sample = samples[index]
        let now = -min(max(sample.offset, 0), max(0, sample.contentLength - sample.viewportLength))
        guard now != y else { continue }
        let wantsShown = now >= 0 || y <= now
        y = now
        if wantsShown != isShown {
            isShown = wantsShown
            sum.add(index, isShown ? 1 : 0)
        }
    }
}
