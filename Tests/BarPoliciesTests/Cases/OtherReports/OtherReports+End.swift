import BarPolicies

extension OtherReports {
    /// The end of the content: arriving there, pulling on.
    static let end: [BehaviourCase] = [
        BehaviourCase(
            "B11 (pull)", .otherReports, .end,
            StickyHeaderPolicy(showDistance: 20).showing(onPullPastEnd: 0),
            "Where a second pull is asked for, the fling that arrives shows nothing and a new drag past the end "
                + "shows once.",
            "y=1800 D >1900/20 ?>0 U1500 ~2400/50 +0.5s ?0 ~2460/20 ?>0 ~2400/20 . ?>0 ?moves:1 D >2430/10 ?>0 "
                + "U0 ?>1 ~2400/10 ?>1 . ?settled:1 ?moves:2"),
        BehaviourCase(
            "B11 (up first)", .otherReports, .end,
            StickyHeaderPolicy(showDistance: 20).showing(onPullPastEnd: 0),
            "A drag that went up before it was pulled past the end is no second pull.",
            "y=2300 D >2400/10 ?>0 U . +0.5s ?0 D >2390/5 >2420/10 ?>0 U0 ~2400/10 . ?>0 ?settled:0 ?moves:1"),
        BehaviourCase(
            "B03", .otherReports, .end,
            StickyHeaderPolicy().showing(atEnd: 10),
            "A zone of 10 at the end counts 2394 of 2400 as having arrived.",
            "y=2000 D >2100/20 ?>0 +0.5s ?0 U1500 ~2380/40 ?>0 ~2394 ?>1 . ?settled:1 ?moves:2"),
        BehaviourCase(
            "B03 (real end)", .otherReports, .end,
            StickyHeaderPolicy().showing(atEnd: 0),
            "Without a zone the largest offset there is counts, whatever fractions the lengths have.",
            "C=2993.7 y=2000 D >2100/20 ?>0 +0.5s ?0 U1500 ~2380/40 ?>0 ~2393.7 ?>1 . ?settled:1 ?moves:2"),
        BehaviourCase(
            "B13 (shown at the end)", .otherReports, .end,
            FollowingBarPolicy().showing(atEnd: 0),
            "The other way out: a bar that is shown at the end, with the inset that goes with it.",
            "B=60 y=2000 D >2200/20 ?>0 >2390/10 ?>0 >2400/10 ?>1 U . ?settled:1"),
    ]
}
