/// A checksum over moves: the indices of their samples and their targets (FNV-1a, a word at a time).
///
/// Two loops that give the same sum give the same moves. It is also what keeps a timed loop from being optimised away.
public struct MoveSum: Sendable, Hashable {
    @usableFromInline var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    @usableFromInline var count = 0

    /// Makes the sum of no moves.
    @inlinable
    public init() {}

    /// The checksum.
    public var hash: UInt64 { sum }

    /// How many moves were added.
    public var moves: Int { count }

    /// Adds a move.
    ///
    /// - Parameters:
    ///   - index: the index of the sample that gave it.
    ///   - target: the exposure that it goes to.
    @inlinable @inline(__always)
    public mutating func add(_ index: Int, _ target: Double) {
        mix(UInt64(bitPattern: Int64(index)))
        mix(target.bitPattern)
        count += 1
    }

    /// Adds a number that is no move: what a loop found besides, so that it must find it.
    @inlinable @inline(__always)
    public mutating func mix(_ word: UInt64) {
        sum = (sum ^ word) &* 0x100_0000_01b3
    }
}
