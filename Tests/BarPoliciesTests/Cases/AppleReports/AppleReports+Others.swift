extension AppleReports {
    /// Facts about values.
    static let shown: [ShownCase] = [
        ShownCase(
            "A7 (answer)", .appleReports, .forced,
            "Asked to reveal first, a tap on a hidden bar does not scroll, and the next one does.",
            test: "DriverBarTests.aTapMayRevealFirstAndScrollNext"),
        ShownCase(
            "A9 (inset)", .appleReports, .lengths,
            "The inset of the shown bar is known with the answer to the tap, before anything has moved.",
            test: "DriverBarTests.theInsetToComeIsKnownWithTheTap"),
        ShownCase(
            "E7", .appleReports, .lengths, "A move that settles the bar near the start says how far to scroll along.",
            test: "BarMoveTests.nearTheStartAMoveSaysHowFarToScrollAlong"),
        ShownCase(
            "F5", .appleReports, .refresh,
            "The points pulled past the start are there to read, apart from the position.",
            test: "ScrollStepTests.positionIsTheOffsetClampedByTheLimit"),
        ShownCase(
            "G7", .appleReports, .lengths, "A hundred rounds of hiding and showing give the same insets, to the bit.",
            test: "DriverBarTests.aHundredRoundsGiveTheSameInsets"),
        ShownCase(
            "H5", .appleReports, .lengths,
            "What a bar says of itself depends on its exposure and length, not on how it came there.",
            test: "BarStateTests.whatIsOnScreenDoesNotDependOnTheWayThere"),
        ShownCase(
            "H9 (hidden)", .appleReports, .lifecycle,
            "It calls itself hidden when nothing of it is on screen, and not before.",
            test: "DriverMotionTests.hiddenIsSaidOnceAndOnlyWhenTheBarIsAway"),
        ShownCase(
            "J3", .appleReports, .several,
            "Bars of 40 and 60 go point by point: 20 points take half of the one and a third of the other.",
            test: "BarSectionsTests.barsOfDifferentLengthsGoPointByPoint"),
        ShownCase(
            "J5", .appleReports, .lengths,
            "What sticks below the bar sits at the bar's visible length, at every event.",
            test: "DriverBarTests.theInsetIsThePartOnScreenAtEveryEvent"),
        ShownCase(
            "J7", .appleReports, .several, "Rows go one after the other, and one that stays is not moved.",
            test: "BarSectionsTests.rowsGoOneAfterTheOther"),
    ]

    /// What the package does not follow.
    static let leftOut: [LeftOutCase] = [
        LeftOutCase(
            "C11", .appleReports,
            "Asks for hiding although the content fits, which would leave no way to scroll the bar back."),
        LeftOutCase(
            "I5", .appleReports,
            "Which view drives a bar is the host's wiring: the driver takes samples, not views."),
    ]
}
