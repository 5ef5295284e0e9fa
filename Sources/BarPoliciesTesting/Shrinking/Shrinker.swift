import BarPolicies

/// Makes a trace that breaks a law as short and as plain as it can, so that it still breaks it.
///
/// It cuts the tail, drops events, then makes each sample plainer, then the beginning. Every trial is judged afresh.
struct Shrinker {
    /// What a trace does to the law; `nil` = keeps it.
    let judge: (ScrollTrace) -> Complaint?
    private(set) var best: ScrollTrace
    private(set) var complaint: Complaint
    /// How many trials are left.
    private var trials: Int

    init(
        _ trace: ScrollTrace, _ complaint: Complaint, trials: Int, judge: @escaping (ScrollTrace) -> Complaint?
    ) {
        self.judge = judge
        self.trials = trials
        best = trace
        self.complaint = complaint
    }

    /// Shrinks until nothing gets shorter or plainer.
    mutating func run() {
        cutTail()
        var last: ScrollTrace
        repeat {
            last = best
            dropEvents()
            simplifyEvents()
            simplifyBeginning()
        } while best != last && trials > 0
    }

    /// Takes a trial over if it still breaks the law.
    @discardableResult
    private mutating func attempt(_ trace: ScrollTrace) -> Bool {
        guard trials > 0, trace != best else { return false }
        trials -= 1
        guard let complaint = judge(trace) else { return false }
        best = trace
        self.complaint = complaint
        return true
    }

    private mutating func cutTail() {
        guard complaint.index + 1 < best.events.count else { return }
        var trial = best
        trial.events.removeSubrange((complaint.index + 1)...)
        attempt(trial)
    }

    /// Drops ever smaller stretches of events.
    private mutating func dropEvents() {
        var length = max(1, best.events.count / 2)
        while length > 0 {
            var start = 0
            while start < best.events.count, trials > 0 {
                var trial = best
                trial.events.removeSubrange(start..<min(start + length, trial.events.count))
                if trial.events.isEmpty || !attempt(trial) { start += length }
            }
            length /= 2
        }
    }

    /// Makes events plainer one after the other.
    private mutating func simplifyEvents() {
        var index = 0
        while index < best.events.count, trials > 0 {
            for plainer in PlainerEvents.of(best.events[index], after: best.events[..<index].lastSample) {
                var trial = best
                trial.events[index] = plainer
                if attempt(trial) { break }
            }
            index += 1
        }
        attempt(best.withNominalFrames)
        for index in best.events.indices { attempt(best.withNominalFrame(at: index)) }
    }

    private mutating func simplifyBeginning() {
        var trial = best
        trial.startsHidden = false
        attempt(trial)
        trial = best
        trial.barLength = 44
        attempt(trial)
        attempt(best.withLengths({ _ in 3000 }, { _ in 600 }))
        attempt(best.withLengths({ ($0 / 100).rounded() * 100 }, { max(100, ($0 / 100).rounded() * 100) }))
        if case .sample(var first)? = best.events.first {
            first.phase = .idle
            first.velocity = nil
            trial = best
            trial.events[0] = .sample(first)
            attempt(trial)
        }
        guard case .sample(let first)? = best.events.first else { return }
        // The whole trace moved, so that it begins at a round place.
        for start: Double in [0, 100, 500, 1000] where start != first.offset {
            if attempt(best.moved(by: start - first.offset)) { break }
        }
    }
}
