import BarPolicies

extension AppleReports {
    /// The app shows or hides the bar itself.
    static let forced: [BehaviourCase] = [
        BehaviourCase(
            "H13", .appleReports, .forced,
            StickyHeaderPolicy(),
            "Shown by force during momentum: the rest of the momentum does not undo it.",
            "H y=500 D >560/10 ?>0 U2000 ~700/20 !show ?>1 ~1200/50 ?>1 . ?>1 ?settled:1 ?moves:1"),
        BehaviourCase(
            "H13 (next drag)", .appleReports, .forced,
            FlickToolbarPolicy(),
            "The next drag after a forced show decides again.",
            "H y=500 D >560/10 U2000 ~700/20 !show ~1200/50 . +0.5s ?1 D >1240/10 ?>0 ?settled:0 ?moves:2"),
        BehaviourCase(
            "A7", .appleReports, .forced,
            StickyHeaderPolicy(),
            "A tap on the status bar shows a hidden bar; the way to the start changes nothing more.",
            "H y=1500 !tap ?>1 +0.5s ?1 !tap A700 A0 . ?>1 ?settled:1 ?moves:1"),
        BehaviourCase(
            "C5 (forced)", .appleReports, .forced,
            FlickToolbarPolicy(),
            "Hidden by call, then the content stops being scrollable: shown.",
            "y=500 !hide +0.5s ?0 . ?>0 C=300@0 ?>1 ?settled:1 ?moves:2"),
        BehaviourCase(
            "A7 (default)", .appleReports, .forced,
            FlickToolbarPolicy(),
            "By default the tap that shows the bar scrolls too; a tap on a shown bar moves nothing.",
            "H y=1500 !tap ?>1 A700 A0 . +0.5s ?1 !tap ?>1 ?moves:1"),
        BehaviourCase(
            "A9", .appleReports, .forced,
            FollowingBarPolicy(),
            "On the way to the start the bar is going to be shown from the tap on, and the end of the way finds "
                + "it so.",
            "H y=1500 !tap ?>1 +0.5s ?1 A700 ?>1 A0 ?>1 . ?>1 ?moves:1"),
        BehaviourCase(
            "H13 (following)", .appleReports, .forced,
            FollowingBarPolicy(),
            "Shown by force during momentum: the rest of it does not move a following bar.",
            "H y=500 D >560/10 ?>0 U2000 ~700/20 !show ?>1 ~1200/50 ?>1 . ?settled:1 ?moves:1"),
    ]
}
