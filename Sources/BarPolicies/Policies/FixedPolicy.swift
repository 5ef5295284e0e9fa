/// The bar stays shown.
///
/// For the place of a policy where the user switched hiding off, and as the measure of what a driver costs without one.
///
/// ```swift
/// let policy: AnyVisibilityPolicy = hidesBars ? .init(FlickToolbarPolicy()) : .init(FixedPolicy())
/// ```
///
/// Trace: anything → shown.
public struct FixedPolicy: VisibilityPolicy, Hashable {
    /// Makes the policy.
    @inlinable public init() {}

    /// `true`: a guard says `show`, or nothing.
    @inlinable public var onlyShows: Bool { true }

    /// Says `show` on every step.
    @inlinable @inline(__always)
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        .show(because: "always shown")
    }
}
