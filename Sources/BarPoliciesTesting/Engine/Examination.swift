import BarPolicies

/// One verification: plays traces, lets laws look at them, shrinks what breaks one.
struct Examination {
    private let conformance: PolicyConformance
    private let player: Player
    private let laws: [PolicyLaw]
    private let judges: Judges
    private var found: [PolicyLaw: Counterexample] = [:]
    private var sampleCount = 0

    init(_ conformance: PolicyConformance, laws: [PolicyLaw]) {
        self.conformance = conformance
        self.laws = laws
        player = Player(make: conformance.make)
        let stops = conformance.stops ?? RestingPlaces(player).stops
        judges = Judges(
            stops: stops, declared: conformance.stops, tolerance: conformance.tolerance,
            children: conformance.childrenCheck)
    }

    /// The laws that are looked at and not broken yet.
    private func isOpen(_ law: PolicyLaw) -> Bool {
        found[law] == nil && conformance.declarations[law] == nil && laws.contains(law)
    }

    // MARK: Playing

    mutating func run() {
        // Time really passes for this one while the others are played.
        var slow = isOpen(.l1) ? SlowRun(SlowRun.usualTrace, player) : nil
        for trace in PlainGestures.traces {
            watch(trace)
            check(Judges.comparisons.filter { $0 != .l12 }, trace)
        }
        enumerate(depth: 4)
        slow?.goOn()
        playOwnTraces()
        for number in 0..<conformance.traceCount where !isDone {
            playSessions(number)
            if number == conformance.traceCount / 2 { slow?.goOn() }
        }
        if let complaint = slow?.complaint(), isOpen(.l1) {
            file(.l1, complaint.trace, complaint, trials: 60) { [player] trace in
                var again = SlowRun(trace, player)
                return again.complaint()
            }
        }
    }

    /// Whether there is nothing left to find.
    private var isDone: Bool { !laws.contains(where: isOpen) }

    /// The traces that some laws bring along.
    private mutating func playOwnTraces() {
        for trace in FarIsEnough.traces where !isDone {
            watch(trace)
            check([.l16], trace)
        }
        for trace in JitterChangesNothing.traces(tolerance: conformance.tolerance, seed: conformance.seed) {
            check([.l17], trace)
        }
        guard conformance.childrenCheck != nil else { return }
        for trace in ChildrenSeeEveryStep.traces(seed: conformance.seed) { check([.l11], trace) }
    }

    /// One random session of every kind.
    private mutating func playSessions(_ number: Int) {
        let seed = conformance.seed &+ UInt64(number)
        let calm = CalmSession(seed: seed).trace
        watch(calm)
        let comparison = Judges.comparisons[(number / 2) % Judges.comparisons.count]
        check([comparison == .l12 ? .l12 : .l1], calm)
        let session =
            number % 2 == 0
            ? ScrollTrace(events: StrangeSession(seed: seed, calls: number % 4 == 0).events)
            : SimulatedSession(seed: seed, gestures: number % 20 == 1 ? 40 : 4).trace
        watch(session)
        check([comparison == .l12 ? .l6 : comparison], session)
        guard number % 4 == 1 else { return }
        let hostile = HostileSession(seed: seed).trace
        watch(hostile, only: [.l3, .l7])
        check([.l1, .l2].filter { $0 == comparison }, hostile)
    }

    mutating func enumerate(depth: Int) {
        for (number, beginning) in SequenceTree.beginnings.enumerated() {
            var run = player.begin(beginning, watches: judges.watches(thorough: false).map(\.watch))
            for event in beginning.events { _ = run.play(event) }
            descend(run, beginning, depth: number == 0 ? depth : min(depth, max(depth - 1, 2)))
        }
    }

    private mutating func descend(_ run: TraceRun, _ trace: ScrollTrace, depth: Int) {
        guard depth > 0, !isDone, let last = trace.events[...].lastSample else { return }
        for kind in SequenceTree.Kind.allCases {
            var run = run
            var trace = trace
            for sample in kind.samples(after: last) { play(.sample(sample), &run, &trace) }
            descend(run, trace, depth: depth - 1)
        }
    }

    /// Plays a trace under the eyes of all laws that watch.
    private mutating func watch(_ whole: ScrollTrace, only some: [PolicyLaw] = PolicyLaw.all) {
        guard !isDone else { return }
        var run = player.begin(whole, watches: judges.watches(thorough: false).map(\.watch))
        var trace = ScrollTrace(barLength: whole.barLength, startsHidden: whole.startsHidden)
        for event in whole.events { play(event, &run, &trace, only: some) }
    }

    private mutating func play(
        _ event: ScrollTrace.Event, _ run: inout TraceRun, _ trace: inout ScrollTrace,
        only some: [PolicyLaw] = PolicyLaw.all
    ) {
        trace.events.append(event)
        if case .sample = event { sampleCount += 1 }
        for (watch, lookAt) in run.play(event) {
            let law = Judges.watched[watch]
            guard isOpen(law), some.contains(law) else { continue }
            file(law, trace, Complaint(trace: trace, index: trace.events.count - 1, lookAt: lookAt))
        }
    }

    /// Judges a trace by laws that play it in several ways.
    private mutating func check(_ laws: [PolicyLaw], _ trace: ScrollTrace) {
        for law in laws where isOpen(law) {
            if let complaint = judges.complaint(law, trace, player, thorough: false) { file(law, trace, complaint) }
        }
    }

    private mutating func file(_ law: PolicyLaw, _ trace: ScrollTrace, _ complaint: Complaint) {
        file(law, trace, complaint, trials: 1500) { [judges, player] in
            judges.complaint(law, $0, player, thorough: true)
        }
    }

    /// Shrinks a trace and keeps what is left.
    private mutating func file(
        _ law: PolicyLaw, _ trace: ScrollTrace, _ complaint: Complaint, trials: Int,
        judge: @escaping (ScrollTrace) -> Complaint?
    ) {
        var shrinker = Shrinker(trace, complaint, trials: trials, judge: judge)
        shrinker.run()
        found[law] = Counterexample(law: law, complaint: shrinker.complaint, seed: conformance.seed, player: player)
    }

    /// Judges a trace and leaves it as it is.
    func counterexample(to law: PolicyLaw, on trace: ScrollTrace) -> Counterexample? {
        var complaint = judges.complaint(law, trace, player, thorough: true)
        if complaint == nil, law == .l1 {
            var slow = SlowRun(trace, player)
            complaint = slow.complaint()
        }
        return complaint.map { Counterexample(law: law, complaint: $0, seed: conformance.seed, player: player) }
    }

    // MARK: The report

    var report: ConformanceReport {
        ConformanceReport(
            policy: conformance.name, findings: laws.map { .init(law: $0, verdict: verdict($0)) },
            seed: conformance.seed, sampleCount: sampleCount)
    }

    private func verdict(_ law: PolicyLaw) -> ConformanceReport.Verdict {
        if let reason = conformance.declarations[law] { return .declared(reason: reason) }
        if law == .l11, conformance.childrenCheck == nil { return .notApplicable }
        if law == .l17, conformance.tolerance == 0 { return .notApplicable }
        switch (found[law], conformance.waivers[law]) {
        case (nil, nil): return .kept
        case (nil, let reason?): return .waivedInVain(reason: reason)
        case (let counterexample?, nil): return .broken(counterexample)
        case (let counterexample?, let reason?): return .waived(reason: reason, counterexample)
        }
    }
}
