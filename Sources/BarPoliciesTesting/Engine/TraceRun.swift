import BarPolicies

/// A trace on its way through a policy, with laws that watch. A copy goes its own way.
struct TraceRun {
    var replay: TraceReplay<Witness>
    private let log: HeardLog
    private var watches: [any LawWatch]
    /// Whether a forced call stands, as far as can be told from outside; later rather than earlier.
    private var isForced: Bool
    private var index = 0

    init(barLength: Double, startsHidden: Bool, policy: AnyVisibilityPolicy, watches: [any LawWatch]) {
        let log = HeardLog()
        self.log = log
        self.watches = watches
        isForced = startsHidden
        replay = TraceReplay(
            driver: BarDriver(Witness(policy: policy, log: log), barLength: barLength, startsHidden: startsHidden))
    }

    /// Plays an event and lets the laws look at it.
    ///
    /// - Returns: what is wrong, and the number of the watch that says so.
    mutating func play(_ event: ScrollTrace.Event) -> [(watch: Int, lookAt: String)] {
        log.entries.removeAll(keepingCapacity: true)
        let before = replay.driver.bar
        replay.play(event)
        follow(event)
        let moment = Moment(
            index: index, event: event, heard: log.entries, before: before, replay: replay,
            isOverruled: isForced || replay.driver.isHeld)
        index += 1
        var complaints: [(watch: Int, lookAt: String)] = []
        for watch in watches.indices {
            if let lookAt = watches[watch].see(moment) { complaints.append((watch, lookAt)) }
        }
        return complaints
    }

    /// Everything that the policy says about some events.
    mutating func decisions(on events: ArraySlice<ScrollTrace.Event>) -> [Said] {
        var said: [Said] = []
        for (index, event) in zip(events.indices, events) {
            log.entries.removeAll(keepingCapacity: true)
            replay.play(event)
            for heard in log.entries { said.append(Said(index: index, decision: heard.said)) }
        }
        return said
    }

    /// The steps that the policy sees of an event.
    mutating func steps(on event: ScrollTrace.Event) -> [ScrollStep] {
        log.entries.removeAll(keepingCapacity: true)
        replay.play(event)
        return log.entries.map(\.step)
    }

    /// Keeps account of forced calls.
    private mutating func follow(_ event: ScrollTrace.Event) {
        switch event {
        case .call(.show), .call(.hide), .call(.expose), .call(.scrollToStart): isForced = true
        case .call(.attach): isForced = false
        case .sample: if log.entries.contains(where: { $0.step.beginsDrag }) { isForced = false }
        default: break
        }
    }
}
