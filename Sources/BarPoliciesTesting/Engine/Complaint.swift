import BarPolicies

/// How a trace breaks a law.
struct Complaint {
    /// The trace, up to the event that shows it.
    var trace: ScrollTrace
    /// The other trace, where two are compared.
    var twin: ScrollTrace?
    /// The event to look at.
    var index: Int
    /// What is wrong there.
    var lookAt: String
}
