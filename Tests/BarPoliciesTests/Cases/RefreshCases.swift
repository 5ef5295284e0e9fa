extension BehaviourCase {
    /// Pulling to refresh: held, sprung back, set and taken away.
    static let refresh: [Self] = [
        .init(
            "apple-reports F1", .refresh, .sticky,
            "Pulled to -90, held by a refresh at -60, let go: shown throughout.",
            "D >-90/10 ?>1 U0 A-75 A-60 ?>1 . ?>1 +1s . ?>1 A-30 ?>1 A0 ?>1 . ?>1 ?settled:1 ?moves:0"),
        .init(
            "apple-reports F1 (hidden)", .refresh, .stickyDistances(hide: 8, show: 1_000),
            "A drag from the page into a refresh that holds at -60 ends shown, before the refresh lets go.",
            "H y=200 D >20/20 ?>0 >-80/20 ?>1 U0 ~-60 . ?settled:1 +1s ?1 A-30 A0 . ?>1 ?moves:1"),
        .init(
            "apple-reports F3", .refresh, .flick,
            "The inset is set and unset while the rebound runs, the offset leaps -69 and back: no change.",
            "D >-69/23 U0 ~-40 ~0 ?>1 C=3069@-69 ?>1 C=3000@0 ?>1 . ?>1 ?settled:1 ?moves:0"),
        .init(
            "apple-reports F7", .refresh, .swipe,
            "While a refresh runs the bar stays before the start and may hide once the reader scrolls into content.",
            "D >-80/20 U0 ~-60 . ?>1 D >0/10 ?>1 ?moves:0 >8/2 ?>1 >20/2 ?>0 ?moves:1"),
        .init(
            "other-reports B21", .refresh, .swipe,
            "The refresh inset comes and goes while the offset swings between -60 and 0: no change.",
            "D >-60/20 U A-60 . C=3060 A0 . ?>1 D >-60/20 ?>1 U ~-30 ~0 ?>1 C=3000@-60 .0 ?>1 ?settled:1 ?moves:0"),
        .init(
            "other-reports B23", .refresh, .flick,
            "A pinch that pulls the content to -80 decides nothing, nor does its way back.",
            "Z-40 ?>1 Z-80 ?>1 Z-20 Z0 ?>1 . ?>1 ?settled:1 ?moves:0"),
        .init(
            "peers DD-01", .refresh, .flick,
            "A drag that begins at -100 says nothing until it is past the start.",
            "V=300 C=600 B=30 y=-100 D-100 ?>1 >-50/10 ?>1 >0/10 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        .init(
            "other-reports B16 (caught)", .refresh, .sticky,
            "The rebound is caught by the finger, pulled again and released: shown throughout.",
            "D >-80/20 U0 ~-60 ~-40 T D >-70/10 ?>1 >-20/10 ?>1 U ~0/5 ?>1 . ?>1 ?settled:1 ?moves:0"),
    ]
}
