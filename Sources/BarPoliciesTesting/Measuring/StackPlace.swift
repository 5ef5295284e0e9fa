/// Runs something at another place of the stack.
///
/// Where the stack begins is drawn by lot for every process. A processor that finds a load and a store in flight at the
/// same place within their pages takes one for the other and waits, and a policy behind a box is then slower by a third
/// for as long as the process lives. One process in twenty to forty was. Batches at many places meet that seldom instead.
enum StackPlace {
    /// The bytes of a page, after which places are alike.
    static let count = 4_096

    /// Runs `body` about so many bytes further down than without, in steps of 16; the calls in between take some too.
    @inline(never)
    static func lowered(by bytes: Int, _ body: () -> Void) {
        if bytes >= 1_024 {
            takeMuch(bytes, body)
        } else if bytes >= 128 {
            takeSome(bytes, body)
        } else if bytes >= 16 {
            takeLittle(bytes, body)
        } else {
            body()
        }
    }

    // Only what has a size that the compiler knows is taken from the stack, and in one function all of it at once.

    @inline(never)
    private static func takeMuch(_ bytes: Int, _ body: () -> Void) {
        withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 16) { lowered(from: $0, bytes, body) }
    }

    @inline(never)
    private static func takeSome(_ bytes: Int, _ body: () -> Void) {
        withUnsafeTemporaryAllocation(byteCount: 128, alignment: 16) { lowered(from: $0, bytes, body) }
    }

    @inline(never)
    private static func takeLittle(_ bytes: Int, _ body: () -> Void) {
        withUnsafeTemporaryAllocation(byteCount: 16, alignment: 16) { lowered(from: $0, bytes, body) }
    }

    /// What was taken is handed on, or it would not be taken.
    @inline(never)
    private static func lowered(from taken: UnsafeMutableRawBufferPointer, _ bytes: Int, _ body: () -> Void) {
        lowered(by: bytes - taken.count, body)
    }
}
