import BarPolicies

/// A law that is judged while a trace runs, event by event.
protocol LawWatch {
    /// Looks at an event.
    ///
    /// - Returns: what is wrong, in a sentence; `nil` = nothing.
    mutating func see(_ moment: Moment) -> String?
}

/// A law that is judged by playing a trace in more ways than one.
protocol TraceCheck: Sendable {
    func complaint(about trace: ScrollTrace, _ player: Player) -> Complaint?
}
