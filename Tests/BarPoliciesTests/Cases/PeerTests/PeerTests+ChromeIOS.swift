import BarPolicies

extension PeerTests {
    /// Chrome for iOS: a toolbar of 50 points over a view of 400 and content of 5000.
    static let chromeIOS = [
        row(
            "CI-01", .following, FollowingBarPolicy(),
            "150 points of scrolling hide the toolbar.",
            "V=400 C=5000 B=50 D >150 ?>0 U . ?settled:0"),
        row(
            "CI-04", .forced, FollowingBarPolicy(),
            "Half scrolled away, then a new page: shown, and the finger still down does not hide it again.",
            "V=400 C=5000 B=50 D >25 ?0.5 !show ?>1 >60/5 ?>1 U . ?settled:1 ?moves:2"),
        row(
            "CI-04 (two states)", .forced, StickyHeaderPolicy(),
            "A new page resets a hidden bar to shown, and the finger still down does not hide it again.",
            "V=400 C=5000 B=50 D >25/5 ?>0 +0.5s ?0 !show ?>1 >60/5 ?>1 U . ?>1 ?settled:1 ?moves:2"),
        row(
            "CI-05", .forced, FollowingBarPolicy(),
            "The rest of a scroll is to be ignored: the bar stays as it is until the next one, which works as before.",
            "V=400 C=5000 B=50 D >25 ?0.5 !expose:0.5 >50 ?0.5 U . ?0.5 D >100 ?>0"),
        row(
            "CI-06", .forced, FollowingBarPolicy(),
            "An animation of the app ends with half of the bar: the next drag goes on from there.",
            "V=400 C=5000 B=50 y=500 !expose:0.5 +0.5s ?0.5 ?moves:1 D >510 ?0.3"),
        row(
            "CI-07", .following, FollowingBarPolicy(),
            "50 points of scrolling are half of a toolbar of 100.",
            "V=400 C=5000 B=100 D >50 ?0.5"),
        row(
            "CI-08", .following, FollowingBarPolicy(),
            "25 points are half of 50, counted from where the drag began, there and back.",
            "V=400 C=5000 B=50 y=500 D >525 ?0.5 >500 ?>1 >525 ?0.5 >550 ?>0"),
        row(
            "CI-09", .holds, FollowingBarPolicy(),
            "Switched off, 25 points do nothing.",
            "V=400 C=5000 B=50 !hold D >25/5 ?>1 U . ?>1 ?settled:1 ?moves:0"),
        row(
            "CI-10", .program, FollowingBarPolicy(),
            "Without a finger 25 points move no bar, and the count begins behind them.",
            "V=400 C=5000 B=50 J25 ?>1 D >50 ?0.5"),
        row(
            "CI-10 (two states)", .program, SwipeNavBarPolicy(),
            "The same for a rule with a distance of 8 points.",
            "V=400 C=5000 B=50 J25 ?>1 D >33/2 ?>1 ?moves:0 >34 ?>0 ?moves:1"),
        row(
            "CI-11", .program, FollowingBarPolicy(),
            "While a pinch is on its way 25 points move no bar.",
            "V=400 C=5000 B=50 Z25 ?>1 Z ?>1 . ?>1 ?moves:0"),
        row(
            "CI-11 (two states)", .program, StickyHeaderPolicy(),
            "A pinch that moves the content by 60 hides nothing, and the count begins behind it.",
            "y=500 Z530 ?>1 Z560 ?>1 . ?>1 D >566/2 ?>1 ?moves:0 >570/2 ?>0 ?moves:1"),
        row(
            "CI-12", .lengths, FollowingBarPolicy(),
            "A bar of no length counts as shown; what was scrolled with it counts for nothing when it gets one.",
            "V=400 C=5000 B=0 D >100 ?>1 !length:50 ?>1 >125 ?0.5"),
        row(
            "CI-18", .following, FollowingBarPolicy(),
            "Hidden by 150 points, the same drag back: the bar rises from the turn on and is shown after 50.",
            "V=400 C=5000 B=50 D >150 ?>0 >145 ?0.1 >110 ?0.8 >100 ?>1 >95 ?>1"),
        row(
            "CI-18 (two states)", .jitter, StickyHeaderPolicy(),
            "With a distance of 8 points, 5 show nothing and 50 show.",
            "B=50 D >150/10 +0.5s ?0 >145 ?>0 >100/5 ?>1 +0.5s ?1 ?moves:2"),
        row(
            "CI-20", .release, FollowingBarPolicy(),
            "Let go with exactly half: shown.",
            "V=400 C=5000 B=50 y=500 D >525 ?0.5 U ?>1 ?settled:1"),
        row(
            "CI-20 (less)", .release, FollowingBarPolicy(),
            "Let go with 0.49: hidden.",
            "V=400 C=5000 B=50 y=500 D >525.5 ?0.49 U ?>0 ?settled:0"),
    ]

    /// Chrome for iOS: what keeps the toolbar, by switch, by content or at the end.
    private static let guarded = FirstDecision {
        ContentFits(margin: .points(100))
        FollowingBarPolicy()
    }

    static let chromeIOSGuards = [
        row(
            "CI-02", .holds, FollowingBarPolicy(),
            "Switched off while hidden: shown.",
            "V=400 C=5000 B=50 D >150 ?>0 U . !hold ?>1 +0.5s ?1 ?moves:2"),
        row(
            "CI-03", .holds, FollowingBarPolicy(),
            "Switched off twice: on once is still deaf, on twice hears.",
            "V=400 C=5000 B=50 y=500 !hold !hold !release D >550/10 ?>1 U . !release ?>1 D >600/10 ?>0 ?settled:0"),
        row(
            "CI-13", .fits, guarded,
            "Content of the view's length keeps the toolbar.",
            "V=400 C=400 B=50 D >60/10 ?>1 U . ?>1 ?moves:0"),
        row(
            "CI-13 (two bars)", .fits, guarded,
            "So does content that two bars of 50 would make fit.",
            "V=400 C=500 B=50 D >90/10 ?>1 U . ?>1 ?moves:0"),
        row(
            "CI-14", .fits, guarded,
            "One point more may hide.",
            "V=400 C=501 B=50 D >90/10 ?>0 U . ?settled:0"),
        row(
            "CI-15", .end, FollowingBarPolicy(),
            "At the end, a drag that goes on into the rubber band does not move the bar.",
            "V=400 C=5000 B=50 y=4600 D >4660/15 ?>1 U0 ~4600/15 ?>1 . ?settled:1 ?moves:0"),
        row(
            "CI-15 (two states)", .bounce, FlickToolbarPolicy(),
            "Nor does it hide a bar that does not follow.",
            "V=400 C=5000 B=50 y=4600 D >4660/15 ?>1 U0 ~4600/15 ?>1 . ?settled:1 ?moves:0"),
        row(
            "CI-16", .fits, guarded,
            "Content halved to too little while the finger is down: the bar goes on following, and is shown after the lift.",
            "V=400 C=900 B=50 D >150/10 ?>0 C=450@50 ?>0 >45 ?>0 >40 ?0.11111111111 U . ?>1 ?settled:1"),
        row(
            "CI-16 (two states)", .fits,
            FirstDecision {
                ContentFits(margin: .points(100))
                StickyHeaderPolicy()
            },
            "The same for a bar that does not follow.",
            "V=400 C=900 B=50 D >150/10 +0.5s ?0 C=450@50 ?>0 >45 ?>0 U . ?>1 ?settled:1 ?moves:2"),
    ]
}
