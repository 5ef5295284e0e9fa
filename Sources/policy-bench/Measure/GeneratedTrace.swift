import BarPolicies
import BarPoliciesTesting
import Foundation

/// A long made-up session: drags, flings, bounces, and now and then what seldom happens.
///
/// Momentum loses 0.2 % of its speed per millisecond and past an end 1 % more of what it is past it, as the scrollers of
/// iOS do; past an end a drag follows the rubber band. Recordings hold no bounces, no wild numbers and no leaps of the
/// clock: these are here, so that all loops are held to the same answers in them too.
struct GeneratedTrace {
    private(set) var samples: [ScrollSample] = []
    private var random: SplitMix64
    private var time = 0.0
    private var offset = 0.0
    private var content = 12_000.0
    private var viewport = 844.0
    private var frame = 1.0 / 60
    private let roughness: Double

    /// Makes a session of at least `count` samples.
    ///
    /// - Parameter roughness: the share of moments in which something happens that seldom does.
    init(count: Int, seed: UInt64, roughness: Double) {
        self.roughness = roughness
        random = SplitMix64(seed: seed)
        add(.idle)
        while samples.count < count {
            frame = chance(0.5) ? 1.0 / 60 : 1.0 / 120
            rest(frames: .random(in: 1...30, using: &random))
            gesture()
            if chance(roughness) { incident(during: .idle) }
        }
    }

    /// The samples, and behind some of them one whose length cannot be.
    static func withWildLengths(_ samples: [ScrollSample]) -> [ScrollSample] {
        samples.enumerated().flatMap { index, sample -> [ScrollSample] in
            guard index % 7 == 3 else { return [sample] }
            var wild = sample
            wild.time += 1 / 1_024
            wild.offset += 30
            switch index / 7 % 4 {
            case 0: wild.contentLength = -1
            case 1: wild.contentLength = .nan
            case 2: wild.contentLength = 2e9
            default: wild.viewportLength = 0
            }
            return [sample, wild]
        }
    }

    private var limit: Double { max(0, content - viewport) }

    private mutating func chance(_ share: Double) -> Bool { .random(in: 0..<1, using: &random) < share }

    private mutating func add(_ phase: ScrollSample.Phase, velocity: Double? = nil) {
        samples.append(
            ScrollSample(
                time: time, offset: offset, contentLength: content, viewportLength: viewport, phase: phase,
                velocity: velocity))
        time += frame
    }

    private mutating func rest(frames: Int) {
        for _ in 0..<frames { add(.idle) }
    }

    /// A drag, and momentum if it was fast enough.
    private mutating func gesture() {
        let speed = Double.random(in: -3_500...4_500, using: &random)
        let frames = Int.random(in: 6...40, using: &random)
        let turnsBack = chance(0.15)
        var finger = offset
        var velocity = 0.0
        add(.tracking)
        for index in 0..<frames {
            let way = Double(index + 1) / Double(frames)
            velocity = speed * way * (turnsBack && way > 0.6 ? -1 : 1)
            finger += velocity * frame
            offset = (rubberBanded(finger) * 3).rounded() / 3
            add(.interacting)
            if chance(roughness) { incident(during: .interacting) }
        }
        let edge = min(max(offset, 0), limit)
        if abs(velocity) < 250, offset == edge { return add(.idle, velocity: 0) }
        decelerate(velocity)
    }

    private func rubberBanded(_ finger: Double) -> Double {
        let edge = min(max(finger, 0), limit)
        let past = abs(finger - edge)
        let shown = 0.55 * past * viewport / (viewport + 0.55 * past)
        return edge + (finger < edge ? -shown : shown)
    }

    /// Momentum until it is slower than 10 pt/s, or has come back from past an end.
    private mutating func decelerate(_ velocity: Double) {
        var speed = velocity / 1_000
        let milliseconds = frame * 1_000
        let kept = pow(0.998, milliseconds)
        let pulled = pow(0.99, milliseconds)
        var knownVelocity: Double? = velocity
        while true {
            let edge = min(max(offset, 0), limit)
            let step = speed * 0.998 * (1 - kept) / (1 - 0.998)
            if offset == edge {
                offset += step
                speed *= kept
                if abs(speed) < 0.01 { break }
            } else {
                offset = edge + pulled * (offset - edge) + step * pulled
                speed *= kept * pulled
                if abs(offset - edge) < 0.5 {
                    offset = edge
                    break
                }
            }
            add(.decelerating, velocity: knownVelocity)
            knownVelocity = nil
        }
        add(.idle)
    }

    /// What seldom happens.
    private mutating func incident(during phase: ScrollSample.Phase) {
        switch Int.random(in: 0..<9, using: &random) {
        case 0:
            offset = .random(in: 0...limit, using: &random)
            add(.animating)
        case 1: content = .random(in: 600...30_000, using: &random)
        case 2:
            content += 320
            offset += 320
        case 3:
            // The length first, the offset that goes with it next.
            content += 320
            add(phase)
            offset += 320
        case 4: viewport = viewport == 844 ? 390 : 844
        case 5: samples.append(samples[samples.count - 1])
        case 6: time = max(0, time - .random(in: 0.05...5, using: &random))
        case 7:
            let kept = offset
            offset = .nan
            add(phase)
            offset = kept
        default: add(.zooming)
        }
        offset = min(max(offset, 0), limit)
        add(phase)
    }
}
