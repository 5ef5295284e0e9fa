/// What is unusual about a bar and its driver at present: one byte, tested once for every sample.
///
/// Not an `OptionSet`, whose literals need an array.
@usableFromInline
struct BarConditions: Sendable, Hashable {
    @usableFromInline var bits: UInt8
    @inlinable init(bits: UInt8) { self.bits = bits }

    /// No sample has come yet, or none since another scroller was attached.
    @inlinable static var awaitsFirstSample: Self { Self(bits: 1) }
    /// At least one hold is taken.
    @inlinable static var held: Self { Self(bits: 2) }
    /// A forced call stands.
    @inlinable static var forced: Self { Self(bits: 4) }
    /// An idle sample has come since the forced call: the next travel ends it.
    @inlinable static var forcedSinceRest: Self { Self(bits: 8) }
    /// A decision waits for a motion to end, or for its time.
    @inlinable static var waiting: Self { Self(bits: 16) }
    /// A motion runs.
    @inlinable static var moving: Self { Self(bits: 32) }
    /// Another scroller was attached, and its first sample has not come.
    @inlinable static var attached: Self { Self(bits: 64) }
    /// The momentum that was under way when another scroller was attached runs on.
    @inlinable static var dropsMomentum: Self { Self(bits: 128) }

    /// Whether any of the others is set.
    @inlinable func contains(_ other: Self) -> Bool { bits & other.bits != 0 }
    @inlinable mutating func insert(_ other: Self) { bits |= other.bits }
    @inlinable mutating func remove(_ other: Self) { bits &= ~other.bits }

    /// Whether nothing is set, or a motion alone.
    @inlinable var isUsual: Bool { bits & ~Self.moving.bits == 0 }
    /// Whether the policy is not heard.
    @inlinable var silencesPolicy: Bool { bits & (Self.held.bits | Self.forced.bits) != 0 }
}
