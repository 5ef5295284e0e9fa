extension RecordingReading {
    /// Wheel, keys, and a page around an inner view.
    static let wheelAndKeys: [RecordingReading] = [
        .init(
            "wheel_notches", .sticky,
            [
                .hide(0.67495, 0.684, "a notch down from the top, 100 points"),
                .show(4.47485, 4.48365, "the first notch back up, from 1400"),
            ]),
        .init(
            "wheel_notches", .flick,
            [
                .hide(0.67495, 0.684, "a notch down from the top, 100 points"),
                .show(4.47485, 4.48365, "the first notch back up, from 1400"),
            ]),
        .init(
            "wheel_alternating", .sticky,
            [
                .hide(0.67495, 0.6841, "a notch down from 2000; the next two fall into the motion and cancel out"),
                .show(1.2583, 1.2671, "a notch up"),
                .hide(1.625, 1.63375, "a notch down, a frame after the motion ended"),
                .show(1.97495, 1.99165, "a notch up at 1.9 s fell into the motion; taken up at its end"),
                .hide(2.32495, 2.3583, "a notch down at 2.117 s fell into the motion; taken up at its end"),
                .show(2.85825, 2.86705, "a notch up; the two before it fell into the motion and cancelled out"),
                .hide(3.20825, 3.2249, "a notch down at 3.133 s fell into the motion; taken up at its end"),
                .show(3.55825, 3.57495, "the last notch, up at 3.467 s, fell into the motion; taken up at its end"),
            ]),
        .init(
            "wheel_synthetic", .sticky,
            [
                .hide(0.40825, 0.4249, "a stream of wheel steps down from 1000"),
                .show(4.55805, 4.57475, "a stream of wheel steps up from 2700"),
            ]),
        .init(
            "wheel_synthetic", .flick,
            [
                .hide(0.40825, 0.4249, "a stream of wheel steps down from 1000"),
                .show(4.55805, 4.57475, "a stream of wheel steps up from 2700"),
            ]),
        .init(
            "keys", .sticky,
            [
                .hide(0.6749, 0.69155, "page down from the top"),
                .show(2.67485, 2.6915, "page up from 1476.67"),
                .hide(3.69145, 3.70815, "space goes down from 738.33"),
                .show(6.5247, 6.54135, "an arrow up from 2476.67, slow to start: 2469.33 is not yet enough"),
                .hide(7.458, 7.4746, "End goes down from 2436.67"),
                .show(8.47465, 8.4913, "Home goes up from 22117"),
            ]),
        .init(
            "keys", .flick,
            [
                .hide(0.6749, 0.69155, "page down from the top"),
                .show(2.67485, 2.6915, "page up from 1476.67"),
                .hide(3.69145, 3.70815, "space goes down from 738.33"),
                .show(6.4914, 6.50805, "an arrow up from 2476.67"),
                .hide(7.458, 7.4746, "End goes down from 2436.67"),
                .show(8.47465, 8.4913, "Home goes up from 22117"),
            ]),
        .init(
            "nested_outer", .sticky,
            [
                .hide(2.793, 2.8082, "two touches scroll the inner view, the third moves the page down from the top"),
                .show(8.15805, 8.17475, "flicks up from rest at 2773.33; 2771 is not yet enough"),
            ]),
        .init(
            "nested_outer", .flick,
            [
                .hide(2.793, 2.8082, "two touches scroll the inner view, the third moves the page down from the top"),
                .show(8.14255, 8.15805, "flicks up from 2773.33"),
            ]),
    ]
}
