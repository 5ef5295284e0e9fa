import BarPolicies

/// Tells whether a policy keeps the laws, and if not, on which shortest trace it breaks them.
///
/// ```swift
/// try PolicyConformance { MyPolicy() }.verify()                            // one test for all laws
/// try PolicyConformance { MyPolicy() }.verify(.l7)                         // one law
/// print(PolicyConformance { MyPolicy() }.declaring(.l16, "stays").report())   // a value; no test framework
/// ```
///
/// Nothing here needs a test framework: `verify()` throws, `report()` returns, so that Swift Testing, XCTest and a plain
/// executable use it alike. The same seed gives the same traces on every machine. The environment variable
/// `BAR_POLICIES_SEED` (hexadecimal) takes the place of the seed; the seed is always printed.
///
/// A debug build plays more than 100,000 samples in about a second, an optimised one more than 200,000 in a third of one.
public struct PolicyConformance: Sendable {
    /// The policy as it prints itself, or its type.
    public let name: String
    /// Points below which a movement to and fro changes nothing; see ``tolerance(_:)``.
    public private(set) var tolerance = 0.0
    /// Where the bar may rest, if it was said; see ``stops(_:)``.
    public private(set) var stops: [Double]?
    /// Laws that the policy is declared not to keep, and why.
    public private(set) var declarations: [PolicyLaw: String] = [:]
    /// Laws that are forgiven, and why.
    public private(set) var waivers: [PolicyLaw: String] = [:]
    /// How many random sessions are played.
    public private(set) var traceCount = PolicyConformance.usualTraceCount
    /// What the random sessions are made from.
    public private(set) var seed: UInt64 = Seed.fromEnvironment ?? 0x0BA2_0BA2_0BA2_0BA2

    let make: @Sendable () -> AnyVisibilityPolicy
    /// Makes a combinator or modifier around children of the kit's.
    var combination: Combination?
    /// Looks into a policy that stores others.
    let storedChildren: StoredChildrenSeeEveryStep?

    /// How many random sessions are played unless ``traces(_:)`` says otherwise: more in an optimised build.
    public static var usualTraceCount: Int {
        #if DEBUG
        250
        #else
        800
        #endif
    }

    /// Examines a policy.
    ///
    /// - Parameter make: makes the policy as it is at first; called for every run.
    public init<Policy: VisibilityPolicy>(_ make: @escaping @Sendable () -> Policy) {
        self.make = { AnyVisibilityPolicy(make()) }
        storedChildren = StoredChildrenSeeEveryStep(make)
        name = PolicyName.of(make())
    }

    /// Examines a combinator: with ``PolicyLaw/l11``, whether both of its children see every step.
    ///
    /// ```swift
    /// try PolicyConformance(combining: { first, second in Loudest(first, second) }).verify()
    /// ```
    ///
    /// - Parameter make: makes the combinator around two children. For the other laws these are a guard at the start and
    ///   a sticky header.
    public init<Policy: VisibilityPolicy>(
        combining make: @escaping @Sendable (AnyVisibilityPolicy, AnyVisibilityPolicy) -> Policy
    ) {
        self.init { make(AnyVisibilityPolicy(StartZone()), AnyVisibilityPolicy(StickyHeaderPolicy())) }
        combination = Combination(childCount: 2) { AnyVisibilityPolicy(make($0, $1)) }
    }

    /// Examines a modifier: with ``PolicyLaw/l11``, whether the modified policy sees every step.
    ///
    /// - Parameter make: modifies a policy. For the other laws it is a sticky header.
    public init<Policy: VisibilityPolicy>(
        modifying make: @escaping @Sendable (AnyVisibilityPolicy) -> Policy
    ) {
        self.init { make(AnyVisibilityPolicy(StickyHeaderPolicy())) }
        combination = Combination(childCount: 1) { child, _ in AnyVisibilityPolicy(make(child)) }
    }
}

extension PolicyConformance {
    // MARK: What the policy promises

    /// Promises that moving to and fro by less than so many points changes nothing (``PolicyLaw/l17``); 0 promises nothing.
    public func tolerance(_ points: Double) -> Self {
        precondition(points >= 0 && points < .infinity, "A tolerance is 0 points or more.")
        return changed { $0.tolerance = points }
    }

    /// Says where the bar may rest (``PolicyLaw/l14``), 1 = shown ... 0 = hidden.
    ///
    /// Otherwise the kit finds out where it rests after plain drags.
    public func stops(_ exposures: Double...) -> Self {
        precondition(!exposures.isEmpty && exposures.allSatisfy { $0 >= 0 && $0 <= 1 }, "Stops are between 0 and 1.")
        return changed { $0.stops = exposures.sorted() }
    }

    /// Declares that the policy does not mean to keep a law; the law is not looked at.
    ///
    /// - Parameters:
    ///   - law: one that is ``PolicyLaw/isDeclarable``.
    ///   - reason: why, for the report.
    public func declaring(_ law: PolicyLaw, _ reason: String) -> Self {
        precondition(law.isDeclarable, "Only some laws may be declared not to hold; waive the others.")
        return changed { $0.declarations[law] = reason }
    }

    /// Forgives what breaks a law. The law is looked at all the same, and a waiver that nothing needs is reported.
    ///
    /// - Parameters:
    ///   - law: any law.
    ///   - reason: why, for the report.
    public func waiving(_ law: PolicyLaw, because reason: String) -> Self {
        changed { $0.waivers[law] = reason }
    }

    // MARK: How much is looked at

    /// Plays so many random sessions instead of ``usualTraceCount``.
    public func traces(_ count: Int) -> Self {
        precondition(count >= 0, "The number of traces is 0 or more.")
        return changed { $0.traceCount = count }
    }

    /// Makes the random sessions from another seed. The environment variable `BAR_POLICIES_SEED` wins.
    public func seed(_ seed: UInt64) -> Self {
        changed { $0.seed = Seed.fromEnvironment ?? seed }
    }

    private func changed(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

extension PolicyConformance {
    // MARK: Asking

    /// Looks at every law.
    ///
    /// - Throws: what is broken, each on its shortest trace, as ``ConformanceFailure``.
    public func verify() throws(ConformanceFailure) {
        try report().verify()
    }

    /// Looks at one law. A law that was declared not to hold, or is waived, is no failure.
    ///
    /// - Throws: how it is broken, as ``ConformanceFailure``.
    public func verify(_ law: PolicyLaw) throws(ConformanceFailure) {
        try report([law]).verify()
    }

    /// Looks at every law and says what was found.
    public func report() -> ConformanceReport {
        report(PolicyLaw.all)
    }

    /// Looks at some laws and says what was found.
    public func report(_ laws: [PolicyLaw]) -> ConformanceReport {
        var examination = Examination(self, laws: laws)
        examination.run()
        return examination.report
    }

    /// Looks at one law on a trace of one's own: a recording, or the script of an earlier failure.
    ///
    /// ```swift
    /// let trace = try ScrollTrace("y=100 D >140 J900")
    /// PolicyConformance { MyPolicy() }.counterexample(to: .l7, on: trace)   // nil: the law is kept
    /// ```
    ///
    /// - Returns: how the trace breaks the law, as it is and not shortened; `nil` = it does not.
    public func counterexample(to law: PolicyLaw, on trace: ScrollTrace) -> Counterexample? {
        Examination(self, laws: [law]).counterexample(to: law, on: trace)
    }

    /// Plays every sequence of so many steps out of a dozen kinds, from several beginnings, and looks at every law that
    /// can be judged while a trace runs.
    ///
    /// - Parameter depth: steps a sequence; each one more takes a dozen times as long. ``verify()`` goes to 4.
    public func enumerate(depth: Int) -> ConformanceReport {
        precondition(depth >= 0, "A depth is 0 or more.")
        var examination = Examination(self, laws: PolicyLaw.all)
        examination.enumerate(depth: depth)
        return examination.report
    }
}
