import BarPolicies

extension AppleReports {
    /// Content that fits, nearly fits or stops scrolling keeps its bar or gets it back.
    static let fits: [BehaviourCase] = [
        BehaviourCase(
            "C1", .appleReports, .fits,
            FlickToolbarPolicy(),
            "300 points of content in 800: a drag of 100 hides nothing.",
            "V=800 C=300 D >100/10 ?>1 U500 ~0/20 . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "C3", .appleReports, .fits,
            FirstDecision {
                ContentFits(margin: .barLength)
                StickyHeaderPolicy()
            },
            "Content longer than the view by less than the bar: to and fro, again and again, changes nothing.",
            "C=640 D >40/5 ?>1 >0/5 ?>1 U . D >40/5 ?>1 >0/5 U . D >40/5 >0/5 U . ?>1 ?settled:1 ?moves:0"),
        BehaviourCase(
            "C5", .appleReports, .fits,
            SwipeNavBarPolicy(),
            "Content shrinks under a hidden bar at rest: shown in the same update.",
            "H y=1200 ?>0 C=300@0 ?>1 ?settled:1 ?moves:1"),
        BehaviourCase(
            "C5 (flick)", .appleReports, .fits,
            FlickToolbarPolicy(),
            "The same without a content guard, after the reader hid the bar by scrolling.",
            "y=1000 D >1200/20 ?>0 U . +0.5s ?0 C=300@0 ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "C7", .appleReports, .fits,
            FirstDecision {
                ContentFits(margin: .barLength)
                StickyHeaderPolicy()
            },
            "One point more than view and bar may hide.",
            "C=645 D >45/5 ?>0 U300 ~45 . ?settled:0 ?moves:1"),
        BehaviourCase(
            "C7 (equal)", .appleReports, .fits,
            FirstDecision {
                ContentFits(margin: .barLength)
                StickyHeaderPolicy()
            },
            "Exactly view and bar may not.",
            "C=644 D >44/4 ?>1 U300 ~44 . ?settled:1 ?moves:0"),
        BehaviourCase(
            "C1 (following)", .appleReports, .fits,
            FollowingBarPolicy(),
            "300 points of content in 800 give a following bar nothing to follow.",
            "V=800 C=300 D >100/10 ?>1 U500 ~0/20 . ?>1 ?moves:0"),
        BehaviourCase(
            "C3 (following)", .appleReports, .fits,
            Presets.browserControls(),
            "To and fro over content that is longer by less than the bar: no change.",
            "C=640 D >40/5 ?>1 >0/5 U . D >40/5 ?>1 >0/5 U . D >40/5 >0/5 U . ?>1 ?moves:0"),
        BehaviourCase(
            "C5 (following)", .appleReports, .fits,
            FollowingBarPolicy(),
            "Content shrinks under a hidden following bar: shown in the same update.",
            "y=1100 D >1200/20 ?>0 U . C=300@0 ?>1 ?settled:1"),
        BehaviourCase(
            "C7 (following)", .appleReports, .fits,
            Presets.browserControls(),
            "One point more than view and bar lets a following bar go; lifting leaves it away.",
            "C=645 D >45/5 ?>0 U300 ~45 . ?>0 ?settled:0"),
        BehaviourCase(
            "C7 (following, equal)", .appleReports, .fits,
            Presets.browserControls(),
            "Exactly view and bar keep it.",
            "C=644 D >44/4 ?>1 U300 ~44 . ?>1 ?moves:0"),
    ]
}
