import BarPolicies

/// L12: a movement in more events ends in the same state.
struct CuttingChangesNothing: TraceCheck {
    let parts: [Int]

    func complaint(about trace: ScrollTrace, _ player: Player) -> Complaint? {
        let whole = player.settled(trace)
        for count in parts {
            let cut = trace.cuttingMovements(into: count)
            let settled = player.settled(cut)
            guard abs(settled - whole) > 1e-6 else { continue }
            return Complaint(
                trace: trace, twin: cut, index: trace.events.count - 1,
                lookAt:
                    "The bar ends at \(whole.plain). With every movement in \(count) events it ends at \(settled.plain)."
            )
        }
        return nil
    }
}

extension ScrollTrace {
    /// The same movements in smaller pieces over the same time: every step of the user's motion that changes no length.
    ///
    /// A step out of a programmatic one is the program's, and its pieces would be the user's, so it stays whole.
    func cuttingMovements(into parts: Int) -> ScrollTrace {
        var cut = self
        cut.events = []
        var last: ScrollSample?
        for event in events {
            if case .sample(let sample) = event {
                if let last, sample.phase.isMotionOfUser, last.phase != .animating, last.phase != .zooming,
                    last.contentLength == sample.contentLength, last.viewportLength == sample.viewportLength,
                    last.offset != sample.offset
                {
                    for part in 1..<parts {
                        var piece = sample
                        let share = Double(part) / Double(parts)
                        piece.velocity = nil
                        piece.time = last.time + (sample.time - last.time) * share
                        piece.offset = last.offset + (sample.offset - last.offset) * share
                        cut.events.append(.sample(piece))
                    }
                }
                last = sample
            }
            cut.events.append(event)
        }
        return cut
    }
}
