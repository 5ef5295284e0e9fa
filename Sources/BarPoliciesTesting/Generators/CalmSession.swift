import BarPolicies

/// A user who drags one way at a time and lets everything come to rest before the next: what is cut and repeated, since
/// no running motion depends there on when exactly a sample comes.
struct CalmSession {
    private(set) var trace: ScrollTrace

    init(seed: UInt64, drags: Int = 6) {
        var random = SplitMix64(seed: seed)
        let start = Bool.random(using: &random) ? 0 : Double.random(in: 0...2400, using: &random).rounded()
        var hand = Hand(offset: start)
        for _ in 0..<drags {
            let step: Double = [2, 5, 12, 30, 90].randomElement(using: &random) ?? 12
            let length = step * Double(Int.random(in: 1...12, using: &random))
            let offset = hand.sample.offset
            let goesUp = hand.sample.limit - offset < length || Bool.random(using: &random)
            let points = goesUp ? -min(length, offset) : length
            if points != 0 { hand.drag(by: points, step: step) }
            hand.rest(1)
        }
        trace = hand.trace
    }
}
