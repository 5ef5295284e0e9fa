import BarPolicies

/// A policy that takes part in a comparison.
///
/// The initialiser is inlined where it is used, so that a policy of one's own is specialised as it is in an app.
public struct ComparedPolicy: Sendable {
    @usableFromInline let makeRun: @Sendable (_ barLength: Double, _ startsHidden: Bool) -> FeelRun

    /// Makes a policy ready for comparing.
    @inlinable
    public init<Policy: VisibilityPolicy>(_ policy: Policy) {
        makeRun = { FeelRun(policy, barLength: $0, startsHidden: $1) }
    }
}

/// Plays recordings through several policies at once and says how each bar felt, event by event and in little memory.
///
/// ```swift
/// var comparison = PolicyComparison([ComparedPolicy(MyPolicy()), ComparedPolicy(StickyHeaderPolicy())])
/// comparison.begin()
/// comparison.play(trace.events)   // as often as there are pieces
/// let feels = comparison.end()    // one for each policy, in order
/// ```
///
/// The samples are played as `policy-bench replay` plays them. Where more than 0.1 s pass between two samples a timer that
/// the driver asked for fires in between; frames that come faster take up themselves what is due.
///
/// It cannot be copied: a comparison is under way on one recording at a time.
public struct PolicyComparison: ~Copyable {
    /// Seconds between two samples beyond which a timer that is due in between fires on its own; frames come faster.
    package static let longestFrame = 0.1

    private let policies: [ComparedPolicy]
    private var runs: [FeelRun]
    private var reader = TrackReader(barLength: 44, startsHidden: false)
    private var samples = 0

    /// Makes a comparison; policies that are alike may stand in it.
    public init(_ policies: [ComparedPolicy]) {
        self.policies = policies
        runs = policies.map { $0.makeRun(44, false) }
    }

    /// Begins a recording. What was played of another and not ended is dropped.
    ///
    /// - Parameters:
    ///   - barLength: points, 0...1e9.
    ///   - startsHidden: whether the bar is hidden at first.
    /// - Precondition: the length is one that a bar can have.
    public mutating func begin(barLength: Double = 44, startsHidden: Bool = false) {
        runs = policies.map { $0.makeRun(barLength, startsHidden) }
        reader = TrackReader(barLength: barLength, startsHidden: startsHidden)
        samples = 0
    }

    /// Plays the next events of the recording.
    public mutating func play(_ events: [ScrollTrace.Event]) {
        // Pieces that stay in the processor's cache while every policy goes through them.
        for start in stride(from: 0, to: events.count, by: Self.piece) {
            pass(reader.read(events[start..<min(start + Self.piece, events.count)]))
        }
    }

    /// Ends the recording.
    ///
    /// - Returns: how each bar felt on it, in the order of the policies.
    public mutating func end() -> [BarFeel] {
        pass(reader.finish())
        let feels = runs.map { $0.tally().result(reader.total, samples: samples, ignored: reader.ignoredCount) }
        begin()
        return feels
    }

    private static let piece = 1_024

    private mutating func pass(_ block: TrackBlock) {
        samples += block.samples.count
        for run in runs { run.play(block) }
    }
}

/// One bar on one recording, whatever the type of its policy.
///
/// Closures that are made where the type is known: methods of a generic class would not be specialised.
@usableFromInline
struct FeelRun {
    @usableFromInline let play: (TrackBlock) -> Void
    @usableFromInline let tally: () -> FeelTally

    @inlinable
    init<Policy: VisibilityPolicy>(_ policy: Policy, barLength: Double, startsHidden: Bool) {
        var meter = FeelMeter(policy, barLength: barLength, startsHidden: startsHidden)
        play = { block in
            // Taken out, so that nothing has to look for every sample whether somebody else uses it meanwhile.
            var own = meter
            own.play(block)
            meter = own
        }
        tally = { meter.tally }
    }
}
