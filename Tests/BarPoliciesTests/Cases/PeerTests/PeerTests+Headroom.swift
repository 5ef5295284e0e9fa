import BarPolicies

extension PeerTests {
    /// headroom.js, as its preset.
    static let headroom = [
        row(
            "HR-01", .start, Presets.headroom(),
            "At the beginning the header is shown, and nothing moves it.",
            "?>1 . ?>1 ?settled:1 ?moves:0"),
        row(
            "HR-02", .start, Presets.headroom(),
            "Down to 50, back to 25, on to 0: hidden, shown, still shown.",
            "D >50 ?>0 +0.5s ?0 >25 ?>1 +0.5s ?1 >0 ?>1 U . ?settled:1 ?moves:2"),
        row(
            "HR-02 (with a distance)", .start, StickyHeaderPolicy(),
            "The same for a rule with a distance of 8 points.",
            "D >50/10 ?>0 +0.5s ?0 >25/5 ?>1 +0.5s ?1 >0/5 ?>1 U . ?settled:1 ?moves:2"),
        row(
            "HR-03", .end, Presets.headroom(),
            "One point before the end hidden, at the end hidden too.",
            "D >2399 ?>0 +0.5s ?0 >2400 ?>0 U . ?settled:0 ?moves:1"),
        row(
            "HR-04", .jitter, Presets.headroom(upTolerance: 10, downTolerance: 10),
            "With a tolerance of 10, counted from the turn: shown at 5, hidden at 15, still at 12, shown at 2.",
            "D >5 ?>1 >15 ?>0 +0.5s ?0 >12 ?>0 >2 ?>1 ?settled:1 ?moves:2"),
        row(
            "HR-05", .start, Presets.headroom(offset: 50, upTolerance: 10, downTolerance: 10),
            "In a zone of 50 at the start the header stays; coming back into it shows without tolerance.",
            "D >25 ?>1 >55 ?>0 +0.5s ?0 >49 ?>1 ?settled:1 ?moves:2"),
        row(
            "HR-06", .start, Presets.headroom(offset: 70, downOffset: 120),
            "A zone of 120 keeps the header on the way down; one of 70 brings it back in any case.",
            "D >119 ?>1 >140 ?>0 +0.5s ?0 >121 ?>1 +0.5s >69 ?>1 ?settled:1 ?moves:2"),
        row(
            "HR-06 (zones alone)", .start, Presets.headroom(offset: 70, downOffset: 120, upTolerance: 1_000),
            "Where no way up is long enough, a hidden header comes back at 70 and not at 120.",
            "D >140 ?>0 +0.5s ?0 >119 ?>0 >71 ?>0 >70 ?>1 ?settled:1 ?moves:2"),
        row(
            "HR-07", .holds, Presets.headroom(),
            "Hidden at 20, frozen on the way to 10, thawed and shown on the way to 5.",
            "D >20/5 ?>0 +0.5s ?0 !freeze >10/2 ?>0 ?moves:1 !thaw ?>0 >5/1 ?>1 ?settled:1 ?moves:2"),
        row(
            "HR-07 (shown)", .holds, StickyHeaderPolicy(),
            "What was scrolled while frozen counts for nothing after the thaw.",
            "y=300 !freeze D >400/20 ?>1 U . !thaw ?>1 D >405/1 ?>1 ?moves:0 >412/1 ?>0 ?moves:1"),
        row(
            "HR-08", .lifecycle, Presets.headroom(),
            "An element of the page scrolls instead of the page: the same at the start, on the way and at the end.",
            "V=300 C=2000 D >50 ?>0 +0.5s >25 ?>1 +0.5s >0 ?>1 >1699 ?>0 +0.5s >1700 ?>0 U . ?settled:0 ?moves:3"),
        row(
            "HR-09", .lifecycle, Presets.headroom(),
            "Another window takes the place of the first one: what was scrolled there does not count.",
            "y=900 ?>1 !attach V=400 C=1500 y=0 ?>1 D >50 ?>0 +0.5s >25 ?>1 ?settled:1 ?moves:2"),
        row(
            "HR-10", .forced, Presets.headroom(),
            "Hide and show by call, without any scrolling.",
            "y=500 !hide ?>0 +0.5s ?0 . ?>0 !show ?>1 +0.5s ?1 . ?>1 ?moves:2"),
        row(
            "HR-11", .lifecycle, Presets.headroom(),
            "The host hears of each change once: none at the beginning, at 50, at 25, none at 0, on the way to the end.",
            "?moves:0 D >50 ?moves:1 +0.5s >25 ?moves:2 +0.5s >0 ?moves:2 >2400 ?moves:3 ?settled:0"),
        row(
            "HR-13", .bounce, Presets.headroom(upTolerance: 5),
            "Past an end at 1400 and back the header stays away, though the original shows it there.",
            "C=2000 D >1300 +0.5s ?0 >1400 ?>0 U ~1420 ?>0 ~1410 ?>0 ~1400 ?>0 ~1395 ?>0 . ?settled:0 ?moves:1"),
        row(
            "HR-14", .jitter, Presets.headroom(upTolerance: 10, downTolerance: 10),
            "Ten frames of 8 points hide just as one frame of 80 does.",
            "y=500 D >508 ?>1 >580/8 ?>0 U . ?settled:0 ?moves:1"),
        row(
            "HR-14 (one frame)", .jitter, Presets.headroom(upTolerance: 10, downTolerance: 10),
            "One frame of 80 points.",
            "y=500 D >580 ?>0 U . ?settled:0 ?moves:1"),
        row(
            "HR-15", .bounce, Presets.headroom(),
            "Shown by the way up, the header stays shown through the rubber band at the top.",
            "D >200 ?>0 +0.5s ?0 >100 ?>1 +0.5s ?1 U-900 ~0 ?>1 ~-30 ?>1 ~-10 ?>1 ~0 ?>1 . ?settled:1 ?moves:2"),
        row(
            "HR-16", .start, Presets.headroom(upTolerance: 1_000),
            "With a tolerance of 1000 the way up shows nothing until the start is reached, and there the header stays.",
            "D >200 +0.5s ?0 >100 ?>0 U-1500 ~5/19 ?>0 ~0 ?>1 ~-30 ~-10 ~0 . ?>1 ?settled:1 ?moves:2"),
    ]
}
