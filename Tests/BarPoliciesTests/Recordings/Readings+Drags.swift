extension RecordingReading {
    /// Drags without momentum.
    static let drags: [RecordingReading] = [
        .init(
            "drag_reverse_mid", .sticky,
            [
                .hide(0.57495, 0.59165, "drags down from 4000 and passes 4008"),
                .show(1.52795, 1.54165, "turns round at 4296 and goes up past 4288"),
                .hide(2.3749, 2.38575, "turns round again at 4024 and goes down past 4032"),
                .show(
                    5.07485, 5.09145, "a second drag turns round at 4451 and goes up; 4443 exactly is not yet enough"),
            ]),
        .init(
            "drag_reverse_mid", .flick,
            [
                .hide(0.55915, 0.57495, "drags down from 4000; neither turn comes back above where its drag began")
            ]),
        .init(
            "drag_slow_down", .sticky,
            [
                .hide(0.75825, 0.77495, "drags slowly down from the top; 7.67 is not yet enough, 11 is")
            ]),
        .init(
            "drag_slow_down", .flick,
            [
                .hide(0.71345, 0.72495, "drags slowly down from the top, the first visible step is 1.67")
            ]),
        .init(
            "drag_hold_jitter", .sticky,
            [
                .hide(0.57495, 0.59165, "drags down from 3000; 3003 is not yet enough, 3010 is"),
                .show(5.4081, 5.42475, "drags up from 3207, passing 3199; all the trembling before has shorter runs"),
            ]),
        .init("drag_slow_up", .sticky, note: "three slow drags up with a trembling finger, by less than 1 point"),
        .init("drag_slow_up", .flick, note: "three slow drags up, each stays above the place where it began"),
        .init(
            "drag_zigzag", .sticky,
            [
                .hide(0.50825, 0.52495, "drags down from 4000 and passes 4008"),
                .show(0.8583, 0.8677, "turned at 4073.67 and passed 4065.67 during the motion; taken up at its end"),
                .hide(1.29625, 1.30075, "turns at 3990.67 and goes down past 3998.67"),
                .show(1.69165, 1.7083, "turns at 4058.67 and goes up past 4050.67"),
                .hide(2.1416, 2.1516, "turns at 3989.67 and goes down past 3997.67"),
                .show(2.51165, 2.52495, "turns at 4075 and goes up past 4067"),
                .hide(
                    2.8596, 2.8749,
                    "turned at 3993.67 and went down past 4001.67 during the motion; taken up at its end"),
                .show(
                    3.20825, 3.2249, "turned at 4082.67 and went up past 4074.67 during the motion; taken up at its end"
                ),
                .hide(
                    3.5697, 3.57805,
                    "turned at 3993.67 and went down past 4001.67 during the motion; taken up at its end"),
                .show(
                    3.9261, 3.94155, "turned at 4043.33 and went up past 4035.33 during the motion; taken up at its end"
                ),
                .hide(4.30815, 4.3248, "turns at 3964.33 and goes down past 3972.33"),
            ]),
        .init(
            "drag_zigzag", .flick,
            [
                .hide(0.49265, 0.50825, "drags down from 4000"),
                .show(1.075, 1.08425, "comes back above 4000"),
                .hide(1.4862, 1.49455, "was below 4000 from 1.3 s on, during the motion; taken up at its end"),
                .show(1.90825, 1.9249, "comes back above 4000"),
                .hide(2.3118, 2.31775, "was below 4000 from 2.167 s on, during the motion; taken up at its end"),
                .show(2.71085, 2.73515, "was above 4000 at 2.7 s, a frame before the motion ends; taken up at its end"),
                .hide(3.1249, 3.1416, "was below 4000 from 2.833 s on, during the motion; taken up at its end"),
                .show(3.99455, 4.0024, "comes above 4000 (a dip above it at 3.3 s was over before its motion ended)"),
                .hide(4.4761, 4.49155, "goes below 4000 a last time and rests at 4008.67"),
            ]),
        .init(
            "drag_hold_jitter", .flick,
            [
                .hide(0.5591, 0.57495, "drags down from 3000, then trembles at 3204, far below where the drag began"),
                .show(5.3926, 5.4081, "drags up from 3204, then trembles at 3020, far above where the drag began"),
            ]),
        .init(
            "drag_cancelled", .sticky,
            [
                .hide(0.525, 0.54165, "drags down from 3000 until the system takes the touch away"),
                .show(2.325, 2.3417, "drags up from 3245.33, cancelled again; 3241.67 is not yet enough"),
                .hide(4.05925, 4.07485, "drags down from 3020.33 in one big first step"),
            ]),
        .init(
            "drag_cancelled", .flick,
            [
                .hide(0.5094, 0.525, "drags down from 3000 until the system takes the touch away"),
                .show(2.3091, 2.325, "drags up from 3245.33, cancelled again"),
                .hide(4.05925, 4.07485, "drags down from 3020.33 in one big first step"),
            ]),
        .init(
            "drag_strokes_alternating", .sticky,
            [
                .hide(0.49155, 0.5082, "strokes down from 5000"),
                .show(1.00825, 1.02495, "catches the page at 5341.67 and strokes up"),
                .hide(1.50825, 1.5249, "catches the page at 5154.67 and strokes down; 5161.33 is not yet enough"),
                .show(2.2249, 2.24155, "catches the page at 5532 and strokes up"),
                .hide(2.99155, 3.0082, "strokes down from rest at 5328.67"),
                .show(3.7248, 3.74145, "strokes up from rest at 5647"),
                .hide(4.34145, 4.35815, "strokes down from rest at 5444.33"),
                .show(5.0748, 5.09145, "strokes up from rest at 5651.33; 5644.33 is not yet enough"),
                .hide(5.74135, 5.75805, "strokes down from rest at 5428.33"),
                .show(6.27475, 6.2914, "catches the page at 5625 and strokes up"),
            ]),
        .init(
            "drag_strokes_alternating", .flick,
            [
                .hide(0.4765, 0.49155, "strokes down from 5000"),
                .show(0.99255, 1.00825, "catches the page at 5341.67 and strokes up, a third of a point first"),
                .hide(1.49235, 1.50825, "catches the page at 5154.67 and strokes down"),
                .show(2.2091, 2.2249, "catches the page at 5532 and strokes up"),
                .hide(2.97595, 2.99155, "strokes down from rest at 5328.67"),
                .show(3.70965, 3.7248, "strokes up from rest at 5647"),
                .hide(4.3261, 4.34145, "strokes down from rest at 5444.33"),
                .show(5.0595, 5.0748, "strokes up from rest at 5651.33"),
                .hide(5.726, 5.74135, "strokes down from rest at 5428.33"),
                .show(6.2593, 6.27475, "catches the page at 5625 and strokes up"),
            ]),
        .init("touch_no_scroll", .sticky, note: "taps and presses that never scroll; the offset stays 2500 throughout"),
        .init("touch_no_scroll", .flick, note: "taps and presses that never scroll; the offset stays 2500 throughout"),
    ]
}
