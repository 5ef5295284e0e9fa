import BarPolicies

extension OtherReports {
    /// Content that fits, nearly fits or stops scrolling keeps its bar or gets it back.
    static let fits: [BehaviourCase] = [
        BehaviourCase(
            "B35", .otherReports, .fits,
            StickyHeaderPolicy(),
            "500 points of content in 600: a drag of 40 hides nothing.",
            "C=500 D >40/5 ?>1 U0 ~0/5 . ?1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "B37", .otherReports, .fits,
            FirstDecision {
                ContentFits(margin: .barLength)
                SwipeNavBarPolicy()
            },
            "A bar of 60 whose going would make 640 points of content fit does not go.",
            "B=60 C=640 D >40/10 ?>1 U0 . ?1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "B40", .otherReports, .fits,
            FirstDecision {
                ContentFits(margin: .barLength)
                StickyHeaderPolicy()
            },
            "With bars of 110, lengths of 600, 700 and 710 never hide; 711 does.",
            "B=110 C=600 D >90/15 ?>1 U . !attach C=700 y=0 D >90/15 ?>1 U . !attach C=710 y=0 D >105/15 ?>1 U . "
                + "?moves:0 !attach C=711 y=0 D >105/15 ?>0 ?moves:1"),
        BehaviourCase(
            "B41", .otherReports, .fits,
            FirstDecision {
                ContentFits(margin: .viewportShare(1.5))
                FlickToolbarPolicy()
            },
            "With at least 2.5 views asked for, 1500 points do not hide and 1501 do.",
            "C=1500 D >300/20 ?>1 U . ?moves:0 !attach C=1501 y=0 D >300/20 ?>0 ?moves:1"),
        BehaviourCase(
            "B43", .otherReports, .fits,
            SwipeNavBarPolicy(),
            "Content that can no longer scroll gives the bar back no later than the finger lifts.",
            "y=1000 D >1100/20 +0.5s ?0 C=600@0 >-20/5 U0 ~0/10 . ?>1 ?settled:1"),
        BehaviourCase(
            "B49", .otherReports, .fits,
            FlickToolbarPolicy(),
            "Deleting the last rows clamps 1000 to 990: still hidden. Deleting until it fits shows.",
            "y=995 D >1000/1 ?>0 U . +0.5s ?0 C=1590@990 ?>0 . ?>0 ?moves:1 C=590@0 ?>1 ?settled:1 ?moves:2"),
    ]
}
