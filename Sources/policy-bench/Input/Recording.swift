import BarPolicies

/// A trace and what to call it.
struct Recording {
    let name: String
    var trace: ScrollTrace

    /// The samples alone.
    var samples: [ScrollSample] {
        trace.events.compactMap { event in
            if case .sample(let sample) = event { sample } else { nil }
        }
    }
}
