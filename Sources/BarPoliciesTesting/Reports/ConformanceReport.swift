/// What was found about a policy, law by law.
///
/// ```swift
/// let report = PolicyConformance { MyPolicy() }.report()
/// report.passes     // false
/// report.failures   // counterexamples, each the shortest that was found
/// print(report)     // for people
/// ```
public struct ConformanceReport: Sendable, Hashable {
    /// What was found about one law.
    public enum Verdict: Sendable, Hashable {
        /// Nothing was found against it.
        case kept
        /// It is broken.
        case broken(Counterexample)
        /// It was declared not to hold, and was not looked at.
        case declared(reason: String)
        /// It is broken, and that was waived.
        case waived(reason: String, Counterexample)
        /// It was waived, and nothing was found that needs the waiver.
        case waivedInVain(reason: String)
        /// It says nothing about such a policy.
        case notApplicable
    }

    /// A law and what was found about it.
    public struct Finding: Sendable, Hashable {
        /// The law.
        public let law: PolicyLaw
        /// What was found.
        public let verdict: Verdict
    }

    /// The policy as it prints itself, or its type.
    public let policy: String
    /// What was found, in the order of the laws.
    public let findings: [Finding]
    /// What the random sessions were made from.
    public let seed: UInt64
    /// How many samples were played; one counts once, however many laws saw it.
    public let sampleCount: Int

    /// The laws that are broken and not waived.
    public var failures: [Counterexample] {
        findings.compactMap { if case .broken(let counterexample) = $0.verdict { counterexample } else { nil } }
    }

    /// The laws whose waivers nothing needs.
    public var unneededWaivers: [PolicyLaw] {
        findings.compactMap { if case .waivedInVain = $0.verdict { $0.law } else { nil } }
    }

    /// Whether no law is broken, waived ones aside.
    public var passes: Bool { failures.isEmpty }

    /// What was found about a law; `nil` = it was not looked at.
    public subscript(_ law: PolicyLaw) -> Verdict? {
        findings.first { $0.law == law }?.verdict
    }

    /// Throws what is broken, if anything is.
    public func verify() throws(ConformanceFailure) {
        guard passes else { throw ConformanceFailure(policy: policy, counterexamples: failures) }
    }
}

extension ConformanceReport: CustomStringConvertible {
    /// A line for each law, and every counterexample.
    public var description: String {
        let head = "\(policy): \(sampleCount) samples, seed \(Seed.write(seed))"
        return ([head] + findings.map { "  \($0)" } + failures.map { "\n\($0)" }).joined(separator: "\n")
    }
}

extension ConformanceReport.Finding: CustomStringConvertible {
    /// The law's id and the verdict: `L7 is kept`.
    public var description: String {
        switch verdict {
        case .kept: "\(law.id) is kept"
        case .broken: "\(law.id) is BROKEN: \(law.sentence)"
        case .declared(let reason): "\(law.id) is declared not to hold: \(reason)"
        case .waived(let reason, let counterexample):
            "\(law.id) is broken and waived: \(reason); for example \(counterexample.trace.notation)"
        case .waivedInVain(let reason): "\(law.id) is kept, its waiver is not needed: \(reason)"
        case .notApplicable: "\(law.id) does not apply"
        }
    }
}
