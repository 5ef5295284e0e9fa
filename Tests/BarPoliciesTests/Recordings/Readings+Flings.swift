extension RecordingReading {
    /// Flicks and their momentum.
    static let flings: [RecordingReading] = [
        .init(
            "fling_medium_down", .sticky,
            [
                .hide(0.4583, 0.47495, "flicks down from the top and goes on flicking down")
            ]),
        .init(
            "fling_medium_down", .flick,
            [
                .hide(0.44315, 0.4583, "flicks down from the top, first step 2 points")
            ]),
        .init("fling_up", .sticky, note: "four flicks up and their momentum; nothing goes down"),
        .init("fling_up", .flick, note: "four flicks up and their momentum; nothing goes below where its drag began"),
        .init(
            "fling_to_top", .sticky,
            note: "flicks up into the top, then pulls at it; the shown bar has no reason to leave"),
        .init(
            "fling_to_end", .sticky,
            [
                .hide(0.42775, 0.4416, "flicks down from 18500, later into the end, which throws nothing back")
            ]),
        .init(
            "fling_caught_reversed", .sticky,
            [
                .hide(0.42875, 0.4417, "flicks down from 6000; the first step is 8.33, just enough"),
                .show(1.0583, 1.075, "catches the momentum at 7335.67 and drags up"),
                .hide(3.2749, 3.2916, "flicked up to 5965.67, catches it there and drags down"),
            ]),
        .init(
            "fling_caught_reversed", .flick,
            [
                .hide(0.42875, 0.4417, "flicks down from 6000"),
                .show(1.045, 1.0583, "catches the momentum at 7335.67 and drags up from there"),
                .hide(3.26135, 3.2749, "catches the upward momentum at 5965.67 and drags down from there"),
            ]),
        .init(
            "fling_opposite", .sticky,
            [
                .hide(0.4417, 0.45835, "flicks down from 8000"),
                .show(1.025, 1.04165, "catches the page at 9267.33 and flicks up; 9261.33 is not yet enough"),
                .hide(1.62495, 1.64165, "catches the page at 8018 and flicks down; 8022 is not yet enough"),
                .show(2.22495, 2.23445, "catches the page at 9312 and flicks up; 9308.67 is not yet enough"),
            ]),
        .init(
            "fling_opposite", .flick,
            [
                .hide(0.42625, 0.4417, "flicks down from 8000"),
                .show(1.0097, 1.025, "catches the page at 9267.33 and flicks up"),
                .hide(1.6094, 1.62495, "catches the page at 8018 and flicks down"),
                .show(2.2094, 2.22495, "catches the page at 9312 and flicks up"),
            ]),
        .init(
            "hand_flings_mixed", .sticky,
            [
                .hide(0.44265, 0.45295, "flicks down from 9000, twice more on top of it"),
                .show(2.09465, 2.1043, "catches the page at 11865.67 and flicks up after hesitating over 3 points"),
                .hide(2.6109, 2.61875, "catches the page at 11298.33 and flicks down"),
                .show(3.3122, 3.32075, "catches the page at 12632.67 and flicks up; 12630 is not yet enough"),
                .hide(4.7782, 4.78615, "catches the upward momentum at 9657.67 and flicks down"),
                .show(5.4454, 5.45475, "flicks up from rest at 9892.33"),
            ]),
        .init(
            "time_gap", .sticky,
            [
                .hide(
                    0.44165, 0.45835,
                    "flicks down from 1000; the pause of three seconds in the momentum changes nothing"),
                .show(5.2581, 5.27475, "drags up from rest at 3462"),
            ]),
        .init(
            "time_gap", .flick,
            [
                .hide(
                    0.4259, 0.44165, "flicks down from 1000; the pause of three seconds in the momentum changes nothing"
                ),
                .show(5.2428, 5.2581, "drags up from rest at 3462"),
            ]),
    ]
}
