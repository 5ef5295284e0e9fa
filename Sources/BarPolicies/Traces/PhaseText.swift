#if !hasFeature(Embedded)

/// The words by which traces name the phases of a scroller.
enum PhaseText {
    static func write(_ phase: ScrollSample.Phase) -> String {
        switch phase {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        case .zooming: "zooming"
        }
    }

    /// Reads a phase: the package's own words, and those that other recorders use.
    static func read(_ text: ArraySlice<UInt8>) throws(Mismatch) -> ScrollSample.Phase {
        if let phase = text.withUnsafeBufferPointer({ find($0[...]) }) { return phase }
        throw Mismatch(
            expected: "idle, tracking, interacting, decelerating, animating or zooming", found: found(text))
    }

    /// The phase that a word names; `nil` where it names none.
    static func find(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> ScrollSample.Phase? {
        for (word, phase) in words where word.utf8CodeUnitCount == text.count {
            if text.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: text.count)) { return phase }
        }
        return nil
    }

    private static let words: [(StaticString, ScrollSample.Phase)] = [
        ("idle", .idle), ("interacting", .interacting), ("dragging", .interacting), ("decelerating", .decelerating),
        ("tracking", .tracking), ("animating", .animating), ("programmatic", .animating), ("zooming", .zooming),
        ("wheel", .interacting), ("key", .interacting),
    ]
}

#endif
