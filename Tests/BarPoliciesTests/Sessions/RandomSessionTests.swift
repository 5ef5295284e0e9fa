import BarPolicies
import BarPoliciesTesting
import Testing

/// What must hold whatever users, apps and scrollers do: 2,000 sessions of 100 samples, through every policy.
///
/// A failure names the seed: `StrangeSession(seed:)` gives the session.
@Suite struct RandomSessionTests {
    static let seeds = 0..<20

    /// 100 sessions with one policy.
    private func check(_ policy: some VisibilityPolicy, seeds block: Int, _ body: (Checked, UInt64) -> Void) {
        for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
            body(Checked(StrangeSession(seed: seed, reducesMotion: false).events, policy: policy), seed)
        }
    }

    @Test(arguments: seeds)
    func flickToolbar(block: Int) { check(FlickToolbarPolicy(), seeds: block) { state($0, $1) } }

    @Test(arguments: seeds)
    func swipeNavBar(block: Int) { check(SwipeNavBarPolicy(), seeds: block) { state($0, $1) } }

    @Test(arguments: seeds)
    func stickyHeader(block: Int) { check(StickyHeaderPolicy(), seeds: block) { state($0, $1) } }

    @Test(arguments: seeds)
    func composed(block: Int) {
        let policy = FirstDecision {
            ContentFits(margin: .barLength)
            StartZone(60)
            TravelRule(hideDistance: 24, showDistance: 0)
        }
        check(policy, seeds: block) { state($0, $1) }
    }

    /// The rest of the package, and 200 compositions made at random.
    @Test(arguments: EveryPolicy.all.indices)
    func everyPolicy(index: Int) {
        for seed in UInt64(0)..<(Thoroughness.isThorough ? 2000 : 50) {
            state(
                Checked(StrangeSession(seed: seed, reducesMotion: false).events, policy: EveryPolicy.all[index]), seed)
        }
    }

    @Test(arguments: UInt64(0)..<200)
    func randomCompositions(seed: UInt64) {
        let policy = RandomComposition(seed: seed).policy
        for session in UInt64(0)..<(Thoroughness.isThorough ? 100 : 6) {
            let checked = Checked(
                StrangeSession(seed: seed * 1000 + session, reducesMotion: false).events, policy: policy)
            state(checked, session, "\(policy)")
        }
    }

    private func state(_ session: Checked, _ seed: UInt64, _ policy: String = "") {
        #expect(session.hidesWithoutTravel == 0, "seed \(seed) \(policy)")
        #expect(session.hiddenAtTheStart == 0, "seed \(seed) \(policy)")
        #expect(session.changedByRepeats == 0, "seed \(seed) \(policy)")
        #expect(session.ignored == 0, "seed \(seed) \(policy)")
    }

    @Test(arguments: seeds, [2, 3, 7])
    func cuttingAMovementChangesNoResult(block: Int, parts: Int) {
        for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
            let events = StrangeSession(seed: seed, calls: false, reducesMotion: false).events
            let cut = events.cuttingMovements(into: parts)
            compare(events, cut, FlickToolbarPolicy(), seed)
            compare(events, cut, SwipeNavBarPolicy(), seed)
            compare(events, cut, StickyHeaderPolicy(), seed)
        }
    }

    private func compare(
        _ whole: [ScrollTrace.Event], _ cut: [ScrollTrace.Event], _ policy: some VisibilityPolicy, _ seed: UInt64
    ) {
        #expect(settled(whole, policy) == settled(cut, policy), "seed \(seed)")
    }

    private func settled(_ events: [ScrollTrace.Event], _ policy: some VisibilityPolicy) -> Double {
        var replay = TraceReplay(driver: BarDriver(policy))
        for event in events { replay.play(event) }
        return replay.settledBar.exposure
    }
}

/// A session played once, and what went wrong in it.
struct Checked {
    var hidesWithoutTravel = 0
    var hiddenAtTheStart = 0
    var hiddenAtTheEnd = 0
    var changedByRepeats = 0
    var ignored = 0

    init<Policy: VisibilityPolicy>(_ events: [ScrollTrace.Event], policy: Policy) {
        var replay = TraceReplay(driver: BarDriver(Witness(policy)))
        var isForced = false
        var last: ScrollSample?
        for event in events {
            let wasShown = replay.driver.bar.isShown
            replay.play(event)
            switch event {
            case .call(let call):
                switch call {
                case .show, .hide, .expose, .scrollToStart: isForced = true
                case .attach: (isForced, last) = (false, nil)
                default: break
                }
            case .sample(let sample):
                if sample.phase == .interacting, let last, last.phase != .interacting { isForced = false }
                // What a running motion held up, and settling a part-shown bar, may come without travel.
                let travel = replay.driver.policy.step?.travel ?? 0
                if wasShown, replay.driver.bar.target < 1, travel == 0 { hidesWithoutTravel += 1 }
                if sample.phase == .idle, !isForced, !replay.driver.isHeld, replay.settledBar.exposure != 1 {
                    if sample.offset <= 0 || sample.limit == 0 { hiddenAtTheStart += 1 }
                    if sample.offset >= sample.limit { hiddenAtTheEnd += 1 }
                }
                if repeatsMatter(sample, replay) { changedByRepeats += 1 }
                last = sample
            default: break
            }
        }
        hidesWithoutTravel += replay.driver.policy.hidesWithoutTravel
        ignored = replay.driver.ignoredCount
    }

    /// Whether the last sample, repeated as it is and at later times, changes anything.
    private func repeatsMatter<P: VisibilityPolicy>(_ sample: ScrollSample, _ replay: TraceReplay<Witness<P>>) -> Bool {
        var again = replay
        let bar = again.driver.bar
        let moves = again.play(.sample(sample)).count
        if moves != 0 || again.driver.bar != bar { return true }
        var later = sample
        for _ in 0..<3 {
            later.time += 1
            again.play(.sample(later))
        }
        return again.settledBar.target != replay.settledBar.target
    }
}

extension [ScrollTrace.Event] {
    /// The same movements in smaller pieces over the same time: every step of the user's motion that changes no length.
    /// (A step out of a programmatic one is the program's; its pieces would be the user's.)
    func cuttingMovements(into parts: Int) -> [ScrollTrace.Event] {
        var events: [ScrollTrace.Event] = []
        var last: ScrollSample?
        for event in self {
            if case .sample(let sample) = event {
                if let last, sample.phase.isMotionOfUser, last.phase != .animating, last.phase != .zooming,
                    last.contentLength == sample.contentLength, last.viewportLength == sample.viewportLength
                {
                    for part in 1..<parts {
                        var piece = sample
                        let share = Double(part) / Double(parts)
                        piece.time = last.time + (sample.time - last.time) * share
                        piece.offset = last.offset + (sample.offset - last.offset) * share
                        events.append(.sample(piece))
                    }
                }
                last = sample
            }
            events.append(event)
        }
        return events
    }
}
