import BarPolicies
import BarPoliciesTesting

extension ScrollSimulator {
    /// A view whose pixels are too small to matter, for the sake of numbers.
    static func fine(
        frames: Frames = .uniform(60), rate: ScrollPhysics.Rate = .normal, content: Double = 3_000, offset: Double = 0
    ) -> ScrollSimulator {
        var simulator = ScrollSimulator(frames: frames, rate: rate, content: content, offset: offset)
        simulator.scale = 1e9
        return simulator
    }

    /// The samples reported so far.
    var samples: [ScrollSample] {
        trace.events.compactMap { if case .sample(let sample) = $0 { sample } else { nil } }
    }

    /// The samples since the last one in which a finger held the content.
    var samplesAfterLift: ArraySlice<ScrollSample> {
        let held = samples.lastIndex { $0.phase == .interacting || $0.phase == .tracking }
        return samples[((held ?? -1) + 1)...]
    }

    var last: ScrollSample { samples[samples.count - 1] }
}
