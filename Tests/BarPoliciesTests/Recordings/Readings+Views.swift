extension RecordingReading {
    /// Views that change their length.
    static let views: [RecordingReading] = [
        .init(
            "view_rotate", .sticky,
            [
                .hide(
                    1.9917, 2.00205,
                    "drags down from 3000 in landscape, 3007.33 is not yet enough; turning counts for nothing")
            ]),
        .init(
            "view_rotate", .flick,
            [
                .hide(1.95945, 1.975, "drags down from 3000 in landscape by 1.33; turning counts for nothing")
            ]),
        .init(
            "view_rotate_at_edges", .sticky,
            note: "the device turns at the end and at the top, and the program jumps between; no finger"),
        .init(
            "view_keyboard", .sticky,
            [
                .hide(2.09165, 2.1019, "drags down from 3000 above a keyboard; 3007.67 is not yet enough")
            ]),
    ]
}
