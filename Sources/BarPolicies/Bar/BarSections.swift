#if !hasFeature(Embedded)

/// Rows inside one bar that go one after the other: a pure mapping from the bar's exposure to the rows'.
///
/// The first row goes first. A row that keeps a part of itself is the last one to move: what comes after it stays.
///
/// ```swift
/// // A title of 56 points goes first, then the search field of 48 shrinks to 20; the tabs stay.
/// let sections = BarSections([.init(56), .init(48, keeping: 20), .init(40, keeping: 40)])
/// sections.travelLength           // 84: 56 and 28
/// sections.exposures(at: 0.5)     // [0.25, 1, 1]: 42 of 84 points have gone, all of them of the title
/// sections.lengths(at: 0)         // [0, 20, 40]
/// ```
///
/// Make the driver's bar as long as ``travelLength``.
public struct BarSections: Sendable, Hashable {
    /// One row.
    public struct Section: Sendable, Hashable {
        /// Points of the row when it is wholly shown.
        public let length: Double
        /// Points of it that stay; `nil` = it goes wholly, and the next row follows.
        public let keptLength: Double?

        /// Makes a row.
        ///
        /// - Precondition: 0 <= kept length <= length, both finite.
        public init(_ length: Double, keeping keptLength: Double? = nil) {
            precondition(length >= 0 && length < .infinity, "A row's length is 0 points or more.")
            let kept = keptLength ?? 0
            precondition(kept >= 0 && kept <= length, "A row keeps between nothing and all of its length.")
            self.length = length
            self.keptLength = keptLength
        }

        /// Points of it that go.
        var moving: Double { length - (keptLength ?? 0) }
    }

    /// The rows, in the order in which they go.
    public let sections: [Section]

    /// Makes the mapping.
    public init(_ sections: [Section]) { self.sections = sections }

    /// How many of the rows move at all: up to the first that keeps a part of itself.
    private var movingCount: Int {
        (sections.firstIndex { $0.keptLength != nil } ?? sections.count - 1) + 1
    }

    /// Points that all rows together go: the length of the bar that moves.
    public var travelLength: Double {
        sections.prefix(movingCount).reduce(0) { $0 + $1.moving }
    }

    /// The exposure of each row at an exposure of the bar: 1 = wholly shown, 0 = as far away as it goes.
    ///
    /// - Parameter exposure: 0...1; clamped.
    public func exposures(at exposure: Double) -> [Double] {
        var gone = (1 - min(max(exposure, 0), 1)) * travelLength
        return sections.enumerated().map { index, section in
            guard index < movingCount, section.moving > 0 else { return 1 }
            let part = min(gone, section.moving)
            gone -= part
            return 1 - part / section.moving
        }
    }

    /// Points of each row that are on screen at an exposure of the bar.
    ///
    /// - Parameter exposure: 0...1; clamped.
    public func lengths(at exposure: Double) -> [Double] {
        zip(sections, exposures(at: exposure)).map { section, share in
            section.length - (1 - share) * section.moving
        }
    }
}

#endif
