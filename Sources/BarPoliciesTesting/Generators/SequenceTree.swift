import BarPolicies

/// Every short sequence of steps out of a dozen kinds, as a tree: what sequences have in common is played once.
struct SequenceTree {
    /// What may come next.
    enum Kind: CaseIterable {
        case touch, dragDown, dragUp, dragToStart, pullPastStart, pushPastEnd, momentum, rest, restAndWait, jump, rows,
            shrink, resize, pinch
    }

    /// The beginnings: at the start, in the middle, hidden in the middle, near the end.
    static let beginnings: [ScrollTrace] = [
        Hand(offset: 500).trace, Hand().trace, Hand(offset: 500, startsHidden: true).trace, Hand(offset: 2380).trace,
    ]
}

extension SequenceTree.Kind {
    /// The samples of a step after a sample: one, or two.
    func samples(after last: ScrollSample) -> [ScrollSample] {
        var next = last
        next.time += 1.0 / 60
        switch self {
        case .touch: next.phase = .tracking
        case .dragDown: next.move(to: last.offset + 30, .interacting)
        case .dragUp: next.move(to: last.offset - 30, .interacting)
        case .dragToStart: next.move(to: 0, .interacting)
        case .pullPastStart: next.move(to: -50, last.phase == .interacting ? .interacting : .decelerating)
        case .pushPastEnd: next.move(to: last.limit + 50, .interacting)
        case .momentum: next.move(to: min(max(last.offset + 25, 0), last.limit), .decelerating)
        case .rest: next.move(to: min(max(last.offset, 0), last.limit), .idle)
        case .restAndWait:
            next.move(to: min(max(last.offset, 0), last.limit), .idle)
            next.time += 1
        case .jump:
            next.move(to: last.limit / 2, .animating)
            var after = next
            after.time += 1.0 / 60
            after.phase = .idle
            return [next, after]
        case .rows:
            next.contentLength += 200
            next.offset += 200
        case .shrink:
            // A list at rest is emptied and filled again; under the finger rows go until it fits.
            let less = last.phase == .idle ? 0 : last.viewportLength
            next.contentLength = last.contentLength <= last.viewportLength ? 3000 : less
            next.offset = min(max(last.offset, 0), next.limit)
        case .resize:
            next.viewportLength = last.viewportLength == 600 ? 400 : 600
        case .pinch: next.move(to: last.offset + 15, .zooming)
        }
        return [next]
    }
}

extension ScrollSample {
    fileprivate mutating func move(to offset: Double, _ phase: Phase) {
        self.offset = offset
        self.phase = phase
    }
}
