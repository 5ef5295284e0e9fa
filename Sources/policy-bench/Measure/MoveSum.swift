/// A checksum over moves: the indices of their samples and their targets (FNV-1a, a word at a time).
///
/// Two loops that give the same sum give the same moves. It is also what keeps a measured loop from being optimised away.
struct MoveSum: Equatable {
    private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    private(set) var moves = 0

    @inline(__always)
    mutating func add(_ index: Int, _ target: Double) {
        hash = (hash ^ UInt64(bitPattern: Int64(index))) &* 0x100_0000_01b3
        hash = (hash ^ target.bitPattern) &* 0x100_0000_01b3
        moves += 1
    }
}
