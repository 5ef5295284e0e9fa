extension RecordingReading {
    /// The top and the end of the content.
    static let edges: [RecordingReading] = [
        .init("edge_content_fits", .sticky, note: "the content is exactly as long as the view: the drags move nothing"),
        .init("edge_content_fits", .flick, note: "the content is exactly as long as the view: the drags move nothing"),
        .init("edge_pull_top", .sticky, note: "pulls at the top tremble between 0 and 1 point, below the distance"),
        .init(
            "edge_into_top", .sticky,
            [
                .hide(
                    2.444, 2.4582,
                    "the drag before went up to 0.33, this one goes down; 8.33 is 8 from there and not yet enough"),
                .show(3.5915, 3.6081, "flicks up from rest, highest reached 56, and passes 48 on the way to the top"),
                .hide(5.1581, 5.17475, "drags down from the top; 5.67 is not yet enough"),
                .show(6.0414, 6.05805, "drags up from 25.33 to the top; 18.67 is not yet enough"),
            ]),
        .init(
            "edge_into_top", .flick,
            [
                .hide(2.40815, 2.42485, "drags down from 0.67"),
                .show(3.5792, 3.5915, "flicks up from 55.33"),
                .hide(5.1275, 5.1414, "drags down from 0"),
                .show(6.01165, 6.02475, "drags up from 24.67"),
            ]),
        .init(
            "edge_at_end", .sticky,
            [
                .hide(3.41155, 3.4248, "after pulls at the end drags up from it and turns round at 21896.33"),
                .show(6.1118, 6.1247, "flicks up from the end, which had been reached again"),
                .hide(7.35795, 7.37465, "flicks down from rest at 21724.33"),
            ]),
        .init(
            "edge_pull_then_push", .sticky,
            [
                .hide(1.4416, 1.45305, "pulls at the top, then pushes down in the same touch"),
                .show(3.7082, 3.72485, "turns at 311.33 (rest included) and drags up past 303.33"),
                .hide(4.20815, 4.22015, "turns round at 205.33 and drags down past 213.33"),
                .show(4.70815, 4.72035, "turns round at 365.67 and drags up past 357.67"),
            ]),
        .init(
            "edge_tiny_travel", .sticky,
            [
                .hide(0.5916, 0.60825, "drags down from the top of a page with 40 points of travel"),
                .show(2.00825, 2.0249, "drags up from the end at 40; 37 is not yet enough"),
                .hide(3.3106, 3.3249, "drags down from the top again"),
                .show(4.22845, 4.2415, "drags up from the end at 40"),
                .hide(6.0081, 6.02, "after 5 points down and back drags down from the top and passes 8"),
                .show(6.4081, 6.4199, "turns round at 31 and drags up past 23"),
            ]),
        .init(
            "edge_one_bar_travel", .sticky,
            [
                .hide(0.69165, 0.7083, "drags down from the top of a page with 100 points of travel"),
                .show(3.4749, 3.49155, "drags up from the end at 100"),
                .hide(4.6288, 4.6415, "flicks down from rest, highest reached 54.33"),
                .show(5.6451, 5.65815, "flicks up from the end to the top"),
            ]),
    ]
}
