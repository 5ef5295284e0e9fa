extension PeerTests {
    /// Facts about values, each shown by a test of its own.
    static let shown = [
        shown(
            "CC-22", .lengths, "What is to stay of a hidden bar may change at once, to a fifth and back to nothing.",
            test: "DriverForceTests.aLeastExposureMayChangeAtOnce"),
        shown(
            "CC-29 (each bar)", .several, "At one exposure each bar shows its own share: 0.3 and none at 0, all at 1.",
            test: "BarSectionsTests.severalBarsShareOneExposure"),
        shown(
            "CC-30 (each bar)", .several, "The same with shares of 0.3 and 0.2.",
            test: "BarSectionsTests.severalBarsShareOneExposure"),
        shown(
            "CC-37", .lengths, "A motion goes one way, and not beyond its end.",
            test: "BarStateTests.aMotionNeitherTurnsNorOvershoots"),
        shown(
            "CI-17", .start, "At -50 and 0 the content is at its start, at 4600 at its end, at 2500 at neither.",
            test: "ScrollStepTests.startAndEndAreToldApart"),
        shown(
            "CI-19", .lengths, "The inset is the exposure times the bar's length.",
            test: "BarSectionsTests.theInsetIsTheBaseAndWhatIsOnScreen"),
        shown(
            "RH-18", .jitter, "From 0 to 10 the way is down, from 10 to 0 up.",
            test: "ScrollDistanceTests.theWayIsDownOrUp"),
        shown(
            "AL-01", .several, "A row of 225 points before one of 100 that keeps 50: 225 points go.",
            test: "BarSectionsTests.aRowThatKeepsAPartIsTheLastToMove"),
        shown(
            "AL-02", .several, "Where the first row keeps nothing, the second goes too: 275.",
            test: "BarSectionsTests.aRowThatKeepsAPartIsTheLastToMove"),
        shown(
            "AL-03", .several, "Without the first row, 50.",
            test: "BarSectionsTests.aRowThatKeepsAPartIsTheLastToMove"),
        shown(
            "AL-04", .several, "With the fixed row alone, none.",
            test: "BarSectionsTests.aRowThatKeepsAPartIsTheLastToMove"),
        shown(
            "AL-05", .several, "With the fixed row first, none.",
            test: "BarSectionsTests.aRowThatKeepsAPartIsTheLastToMove"),
        shown(
            "AL-11", .several, "The points that go are the points that come back: 225, 275, 50, none and none.",
            test: "BarSectionsTests.whatGoesComesBack"),
        shown(
            "AL-35", .forced, "Hidden, then shown without animation: shown at once.",
            test: "DriverForceTests.aCallMayMoveTheBarAtOnce"),
        shown(
            "FI-05 (answer)", .forced, "A tap on the status bar shows a hidden bar and scrolls.",
            test: "DriverBarTests.aTapOnTheStatusBarShowsAndScrolls"),
        shown(
            "FI-06", .forced, "A tap may be refused once, to reveal first; the next one scrolls.",
            test: "DriverBarTests.aTapMayRevealFirstAndScrollNext"),
        shown(
            "N-03 (sessions)", .jitter, "Random sessions end alike when their movements are cut into more steps.",
            test: "RandomSessionTests.cuttingAMovementChangesNoResult"),
        shown(
            "N-07 (wild numbers)", .lifecycle, "Numbers that cannot be true change nothing and are counted.",
            test: "DriverInputTests.wildInputChangesNothingAndIsCounted"),
    ]

    /// What the package does not follow.
    static let leftOut = [
        leftOut("CC-14", "An animation of the bar's height is the host's; a shown bar is shown at any height."),
        leftOut("CC-15", "An animation of the bar's height is the host's; a shown bar is shown at any height."),
        leftOut("CC-31", "An animation of the bar's height is the host's; a shown bar is shown at any height."),
        leftOut("CC-33", "Pulls past the start would open the bar one by one; here the way before the start does it."),
        leftOut("HR-12", "Removing marks from an element is the host's."),
        leftOut("AL-25", "What an accessibility service offers is the host's."),
        leftOut("AL-26", "What an accessibility service offers is the host's."),
        leftOut("AL-31", "The image behind the bar is the host's to draw."),
        leftOut("AL-32", "A shadow moves no bar."),
        leftOut("AL-33", "What an accessibility service sees is the host's."),
        leftOut("AL-34", "Focus is the host's."),
        leftOut("FI-19", "Attaching a control for pulling to refresh is the host's."),
        leftOut("FI-24", "Where a container stands above a keyboard is the host's layout."),
    ]

    private static func shown(
        _ id: String, _ kind: BehaviourCase.Kind, _ meaning: String, test: String
    ) -> ShownCase {
        ShownCase(id, .peerTests, kind, meaning, test: test)
    }

    private static func leftOut(_ id: String, _ reason: String) -> LeftOutCase {
        LeftOutCase(id, .peerTests, reason)
    }
}
