import BarPolicies

/// L4: shifting all times changes nothing.
struct TimeIsRelative: TraceCheck {
    static let shifts: [Double] = [1, 7, 0.53125, 61, 1000, 3601, 86_400, 5_000_000, 1_700_000_001]

    /// The shifts to try.
    let shifts: ArraySlice<Double>

    func complaint(about trace: ScrollTrace, _ player: Player) -> Complaint? {
        var onGrid = trace.onTimeGrid
        // When a timer fires depends on rounding.
        onGrid.events.removeAll { if case .wait = $0 { true } else { false } }
        let decisions = player.decisions(on: onGrid)
        for shift in shifts {
            let shifted = player.decisions(on: onGrid.shifted(by: shift))
            guard let difference = decisions.firstDifference(from: shifted) else { continue }
            return Complaint(trace: onGrid, difference, "With \(shift.plain) s added to all times, it said")
        }
        return nil
    }
}

extension ScrollTrace {
    /// The trace with times on a grid of 1/1024 s, on which shifting by whole seconds is exact.
    var onTimeGrid: ScrollTrace {
        mapTimes { ($0 * 1024).rounded() / 1024 }
    }

    /// The trace so many seconds later.
    func shifted(by seconds: Double) -> ScrollTrace {
        var copy = self
        copy.events = events.map { event in
            guard case .sample(var sample) = event else { return event }
            sample.time += seconds
            return .sample(sample)
        }
        return copy
    }

    /// The trace with other times, those that pass without a sample too.
    private func mapTimes(_ transform: (Double) -> Double) -> ScrollTrace {
        var copy = self
        copy.events = events.map { event in
            switch event {
            case .sample(var sample):
                sample.time = transform(sample.time)
                return .sample(sample)
            case .wait(let seconds): return .wait(transform(seconds))
            default: return event
            }
        }
        return copy
    }
}
