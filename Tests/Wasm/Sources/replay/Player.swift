import BarPolicies

/// A driver that writes its moves to the output.
struct Player<Policy: VisibilityPolicy> {
    let number: UInt64
    var driver: BarDriver<Policy>
    var count: UInt64 = 0
    var exposures = Checksum()

    init(_ number: UInt64, _ policy: Policy) {
        self.number = number
        driver = BarDriver(policy)
        #if !hasFeature(Embedded)
        announce(number, String(reflecting: Policy.self))
        #endif
    }

    mutating func play(_ sample: ScrollSample) {
        let move = driver.advance(to: sample)
        exposures.add(driver.bar.exposure)
        if let move { PackedMove(move, player: number, sample: count, exposures: exposures).write() }
        count += 1
    }
}
