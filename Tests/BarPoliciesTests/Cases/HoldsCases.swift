extension BehaviourCase {
    /// Standing orders of the app: a screen reader, an overlay, a page that loads, a frozen bar.
    static let holds: [Self] = [
        .init(
            "apple-reports K1", .holds, .sticky,
            "A screen reader switched on shows a hidden bar at once, and scrolling does not hide it.",
            "H y=800 !hold ?>1 +0.5s ?1 D >900/20 ?>1 U900 ~1200/30 . ?>1 ?settled:1 ?moves:1"),
        .init(
            "other-reports B105", .holds, .flick,
            "With a screen reader on, 500 points of scrolling hide nothing.",
            "!hold D >500/25 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        .init(
            "other-reports B107", .holds, .swipe,
            "Switched on while hidden: shown; switched off: still shown until the reader scrolls.",
            "y=300 D >400/20 ?>0 U . +0.5s ?0 !hold ?>1 +0.5s ?1 !release ?>1 . ?>1 ?moves:2 D >420/5 ?>0 ?moves:3"),
        .init(
            "other-reports B87", .holds, .flick,
            "Switched off while the bar is on its way out: comes back, later scrolling is ignored.",
            "y=300 D >340/20 ?>0 !hold ?settled:1 >500/20 U . ?settled:1 +0.5s ?1 D >700/40 U . ?>1 ?settled:1"),
        .init(
            "other-reports B115", .holds, .swipe,
            "Two overlays: free again only after the second has gone.",
            "y=300 !hold !hold D >400/20 ?>1 U . !release D >500/20 ?>1 U . ?moves:0 !release ?>1 "
                + "D >600/20 ?>0 ?moves:1"),
        .init(
            "peers CI-02, CI-03", .holds, .flick,
            "Switched off twice: shown; on once: still deaf; on twice: hears.",
            "V=400 C=5000 B=50 H y=500 !hold ?>1 !hold +0.5s ?1 !release D >550/10 ?>1 U . !release ?>1 "
                + "D >600/10 ?>0 ?moves:2"),
        .init(
            "apple-peers DisabledCounter", .holds, .sticky,
            "A release too many is forgotten: the next hold still holds.",
            "y=300 !hold !hold !release !release !release !hold D >400/20 ?>1 U . ?settled:1 ?moves:0 "
                + "!release D >500/20 ?>0 ?moves:1"),
        .init(
            "peers CI-09", .holds, .flick,
            "Switched off, 25 points do nothing.",
            "V=400 C=5000 B=50 !hold D >25/5 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        .init(
            "peers HR-07", .holds, .stickyDistances(hide: 0, show: 0),
            "Hidden at 20, frozen on the way to 10, thawed and shown on the way to 5.",
            "D >20/5 ?>0 +0.5s ?0 !freeze >10/2 ?>0 ?moves:1 !thaw ?>0 >5/1 ?>1 ?settled:1 ?moves:2"),
        .init(
            "peers HR-07 (shown)", .holds, .sticky,
            "What was scrolled while frozen counts for nothing after the thaw.",
            "y=300 !freeze D >400/20 ?>1 U . !thaw ?>1 D >405/1 ?>1 ?moves:0 >412/1 ?>0 ?moves:1"),
        .init(
            "peers CC-35", .holds, .flick,
            "A bar locked hidden stays hidden through 50 points up, and through the end of the lock.",
            "B=100 H y=500 !freeze D >450/10 ?>0 U . ?>0 !thaw ?>0 . ?settled:0 ?moves:0"),
        .init(
            "peers FI-17", .holds, .sticky,
            "While the page loads 80 points hide nothing, and the end of loading does not hide either.",
            "y=100 !hold D >180/20 ?>1 U . !release ?>1 . . ?>1 ?settled:1 ?moves:0"),
        .init(
            "apple-peers IsEnabled", .holds, .swipe,
            "Released in the middle of a drag, the count begins at the release.",
            "y=300 !hold D >400/20 ?>1 !release ?>1 >404/1 ?>1 ?moves:0 >416/2 ?>0 ?moves:1"),
    ]
}
