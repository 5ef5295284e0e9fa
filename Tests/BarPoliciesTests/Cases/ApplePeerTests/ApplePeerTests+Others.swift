extension ApplePeerTests {
    /// Facts about values.
    static let shown: [ShownCase] = [
        ShownCase(
            "BWA InvalidateInsetRange", .applePeerTests, .several,
            "The insets of several bars on one edge add up, hidden and shown.",
            test: "BarSectionsTests.insetsOfSeveralBarsAddUp"),
        ShownCase(
            "BWA IncrementalScroll (both bars)", .applePeerTests, .several,
            "The shorter bar of two goes point by point along, and both insets are made of it.",
            test: "BarSectionsTests.aShorterBarGoesAlongOnOneDriver"),
        ShownCase(
            "BWA EnterExitFullscreen", .applePeerTests, .forced,
            "Hidden and shown by call without a motion: the whole inset at once, and one reason each.",
            test: "DriverForceTests.withoutAMotionTheInsetIsThereAtOnce"),
        ShownCase(
            "Differ tap (first reveals)", .applePeerTests, .forced,
            "The other setting: the first tap only shows the bar.",
            test: "DriverBarTests.aTapMayRevealFirstAndScrollNext"),
        ShownCase(
            "Differ flag", .applePeerTests, .lifecycle,
            "Both can be read: where the bar goes is said at once, that it is hidden only at the end.",
            test: "DriverMotionTests.hiddenIsSaidOnceAndOnlyWhenTheBarIsAway"),
        ShownCase(
            "Gap bottom inset", .applePeerTests, .lengths,
            "The inset is the part on screen at every event, for a bar at either edge.",
            test: "DriverBarTests.theInsetIsThePartOnScreenAtEveryEvent"),
        ShownCase(
            "Gap inset cycles", .applePeerTests, .lengths, "A hundred rounds give the same insets, to the bit.",
            test: "DriverBarTests.aHundredRoundsGiveTheSameInsets"),
        ShownCase(
            "Gap wild numbers", .applePeerTests, .lengths,
            "A sample with a number that is none changes nothing and is counted.",
            test: "DriverInputTests.wildInputChangesNothingAndIsCounted"),
    ]

    /// What the package does not follow.
    static let leftOut: [LeftOutCase] = [
        LeftOutCase(
            "BWA WillShutDown", .applePeerTests,
            "Observers of an owner that goes away; a driver is a value and has none."),
        LeftOutCase(
            "Mediator WebStateWasShownInvalidatesInsetsOnce", .applePeerTests,
            "Counts how often a cache of insets is filled; there is none, an inset is worked out when it is read."),
        LeftOutCase(
            "Mediator ScrollToTheBottomTime", .applePeerTests,
            "A usage metric, no behaviour of a bar."),
    ]
}
