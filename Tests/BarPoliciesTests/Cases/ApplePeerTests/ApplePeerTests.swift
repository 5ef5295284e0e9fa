/// The tests of bars in other apps for Apple's platforms.
enum ApplePeerTests {
    static let table = CaseTable(
        source: .applePeerTests,
        title: "Tests of bars in other apps for Apple's platforms",
        credits: """
            BWA and Mediator are Chromium's tests for Chrome on iOS (`fullscreen_browser_agent_unittest.mm`, \
            `fullscreen_mediator_unittest.mm`), DDG are DuckDuckGo's `BarsAnimatorTests.swift`, GT is \
            GTScrollNavigationBar's specification. Agree, Differ and Gap are what those, and the tests of Material \
            Components, Brave and Firefox, have in common, where they differ, and what none of them states.
            """,
        ids: [
            "BWA InvalidateInsetRange", "BWA IncrementalScroll", "BWA EnterExitFullscreen", "BWA DisabledCounter",
            "BWA FullscreenDidTransition", "BWA IsEnabled", "BWA State", "BWA WillShutDown",
            "Mediator EnterFullscreenWhenThresholdHit", "Mediator IncrementalScrollBelowThreshold",
            "Mediator ExitFullscreenWhenThresholdHit", "Mediator StaysFullscreenOnFirstScrollToBottom",
            "Mediator ExitsFullscreenOnSecondScrollToBottom", "Mediator WebStateWasShownInvalidatesInsetsOnce",
            "Mediator ScrollToTheBottomTime",
            "DDG start position", "DDG revealed, down", "DDG hidden, up in mid page", "DDG hidden, past the top",
            "DDG revealed, up",
            "GT start", "GT swipe", "GT 15 down, swipe", "GT 12 down", "GT 12 down, 12 up", "GT tap", "GT rotation",
            "GT view removed", "GT background",
            "Agree clamped", "Agree length", "Agree fits", "Agree top", "Agree disabled", "Agree baseline",
            "Agree attach", "Agree once", "Agree shrink",
            "Differ up-drag", "Differ small down-drag", "Differ fast lift", "Differ half way", "Differ tap",
            "Differ second pull", "Differ rotation", "Differ flag",
            "Gap event rate", "Gap refresh order", "Gap wheel", "Gap cancelled", "Gap keyboard", "Gap list switch",
            "Gap idempotence", "Gap reduced motion", "Gap both edges", "Gap caught", "Gap loading",
            "Gap bottom inset", "Gap inset cycles", "Gap wild numbers",
        ],
        cases: [
            bounce, start, end, fits, layout, program, jitter, following, release, refresh, holds, forced, lifecycle,
        ].flatMap { $0 },
        shown: shown,
        leftOut: leftOut)
}
