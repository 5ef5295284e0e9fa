extension OtherReports {
    /// Facts about values.
    static let shown: [ShownCase] = [
        ShownCase(
            "B13", .otherReports, .lengths,
            "At every event the published inset is the part of the bar that is on screen.",
            test: "DriverBarTests.theInsetIsThePartOnScreenAtEveryEvent"),
        ShownCase(
            "B29 (answer)", .otherReports, .forced,
            "In two steps the first tap shows and does not scroll, the next one scrolls.",
            test: "DriverBarTests.aTapMayRevealFirstAndScrollNext"),
        ShownCase(
            "B55 (with the content)", .otherReports, .lengths,
            "A host that moves content with the bar is told by how many points.",
            test: "BarMoveTests.nearTheStartAMoveSaysHowFarToScrollAlong"),
        ShownCase(
            "B93", .otherReports, .lifecycle, "Shown, hidden and between can be read, and so can the exposure.",
            test: "BarStateTests.atRestABarIsAtItsTarget"),
        ShownCase(
            "B101", .otherReports, .lengths, "The inset is the exposure times the length, after every event.",
            test: "DriverBarTests.theInsetIsThePartOnScreenAtEveryEvent"),
        ShownCase(
            "B111", .otherReports, .lifecycle, "A bar is hidden once, and no sooner than it is wholly away.",
            test: "DriverMotionTests.hiddenIsSaidOnceAndOnlyWhenTheBarIsAway"),
    ]

    /// What the package does not follow.
    static let leftOut: [LeftOutCase] = [
        LeftOutCase(
            "B113", .otherReports,
            "Asks that the bar takes the scroll before the content gets it; the package decides about bars and "
                + "leaves the scroll alone.")
    ]
}
