import BarPolicies

extension AppleReports {
    /// Changes of length and position that nobody scrolled.
    static let layout: [BehaviourCase] = [
        BehaviourCase(
            "B3", .appleReports, .layout,
            StickyHeaderPolicy(),
            "At the very end the view shrinks and grows, the clamp moves the offset: not scrolling.",
            "y=2300 D >2400/20 U . +0.5s ?0 V=556 ?>0 .2444 ?>0 V=600 ?>0 .2400 ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "G1", .appleReports, .layout,
            SwipeNavBarPolicy(),
            "The next page is appended and the offset moves back by 20: still hidden.",
            "y=1900 D >2000/20 U . +0.5s ?0 C=6000 ?>0 .1980 ?>0 . ?settled:0 ?moves:1"),
        BehaviourCase(
            "G1 (one sample)", .appleReports, .layout,
            FlickToolbarPolicy(),
            "The same with length and offset in one sample, back past where the drag began.",
            "y=1990 D >2000/5 ?>0 U . +0.5s ?0 C=6000@1980 ?>0 . ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "G3", .appleReports, .layout,
            StickyHeaderPolicy(),
            "Our own inset grows by 20 and the offset follows: nobody scrolled.",
            "?>1 C=3020@20 ?>1 . ?>1 ?moves:0 D >26/2 ?>1 U . ?settled:1 ?moves:0"),
        BehaviourCase(
            "G9", .appleReports, .layout,
            SwipeNavBarPolicy(),
            "The view grows by 50 with the offset unchanged: nothing happens to a shown or a hidden bar.",
            "y=300 V=650 ?>1 ?moves:0 D >340/10 ?>0 U . +0.5s V=600 ?>0 . ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "B3 (following)", .appleReports, .layout,
            FollowingBarPolicy(),
            "The clamp at the very end moves no following bar.",
            "y=2300 D >2400/20 ?>0 U . V=556 ?>0 .2444 ?>0 V=600 ?>0 .2400 ?>0 . ?settled:0"),
        BehaviourCase(
            "G1 (following)", .appleReports, .layout,
            FollowingBarPolicy(),
            "The next page is appended and the offset moves back by 20: a hidden following bar stays hidden.",
            "y=1900 D >2000/20 ?>0 U . C=6000 ?>0 .1980 ?>0 . ?>0 ?settled:0"),
        BehaviourCase(
            "G3 (following)", .appleReports, .layout,
            FollowingBarPolicy(),
            "Our own inset of 20 is no scrolling to a following bar.",
            "C=3020@20 ?>1 . ?>1 ?moves:0 D >31/11 ?0.75"),
        BehaviourCase(
            "G9 (following)", .appleReports, .layout,
            FollowingBarPolicy(),
            "The view grows by 50: neither a shown nor a hidden following bar moves.",
            "y=300 V=650 ?>1 ?moves:0 D >400/20 ?>0 U . V=600 ?>0 . ?>0 ?settled:0"),
    ]
}
