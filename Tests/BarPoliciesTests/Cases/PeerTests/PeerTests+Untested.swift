import BarPolicies

extension PeerTests {
    /// What none of these projects tests.
    static let untested = [
        row(
            "N-01", .bounce, FollowingBarPolicy(),
            "A bar that follows is hidden on the way to the end, and stays so through the rubber band and back.",
            "B=100 y=2200 D >2350/30 ?>0 U900 ~2400/25 ~2440/20 ?>0 ~2400/10 ?>0 . ?settled:0"),
        row(
            "N-01 (part shown)", .bounce, FollowingBarPolicy(release: ReleaseRules()),
            "The rubber band moves a part-shown bar neither out nor back.",
            "B=100 y=2350 D >2400/10 ?0.5 >2450/10 ?0.5 U ~2400/10 ?0.5 . ?0.5"),
        row(
            "N-02", .jitter, controls,
            "The same event twice moves nothing, whatever is owed at the turn.",
            "B=100 y=1000 D >1160 ?>0 D ?>0 = >1090 ?0.1 D D ?0.1 = ?0.1 ?moves:2"),
        row(
            "N-03", .jitter, FollowingBarPolicy(),
            "A hundred steps of 0.4 points are one of 40, down and up.",
            "B=100 y=1000 D >1040/0.4 ?0.6 >1000/0.4 ?>1"),
        row(
            "N-04", .fits, FollowingBarPolicy(),
            "Hidden and at rest, the content stops being scrollable: shown at once.",
            "B=100 y=1000 D >1200 U . ?>0 C=600@0 ?>1 ?settled:1"),
        row(
            "N-05 (reader)", .holds, FollowingBarPolicy(),
            "A screen reader switched on while the bar is hidden shows it.",
            "B=100 y=1000 D >1200 U . ?>0 !hold ?>1 +0.5s ?1 D >1300 ?>1 U . ?settled:1"),
        row(
            "N-05 (reduced motion)", .lifecycle, FollowingBarPolicy(),
            "With reduced motion the bar does not follow; the lift decides.",
            "B=100 y=1000 !reduce D >1030 ?>1 >1060 ?>1 U ?>0 ?settled:0 ?moves:1"),
        row(
            "N-05 (keyboard)", .layout, FollowingBarPolicy(),
            "A keyboard that comes and goes moves neither a hidden nor a shown bar.",
            "B=100 y=1000 V=300 ?>1 V=600 ?>1 D >1200 U . ?>0 V=300 ?>0 V=600 ?>0 . ?settled:0 ?moves:1"),
        row(
            "N-06", .several,
            MostExposed {
                FollowingBarPolicy()
                StickyHeaderPolicy(hideDistance: 50)
            },
            "Of two policies the one that shows more is heard; once both lower the bar it follows from what is on screen.",
            "B=100 y=1000 D >1040 ?>1 >1060 ?0.8 >1100 ?0.4 >1140 ?>0 U . ?settled:0"),
        row(
            "N-06 (guards)", .several,
            FirstDecision {
                ContentFits(margin: .barLength)
                StartZone(60)
                StickyHeaderPolicy()
            },
            "Two guards at once: kept in the zone, hidden past it, shown when the content shrinks to nearly fitting.",
            "C=750 D >60/10 ?>1 >120/10 ?>0 U . +0.5s ?0 C=640@40 ?>1 ?settled:1 ?moves:2"),
        row(
            "N-07", .lengths, FollowingBarPolicy(),
            "A bar of no length, and a view of none, move nothing.",
            "B=0 y=500 D >600 ?>1 p:0 >700 ?>1 p:600 >800 ?>1 U . ?>1 ?moves:0"),
        row(
            "N-08", .release, FollowingBarPolicy(),
            "A cancelled touch settles as a lift does.",
            "B=100 y=1000 D >1060 ?0.4 X ?>0 ?settled:0"),
        row(
            "N-08 (caught)", .following, FollowingBarPolicy(motion: .sliding(0.4, .linear)),
            "A drag that begins while the bar is on its way takes over from what is on screen.",
            "B=100 y=1000 D >1060 U ?>0 +0.183333333333s T ?0.2 D ?0.183333333333 >1050 ?0.266666666667"),
        row(
            "N-09", .jitter, FollowingBarPolicy(),
            "A host that reports the same place again while it makes a move sets nothing off.",
            "B=100 y=1000 D >1040 ?0.6 = D U ?>1 = . . ?>1 ?settled:1 ?moves:2"),
        row(
            "N-10", .release, FollowingBarPolicy(),
            "Exactly half at the lift, come from above or from below, is shown.",
            "B=100 y=1000 D >1050 U ?>1 +0.5s D >1200 U . ?>0 D >1150 ?0.5 U ?>1 ?settled:1"),
    ]
}
