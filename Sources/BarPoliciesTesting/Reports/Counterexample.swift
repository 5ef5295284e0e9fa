import BarPolicies

/// How a policy breaks a law: the shortest trace that was found, and what to look at.
///
/// ```swift
/// let counterexample = PolicyConformance { MyPolicy() }.report().failures[0]
/// counterexample.law.id           // "L7"
/// counterexample.trace.notation   // "y=500 S J700": replay it, make a test of it
/// print(counterexample)           // the exposure stands under each step
/// ```
public struct Counterexample: Sendable, Hashable {
    /// The law that is broken.
    public let law: PolicyLaw
    /// The trace that breaks it.
    public let trace: ScrollTrace
    /// The exposure on screen after each event of the trace.
    public let exposures: [Double]
    /// The place of the event to look at, from 0.
    public let index: Int
    /// What is wrong there, in a sentence or two.
    public let lookAt: String
    /// Where the law compares two traces, the other one.
    public let twin: ScrollTrace?
    /// What the random sessions were made from.
    public let seed: UInt64

    init(law: PolicyLaw, complaint: Complaint, seed: UInt64, player: Player) {
        self.law = law
        trace = complaint.trace
        index = complaint.index
        lookAt = complaint.lookAt
        twin = complaint.twin
        self.seed = seed
        var run = player.begin(complaint.trace)
        exposures = complaint.trace.events.map { event in
            run.replay.play(event)
            return run.replay.driver.bar.exposure
        }
    }

    /// How many steps the trace has: events after its first sample.
    public var stepCount: Int { max(0, trace.events.count - 1) }
}

extension Counterexample: CustomStringConvertible {
    /// Law, script, exposure under each step, what to look at, seed.
    public var description: String {
        var lines = [
            "\(law.id) is broken: \(law.sentence)",
            "An everyday fault: \(law.everydayFault)",
            "",
        ]
        lines += StepLines(trace, exposures, marked: index).text
        lines.append("")
        lines.append("Look at step \(index), \(StepTokens(trace).tokens[index]): \(lookAt)")
        if let twin { lines.append("The other trace: \(twin.notation)") }
        lines.append("Replay: \(trace.notation)")
        lines.append("Seed \(Seed.write(seed)); \(Seed.variable)=\(Seed.write(seed)) plays the same traces.")
        return lines.joined(separator: "\n")
    }
}
