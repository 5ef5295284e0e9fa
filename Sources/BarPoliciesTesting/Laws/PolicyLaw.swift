/// What a policy must keep to: one sentence, with an id that stays.
///
/// ```swift
/// PolicyLaw.l7.sentence    // "A resting, shown bar is asked to lower only in a step with travel."
/// try PolicyConformance { MyPolicy() }.verify(.l7)
/// ```
///
/// A law that is ``isDeclarable`` does not suit every policy: who breaks it on purpose declares so, with a reason. The
/// others hold for all; a policy that cannot keep one waives it.
public struct PolicyLaw: Sendable, Hashable, Identifiable {
    /// The law's name for ever: "L7".
    public let id: String
    /// Whether a policy may be declared not to keep it.
    public let isDeclarable: Bool
    /// What must hold.
    public let sentence: String
    /// What people see of a bar whose policy breaks it.
    public let everydayFault: String

    init(_ id: String, isDeclarable: Bool = false, _ sentence: String, fault: String) {
        self.id = id
        self.isDeclarable = isDeclarable
        self.sentence = sentence
        everydayFault = fault
    }
}

extension PolicyLaw: CustomStringConvertible {
    /// The id and the sentence.
    public var description: String { "\(id): \(sentence)" }
}
