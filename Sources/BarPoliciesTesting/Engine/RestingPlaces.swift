import BarPolicies

/// Where a bar comes to rest after plain drags: its stops, found out.
struct RestingPlaces {
    /// The stops from the lowest up; only the two ends of what was seen where the bar rests anywhere.
    let stops: [Double]

    init(_ player: Player) {
        var found: [Double] = []
        for start in [0.0, 2000] {
            var hand = Hand(offset: start, contentLength: 60_000)
            hand.drag(by: 11_000, step: 50)
            for length in stride(from: 3.0, through: 120, by: 13) {
                for way in [length, -length] {
                    hand.rest(1)
                    hand.drag(by: way, step: 3)
                }
            }
            hand.rest(1)
            hand.drag(by: -11_000, step: 50)
            hand.rest(1)
            var run = player.begin(hand.trace)
            for event in hand.trace.events {
                run.replay.play(event)
                guard event.phase == .idle else { continue }
                // Where it goes at the lift counts too: a policy of time takes it elsewhere later.
                for place in [run.replay.driver.bar.target, run.replay.settledBar.exposure]
                where !found.contains(where: { abs($0 - place) <= 1e-6 }) { found.append(place) }
            }
        }
        found.sort()
        stops = found.count <= 5 ? found : [found[0], 1]
    }
}
