import BarPolicies

extension OtherReports {
    /// Content that fits, nearly fits or stops scrolling keeps its bar or gets it back.
    static let fits: [BehaviourCase] = [
        BehaviourCase(
            "B35", .otherReports, .fits,
            StickyHeaderPolicy(),
            "500 points of content in 600: a drag of 40 hides nothing.",
            "C=500 D >40/5 ?>1 U0 ~0/5 . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "B37", .otherReports, .fits,
            FirstDecision {
                ContentFits(margin: .barLength)
                SwipeNavBarPolicy()
            },
            "A bar of 60 whose going would make 640 points of content fit does not go.",
            "B=60 C=640 D >40/10 ?>1 U0 . ?>1 ?settled:1 ?moves:0"),
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
        BehaviourCase(
            "B35 (following)", .otherReports, .fits,
            FollowingBarPolicy(),
            "Content that fits gives a following bar nothing to follow.",
            "B=60 C=500 D >40/5 ?>1 U0 ~0/5 . ?>1 ?moves:0"),
        BehaviourCase(
            "B37 (following)", .otherReports, .fits,
            Presets.browserControls(),
            "A browser's controls stay where their going would make the content fit.",
            "B=60 C=640 D >40/10 ?>1 U0 . ?>1 ?moves:0"),
        BehaviourCase(
            "B39", .otherReports, .fits,
            FirstDecision {
                ContentFits(margin: .barLength)
                FollowingBarPolicy(stops: RestStops(lowest: 0.4))
            },
            "A header that shrinks to two fifths does not shrink over short content, and does so without a jump "
                + "over longer.",
            "B=60 C=660 D >40/10 ?>1 U . !attach C=661 y=0 D >18/6 ?0.7 >36/6 ?0.4 >60/6 ?0.4 U . ?0.4"),
        BehaviourCase(
            "B40 (following)", .otherReports, .fits,
            Presets.browserControls(),
            "The same lengths with a following bar of 110.",
            "B=110 C=600 D >90/15 ?>1 U . !attach C=700 y=0 D >90/15 ?>1 U . !attach C=710 y=0 D >110/11 ?>1 U . "
                + "?moves:0 !attach C=711 y=0 D >55/11 ?0.5 >110/11 ?>0"),
        BehaviourCase(
            "B41 (following)", .otherReports, .fits,
            FirstDecision {
                ContentFits(margin: .viewportShare(1.5))
                FollowingBarPolicy()
            },
            "The same guard in front of a following bar: 1500 points keep it, 1501 let it go.",
            "B=60 C=1500 D >300/20 ?>1 U . ?moves:0 !attach C=1501 y=0 D >300/20 ?>0"),
        BehaviourCase(
            "B45", .otherReports, .fits,
            StickyHeaderPolicy(),
            "The page does not move under a finger that pulls it down: the bar is back.",
            "H B=60 ?>0 T ?>0 D ?>1 D D U . ?settled:1 ?moves:1"),
        BehaviourCase(
            "B45 (stops scrolling)", .otherReports, .fits,
            FollowingBarPolicy(),
            "A page that stops scrolling under a hidden following bar shows it, without any movement.",
            "B=60 y=300 D >400/20 ?>0 U . ?>0 C=600@0 ?>1 D D U . ?settled:1"),
        BehaviourCase(
            "B47", .otherReports, .fits,
            FirstDecision {
                ContentFits(margin: .barLength)
                SwipeNavBarPolicy()
            },
            "A page that is longer than the view by just the bar keeps it; one point more lets it go.",
            "B=60 C=660 D >60/6 ?>1 U . ?moves:0 !attach C=661 y=0 D >60/6 ?>0 ?moves:1"),
        BehaviourCase(
            "B119", .otherReports, .fits,
            FollowingBarPolicy(),
            "One or two rows: the toolbar stays, however often they are pulled.",
            "B=56 C=140 D >30/5 ?>1 U ~0/5 . D >-30/5 ?>1 U ~0/5 . ?>1 ?moves:0"),
        BehaviourCase(
            "B09 (margin)", .otherReports, .fits,
            FirstDecision {
                ContentFits(margin: .points(450))
                StickyHeaderPolicy(hideDistance: 300, showDistance: 8)
            },
            "A page that has less than one and a half thresholds to go never hides; a longer one does.",
            "C=1050 D >440/20 ?>1 U . ?moves:0 !attach C=1060 y=0 D >300/20 ?>1 >320 ?>0 ?moves:1"),
    ]
}
