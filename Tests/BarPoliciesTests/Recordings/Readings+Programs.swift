extension RecordingReading {
    /// Movements of the program.
    static let programs: [RecordingReading] = [
        .init("program_smooth", .sticky, note: "only the program scrolls"),
        .init("program_smooth", .flick, note: "only the program scrolls"),
        .init("program_instant", .sticky, note: "only the program jumps"),
        .init("program_instant", .flick, note: "only the program jumps"),
        .init("program_retargeted", .sticky, note: "only the program scrolls, to and fro"),
        .init(
            "program_to_top", .sticky,
            note: "the program jumps down and scrolls to the top; nobody touches the view"),
        .init("program_to_top", .flick, note: "the program jumps down and scrolls to the top; nobody touches the view"),
        .init(
            "program_during_momentum", .sticky,
            [
                .hide(
                    0.44165, 0.4583,
                    "flicks down from the top, exactly 8 points first; the program jumping back is no way up")
            ]),
        .init(
            "program_during_momentum", .flick,
            [
                .hide(
                    0.4264, 0.44165,
                    "flicks down from the top; after the program jumps back the momentum still goes down")
            ]),
    ]
}
