import BarPolicies

/// A move as twelve words of 64 bits: what differs by one bit differs here.
struct PackedMove {
    var player: UInt64
    var sample: UInt64
    var from: UInt64
    var to: UInt64
    var duration: UInt64
    /// How far the motion has come after a third of its time.
    var third: UInt64
    /// A checksum of the exposures on screen at every sample so far.
    var exposures: UInt64
    /// The reason's text, cut off after 40 bytes.
    var reason: (UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0)

    /// Packs a move.
    init(_ move: BarMove, player: UInt64, sample: UInt64, exposures: Checksum) {
        self.player = player
        self.sample = sample
        from = move.from.bitPattern
        to = move.to.bitPattern
        duration = move.motion.duration.bitPattern
        third = move.motion.curve.progress(at: 1.0 / 3).bitPattern
        self.exposures = exposures.value
        withUnsafeMutableBytes(of: &reason) { copy(move.reason, into: $0) }
    }

    /// Writes it to the output.
    func write() {
        withUnsafeBytes(of: self) { writeOutput($0) }
    }
}

private func copy(_ reason: BarReason, into bytes: UnsafeMutableRawBufferPointer) {
    let text = reason.utf8Start
    var index = 0
    while index < bytes.count, text[index] != 0 {
        bytes[index] = text[index]
        index += 1
    }
}

/// A checksum of numbers, in order.
struct Checksum {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ number: Double) {
        value = (value ^ number.bitPattern) &* 0x100_0000_01b3
    }
}
