extension Presets {
    /// The controls of a mobile browser: they follow the page, what was scrolled beyond them in one drag must be
    /// scrolled back first, and pages that nearly fit leave them alone.
    ///
    /// Trace, 56 pt: down 100 → hidden, up 20 → hidden, up 30 more → part shown; lifting settles at the nearer end.
    ///
    /// Source: Chromium's browser controls (both thresholds 0.5; content must exceed the view by the controls).
    public static func browserControls() -> FirstDecision<PolicyComposer.FirstOfTwo<ContentFits, FollowingBarPolicy>> {
        FirstDecision {
            ContentFits(margin: .barLength)
            FollowingBarPolicy(turn: .paysBack, release: ReleaseRules(.nearest(0.5)))
        }
    }
}
