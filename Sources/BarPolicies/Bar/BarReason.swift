/// Why a bar moves, in a few words that read well in a log: "scrolled up", "content fits".
///
/// A custom policy writes a string literal; nothing else makes a reason, so that it stays one pointer to static text,
/// copied for free.
///
/// ```swift
/// let reason: BarReason = "reader asked for room"
/// print(reason)   // reader asked for room
/// ```
///
/// Two reasons are equal when their texts are. Comparing is linear in the length of the text.
public struct BarReason: Sendable, ExpressibleByStringLiteral {
    /// Address of the text: UTF-8, ended by a zero byte. A number, since pointers are not `Sendable`.
    @usableFromInline let address: UInt

    /// Makes a reason of a literal.
    @inlinable
    public init(stringLiteral text: StaticString) {
        address = UInt(bitPattern: text.utf8Start)
    }

    /// The text's bytes, ended by a zero byte. They live as long as the program.
    @inlinable
    public var utf8Start: UnsafePointer<UInt8> {
        // The address came from a pointer to static text, so it is never null.
        UnsafePointer(bitPattern: address).unsafelyUnwrapped
    }
}

extension BarReason: Hashable {
    /// Whether both texts are the same.
    public static func == (a: Self, b: Self) -> Bool {
        if a.address == b.address { return true }
        var left = a.utf8Start
        var right = b.utf8Start
        while left.pointee == right.pointee {
            if left.pointee == 0 { return true }
            left += 1
            right += 1
        }
        return false
    }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) {
        var byte = utf8Start
        while byte.pointee != 0 {
            hasher.combine(byte.pointee)
            byte += 1
        }
    }
}
