import BarPolicies

extension PeerTests {
    /// Chromium's compositor: bars that change their length or what stays of them, and two bars at once.
    static let chromiumLengths = [
        row(
            "CC-16", .lengths, controls,
            "A fifth of a hidden bar is to stay from now on: it rises to a fifth.",
            "B=100 y=1000 D >1300 ?>0 U . !expose:0.2 ?>0.2 +0.125s ?0.1 +0.5s ?0.2 ?settled:0.2"),
        row(
            "CC-17", .lengths, controls,
            "Nothing is to stay any more of a bar at a fifth: it goes the rest of the way.",
            "B=100 y=1000 !expose:0.2 +0.5s ?0.2 !expose:0 ?>0 +0.125s ?0.1 +0.5s ?0 ?settled:0"),
        row(
            "CC-18", .lengths, FollowingBarPolicy(stops: RestStops(lowest: 0.2), turn: .paysBack),
            "A shown bar grows from 100 to 150 points and a scroll begins at once: 60 points leave 90 of the 150.",
            "B=100 y=1000 !length:150 ?>1 D ?>1 >1060 ?0.6 >1200 ?0.2"),
        row(
            "CC-19", .lengths, controls,
            "A bar of no length that becomes 100 and then 50 points long is shown throughout.",
            "B=0 y=1000 ?>1 !length:100 ?>1 !length:50 ?>1 . ?>1 ?moves:0"),
        row(
            "CC-20", .lengths, controls,
            "A hidden bar whose length halves is still wholly hidden; without length it counts as shown.",
            "B=100 y=1000 D >1300 ?>0 U . !length:50 ?>0 ?>0 . ?>0 !length:0 ?>1 ?moves:1"),
        row(
            "CC-20 (two states)", .lengths, StickyHeaderPolicy(),
            "The same for a bar that does not follow the finger.",
            "B=100 y=400 D >500/20 U . +0.5s ?0 !length:50 ?>0 ?>0 . ?>0 ?settled:0 ?moves:1"),
        row(
            "CC-21", .lengths, controls,
            "A shown bar stays shown when it grows and when it shrinks.",
            "B=100 y=1000 !length:150 ?>1 . !length:50 ?>1 . ?settled:1 ?moves:0"),
        row(
            "CC-23", .lengths, FollowingBarPolicy(stops: RestStops(lowest: 0.2), turn: .paysBack),
            "Of a bar of 100 its least, 20 points, is left: 20 are left of 120 points, and again of 100.",
            "B=100 y=1000 D >1300 ?0.2 U . !length:120 ?0.16666666667 !length:100 ?0.2 ?moves:1"),
        row(
            "CC-24", .lengths, controls,
            "Of a bar of 100 there are 60 points on screen: of one of 120, 60 too.",
            "B=100 y=1000 D >1040 ?0.6 !length:120 ?0.5 >1046 ?0.45"),
        row(
            "CC-25", .lengths, controls,
            "A bar of no length counts as shown whatever is scrolled.",
            "B=0 y=1000 D >1020 ?>1 U . ?>1 ?moves:0"),
        row(
            "CC-29", .several, FollowingBarPolicy(travelLength: 70, turn: .paysBack),
            "Two bars of 100, of which 30 and none stay, share one exposure, over the 70 points that the first one goes.",
            "B=100 y=1000 D >1150 ?>0 U . D >1080 ?>1 U . ?settled:1"),
        row(
            "CC-30", .several, FollowingBarPolicy(travelLength: 70, turn: .paysBack),
            "The same where 20 points stay of the second one: the shared exposure does not know.",
            "B=100 y=1000 D >1150 ?>0 U . D >1115 ?0.5 >1080 ?>1 U . ?settled:1"),
        row(
            "CC-32", .lengths, controls,
            "A bar that loses its length has nothing to move.",
            "B=100 y=1000 !length:0 ?>1 ?settled:1 . ?moves:0"),
        row(
            "CC-36", .lengths, controls,
            "What is to stay becomes less while the bar is on its way there: it goes on to the lesser.",
            "B=100 y=1000 !expose:0.5 +0.125s ?0.75 !expose:0.1 ?>0.1 ?0.75 ?settled:0.1"),
    ]
}
