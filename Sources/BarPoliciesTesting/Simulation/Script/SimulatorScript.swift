import BarPolicies

extension ScrollSimulator {
    /// Performs what a script says.
    ///
    /// ```swift
    /// try simulator.play("drag 300 down, fling 1200, wait 0.5, insert 500 above, settle")
    /// ```
    ///
    /// Actions are parted by commas or newlines. ``Action`` has their words. `down` is towards the end, as content is
    /// read, and may be left out; numbers are points, points per second and seconds.
    ///
    /// - Throws: a `TraceError` for the first mistake. Nothing is performed then.
    public mutating func play(_ script: String) throws(TraceError) {
        for action in try Action.script(script) { perform(action) }
    }
}

extension ScrollSimulator.Action {
    /// Reads a script: see ``ScrollSimulator/play(_:)``.
    ///
    /// - Throws: a `TraceError` for the first mistake: `gestures: token 2 "insert 500": expected above or below`.
    public static func script(_ text: String) throws(TraceError) -> [ScrollSimulator.Action] {
        var actions: [ScrollSimulator.Action] = []
        for part in text.split(whereSeparator: { $0 == "," || $0.isNewline }) {
            var reader = ActionReader(part)
            if reader.isAtEnd { continue }
            do {
                actions.append(try reader.read())
            } catch {
                throw TraceError(
                    file: "gestures", tokenNumber: actions.count + 1, token: reader.text, expected: error.expected)
            }
        }
        return actions
    }
}
