/// Something about which users wish opposite things, and the settings that give each what they wish.
struct WishSetting: Sendable {
    let question: String
    let standard: String
    let other: String

    static let all: [WishSetting] = [
        .init(
            question: "Does a slow way up reveal the bar, or only a flick?",
            standard: "Any way up reveals: `TravelRule(showDistance:)`, 0 or 8 pt in the named policies.",
            other: "Only a flick: `minimumFlickVelocity:` of `TravelRule` and the named policies."),
        .init(
            question: "A way up in mid page, without momentum: does it show the bar?",
            standard: "Yes, beyond the show distance; a following bar goes to the nearer end at the lift.",
            other: "No: `revealedAway: 0` of `FollowingBarPolicy`, or `.onlyHiding()` behind a `StartZone`."),
        .init(
            question: "A tap on the status bar while the bar is hidden: does it scroll at once?",
            standard: "The bar comes back and the content scrolls: `scrollToStart(.scrolls)`.",
            other: "The first tap only brings the bar back: `scrollToStart(.revealsFirst)`."),
        .init(
            question: "A second pull at the end: does it reveal the bar?",
            standard: "No: the rubber band is no scrolling.",
            other:
                "Yes: `.showing(onPullPastEnd:)`, with a least velocity or 0 for any lift; `.showing(atEnd:)` on arrival."
        ),
        .init(
            question: "Rotation while the bar is hidden: does it stay away?",
            standard: "It stays: a change of layout moves no bar.",
            other: "It comes back: call `show()` when the host rotates."),
        .init(
            question: "Scrolled on with the bar wholly away, then back: does it come at once?",
            standard: "At once: `turn: .rebases` of `FollowingBarPolicy`; two-state rules count from the turn.",
            other: "What was scrolled on must be scrolled back first: `turn: .paysBack`."),
        .init(
            question: "A short way down, then the finger lifts: hidden or shown?",
            standard: "A two-state bar hides beyond its hide distance; a following bar goes to the nearer end.",
            other: "Back to where it was: `release: ReleaseRules(.previous)`, with `commit:` for the way that counts."),
        .init(
            question: "A lift at high speed after a short way: does speed count?",
            standard: "No: distance decides.",
            other: "Yes: `ReleaseRules(.velocity(200), .nearest(0.5))`, or `.projected(seconds:)`."),
        .init(
            question: "Back from the background while the bar is hidden: does it come back?",
            standard: "It stays: time and place did not change.",
            other: "It comes back: call `show()`, or `.showing(afterIdle: 30)` for a bar that rested that long."),
        .init(
            question: "While a refresh runs: may the bar hide?",
            standard: "Before the start it stays; once the reader scrolls into the content it may.",
            other: "It stays: `hold(.shown)` until the refresh has ended."),
        .init(
            question: "Another list in the place of the first: is a hidden bar kept?",
            standard: "Kept over the middle of the other list, shown at its start or where it fits: `attach()`.",
            other: "Shown with every list: call `show()` after `attach()`."),
    ]

    /// The section of the document.
    static var section: [String] {
        ["## Where wishes contradict each other", "", "| question | default | the other setting |", "|---|---|---|"]
            + all.map { "| \($0.question) | \($0.standard) | \($0.other) |" } + [""]
    }
}
