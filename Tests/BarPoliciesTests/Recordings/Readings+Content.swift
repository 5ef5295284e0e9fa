extension RecordingReading {
    /// Content that changes its length.
    static let content: [RecordingReading] = [
        .init(
            "content_above_anchored", .sticky,
            [
                .hide(
                    4.39155, 4.4082,
                    "drags down from 5280; the rows put in and taken out at rest before it count for nothing")
            ]),
        .init(
            "content_above_anchored", .flick,
            [
                .hide(4.3607, 4.37485, "drags down from 5280, 1 point first")
            ]),
        .init(
            "content_above_moving", .sticky,
            [
                .hide(0.55825, 0.57495, "drags down from 5000; rows put in above on the way change nothing"),
                .show(5.07475, 5.0914, "flicks up from rest at 8579.33; 540 points put in above are no way down"),
            ]),
        .init(
            "content_above_moving", .flick,
            [
                .hide(0.54355, 0.55825, "drags down from 5000; rows put in above on the way change nothing"),
                .show(5.0618, 5.07475, "flicks up from rest at 8579.33; 540 points put in above are no way down"),
            ]),
        .init("content_expand", .sticky, note: "rows open and close at rest, then a drag up from 3423"),
        .init("content_expand", .flick, note: "rows open and close at rest, then a drag up from 3423"),
        .init(
            "content_below_at_end", .sticky,
            [
                .hide(3.14225, 3.15825, "flicks down from 2156, where the end had been before rows were appended")
            ]),
        .init(
            "content_delete_until_fits", .sticky,
            [
                .hide(6.27475, 6.29145, "at last drags down from the top; deleted rows had moved the view up to it")
            ]),
        .init(
            "content_delete_until_fits", .flick,
            [
                .hide(6.2596, 6.27475, "at last drags down from the top; deleted rows had moved the view up to it")
            ]),
        .init(
            "content_delete_moving", .sticky,
            [
                .hide(0.4435, 0.45835, "flicks down from 2500; the end cut off twice later is no way up")
            ]),
        .init(
            "content_history", .sticky,
            note: "flicks up all the time; pages put in above during the momentum are no way down"),
        .init(
            "content_history", .flick,
            note: "flicks up all the time; pages put in above move the beginning of the drag along"),
        .init(
            "content_infinite", .sticky,
            [
                .hide(
                    0.42585, 0.4416,
                    "flicks down from the top and only ever down; pages appended at the end change nothing")
            ]),
        .init(
            "content_lazy_growth", .sticky,
            note: "flicks up all the time while rows grow, below and above; growth above is no way down"),
    ]
}
