extension Presets {
    /// A web header as headroom.js has it: it slides away on scrolling down and back on scrolling up.
    ///
    /// Trace, offset 60: down to 60 → shown, 61 → hidden, any way up → shown.
    ///
    /// Tolerances count from the turn, not from frame to frame as in the original, so that slow scrolling counts too.
    /// Source: headroom.js' options `offset` and `tolerance`, and its style sheet's 0.2 s.
    ///
    /// - Parameters:
    ///   - offset: points from the start within which the header is shown.
    ///   - downOffset: points from the start within which it is not hidden; `nil` = the same.
    ///   - upTolerance: points up that must be exceeded.
    ///   - downTolerance: points down that must be exceeded.
    /// - Precondition: as for ``StartZone`` and ``TravelRule``.
    public static func headroom(
        offset: Double = 0, downOffset: Double? = nil, upTolerance: Double = 0, downTolerance: Double = 0
    ) -> FirstDecision<PolicyComposer.FirstOfTwo<StartZone, TravelRule>> {
        FirstDecision {
            StartZone(offset, keeping: downOffset, motion: .sliding(0.2))
            TravelRule(hideDistance: downTolerance, showDistance: upTolerance, motion: .sliding(0.2))
        }
    }
}
