extension BehaviourCase {
    /// More of the class `jitter`: what the peers' own tests say about distances and speed.
    static let thresholds: [Self] = [
        .init(
            "peers HR-14", .jitter, .stickyDistances(hide: 10, show: 10),
            "Ten frames of 8 points hide just as one frame of 80 does.",
            "y=500 D >508 ?>1 >580/8 ?>0 U . ?settled:0 ?moves:1"),
        .init(
            "peers FI-07", .jitter, .flickDistances(hide: 20, show: 20),
            "10 points down are not enough, 50 hide while the finger is still down.",
            "y=100 D >110 ?>1 >150 ?>0 +0.5s ?0 ?moves:1"),
        .init(
            "peers FI-08", .jitter, .flickDistances(hide: 20, show: 20),
            "10 points up are not enough, 40 show while the finger is still down.",
            "H y=500 D >490 ?>0 >460 ?>1 +0.5s ?1 ?moves:1"),
        .init(
            "peers FI-09", .jitter, .flickDistances(hide: 20, show: 20),
            "Drags of 10 points, one after another, each start from nothing.",
            "y=100 D >110/5 ?>1 U . D >120/5 ?>1 U . D >130/5 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        .init(
            "peers FI-11", .jitter, .flickDistances(hide: 20, show: 20),
            "12, 50 and 120 points of one drag hide once.",
            "y=100 D >112 ?>1 >150 ?>0 >220 ?>0 U . ?settled:0 ?moves:1"),
        .init(
            "peers FI-12", .jitter, .flickDistances(hide: 20, show: 20),
            "10 points up and lifted: a hidden bar stays hidden.",
            "H y=500 D >490/2 ?>0 U0 . ?>0 ?settled:0 ?moves:0"),
        .init(
            "peers FI-13", .jitter, .stickyDistances(hide: 20, show: 20),
            "Exactly 20 points are not more than 20.",
            "y=100 D >105 ?>1 >120 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        .init(
            "peers FI-14", .jitter, .flickDistances(hide: 20, show: 20),
            "8 points and a lift at great speed, without momentum: a rule of distance ignores speed.",
            "y=100 D >108/4 ?>1 U5000 ?>1 . ?>1 ?settled:1 ?moves:0"),
        .init(
            "peers DD-02, DD-03", .jitter, .flickOnly(above: 300),
            "100, 200, 300 hide; the way back to 100 in the same drag reveals nothing.",
            "V=300 C=600 B=30 y=100 D >200 ?>0 >300 +0.5s ?0 >100/20 ?>0 U0 . ?settled:0 ?moves:1"),
        .init(
            "apple-peers GT, down", .jitter, .sticky,
            "12 points down in 12 steps, then waiting: hidden.",
            "y=100 D >108/1 ?>1 >112/1 ?>0 U . ?settled:0 ?moves:1"),
        .init(
            "apple-peers GT, down and up", .jitter, .sticky,
            "12 down and 12 up while the bar still goes: the last direction wins once it is there.",
            "y=100 D >112/1 ?>0 >100/1 ?>0 ?moves:1 U . ?settled:1 +1s ?1 ?moves:2"),
        .init(
            "apple-peers GT, down then fast up", .jitter, .swipe,
            "15 down in steps and a swipe up: shown.",
            "y=100 D >115/1 ?>0 U . +0.5s ?0 D >85/10 U-900 ~20/10 . ?>1 ?settled:1 ?moves:2"),
        .init(
            "peers CI-18", .jitter, .sticky,
            "Hidden by 150 points, the same drag back: 5 show nothing, 50 show.",
            "B=50 D >150/10 +0.5s ?0 >145 ?>0 >100/5 ?>1 +0.5s ?1 ?moves:2"),
    ]
}
