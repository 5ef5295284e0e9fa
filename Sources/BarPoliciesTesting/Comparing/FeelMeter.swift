import BarPolicies

/// One bar on one recording: plays blocks through a driver and adds up how it feels.
@usableFromInline
struct FeelMeter<Policy: VisibilityPolicy>: Sendable {
    @usableFromInline var driver: BarDriver<Policy>
    @usableFromInline var tally: FeelTally

    @inlinable
    init(_ policy: Policy, barLength: Double, startsHidden: Bool) {
        driver = BarDriver(policy, barLength: barLength, startsHidden: startsHidden)
        tally = FeelTally(driver.bar)
    }

    /// Plays a block.
    @inlinable
    mutating func play(_ block: TrackBlock) {
        var next = 0
        for mark in block.marks {
            play(block, next..<mark.sample)
            next = mark.sample
            switch mark.event {
            case .call(.motionEnded):
                // What waited for the end of the motion is the policy's.
                take(driver.motionEnded(), at: mark.point)
            case .call(let call):
                _ = driver.perform(call)
                tally.called(call, driver.bar, at: mark.point)
            case .pause(let pause):
                pass(pause, to: mark.point)
            case .wayEnded(let way):
                tally.ended(way)
            case .end:
                tally.end(driver.bar, at: mark.point)
            }
        }
        play(block, next..<block.samples.count)
    }

    /// Plays samples between which nothing else happens.
    @inlinable @inline(__always)
    mutating func play(_ block: TrackBlock, _ range: Range<Int>) {
        block.samples.withUnsafeBufferPointer { samples in
            for index in range {
                if let move = driver.advance(to: samples[index]) {
                    tally.moved(move, driver.bar, at: block.points[index])
                } else if driver.bar.isMoving != tally.isMoving {
                    tally.note(driver.bar, at: block.points[index])
                }
            }
        }
    }

    /// Lets time pass, waking the driver as one timer would.
    @inlinable
    mutating func pass(_ pause: TrackPause, to point: TrackPoint) {
        while let wake = driver.wakeTime, wake < pause.end {
            step(to: wake, at: pause.point.later(by: wake - pause.start, towards: point))
            guard driver.wakeTime != wake else { break }
        }
        if pause.isWait { step(to: pause.end, at: point) }
    }

    @inlinable
    mutating func step(to time: Double, at point: TrackPoint) {
        take(driver.advance(toTime: time), at: point)
    }

    @inlinable
    mutating func take(_ move: BarMove?, at point: TrackPoint) {
        if let move {
            tally.moved(move, driver.bar, at: point)
        } else {
            tally.note(driver.bar, at: point)
        }
    }
}
