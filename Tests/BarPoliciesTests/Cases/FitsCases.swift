extension BehaviourCase {
    /// Content that fits, nearly fits or stops scrolling keeps its bar or gets it back.
    static let fits: [Self] = [
        .init(
            "apple-reports C1", .fits, .flick,
            "300 points of content in 800: a drag of 100 hides nothing.",
            "V=800 C=300 D >100/10 ?>1 U500 ~0/20 . ?>1 ?settled:1 ?moves:0"),
        .init(
            "apple-reports C3", .fits, .fitsWithinBar(.sticky),
            "Content longer than the view by less than the bar: to and fro, again and again, changes nothing.",
            "C=640 D >40/5 ?>1 >0/5 ?>1 U . D >40/5 ?>1 >0/5 U . D >40/5 >0/5 U . ?>1 ?settled:1 ?moves:0"),
        .init(
            "apple-reports C5", .fits, .swipe,
            "Content shrinks under a hidden bar at rest: shown in the same update.",
            "H y=1200 ?>0 C=300@0 ?>1 ?settled:1 ?moves:1"),
        .init(
            "apple-reports C5 (flick)", .fits, .flick,
            "The same without a content guard, after the reader hid the bar by scrolling.",
            "y=1000 D >1200/20 ?>0 U . +0.5s ?0 C=300@0 ?>1 ?settled:1 ?moves:2"),
        .init(
            "apple-reports C7", .fits, .fitsWithinBar(.sticky),
            "One point more than view and bar may hide.",
            "C=645 D >45/5 ?>0 U300 ~45 . ?settled:0 ?moves:1"),
        .init(
            "apple-reports C7 (equal)", .fits, .fitsWithinBar(.sticky),
            "Exactly view and bar may not.",
            "C=644 D >44/4 ?>1 U300 ~44 . ?settled:1 ?moves:0"),
        .init(
            "other-reports B35", .fits, .sticky,
            "500 points of content in 600: a drag of 40 hides nothing.",
            "C=500 D >40/5 ?>1 U0 ~0/5 . ?>1 ?settled:1 ?moves:0"),
        .init(
            "other-reports B37", .fits, .fitsWithinBar(.swipe),
            "A bar of 60 whose going would make 640 points of content fit does not go.",
            "B=60 C=640 D >40/10 ?>1 U0 . ?>1 ?settled:1 ?moves:0"),
        .init(
            "other-reports B40", .fits, .fitsWithinBar(.sticky),
            "With bars of 110, lengths of 600, 700 and 710 never hide; 711 does.",
            "B=110 C=600 D >90/15 ?>1 U . !attach C=700 y=0 D >90/15 ?>1 U . !attach C=710 y=0 D >105/15 ?>1 U . "
                + "?moves:0 !attach C=711 y=0 D >105/15 ?>0 ?moves:1"),
        .init(
            "other-reports B41", .fits, .fitsWithinShare(1.5, .flick),
            "With at least 2.5 views asked for, 1500 points do not hide and 1501 do.",
            "C=1500 D >300/20 ?>1 U . ?moves:0 !attach C=1501 y=0 D >300/20 ?>0 ?moves:1"),
        .init(
            "other-reports B43", .fits, .swipe,
            "Content that can no longer scroll gives the bar back no later than the finger lifts.",
            "y=1000 D >1100/20 +0.5s ?0 C=600@0 >-20/5 U0 ~0/10 . ?>1 ?settled:1"),
        .init(
            "other-reports B49", .fits, .flick,
            "Deleting the last rows clamps 1000 to 990: still hidden. Deleting until it fits shows.",
            "y=995 D >1000/1 ?>0 U . +0.5s ?0 C=1590@990 ?>0 . ?>0 ?moves:1 C=590@0 ?>1 ?settled:1 ?moves:2"),
        .init(
            "peers CI-13, CI-14", .fits, .fitsWithinPoints(100, .sticky),
            "Two bars of 50: content of the view's length or 100 more stays, 101 more may hide.",
            "V=400 C=400 B=50 D >60/10 ?>1 U . !attach C=500 y=0 D >90/10 ?>1 U . ?moves:0 "
                + "!attach C=501 y=0 D >90/10 ?>0 ?moves:1"),
        .init(
            "peers CI-16", .fits, .fitsWithinPoints(100, .sticky),
            "Content halved to too little while the finger is down: no change in this drag, shown after it.",
            "V=400 C=900 B=50 D >150/10 +0.5s ?0 C=450@50 ?>0 >45 ?>0 U . ?>1 ?settled:1 ?moves:2"),
        .init(
            "peers FI-15", .fits, .flick,
            "Content shorter than the view: 80 points of finger do nothing.",
            "C=500 D >80/10 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        .init(
            "apple-peers 9, shrink", .fits, .fitsWithinPoints(100, .startZone(60, .sticky)),
            "Both guards at once: kept in the zone, hidden past it, shown when the content shrinks to nearly fitting.",
            "C=750 D >60/10 ?>1 >120/10 ?>0 U . +0.5s ?0 C=690@90 ?>1 ?settled:1 ?moves:2"),
        .init(
            "peers FI-23", .fits, .sticky,
            "Hidden, then a new length: 3000 leaves it hidden, 10 shows it.",
            "C=4000 H y=500 ?>0 C=3000 ?>0 ?moves:0 C=10@0 ?>1 ?settled:1 ?moves:1"),
    ]
}
