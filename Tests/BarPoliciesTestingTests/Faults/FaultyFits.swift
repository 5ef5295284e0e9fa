import BarPolicies

// Policies that hide the bar of content that cannot scroll, or leave it hidden: L9.

/// Shows where the content is at its start and can scroll; where it cannot there seems to be nothing to do.
struct ForgetsContentThatFits: VisibilityPolicy {
    var rule = TravelRule()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        return step.isAtStart && !step.contentFits ? .show(because: "at the start") : said
    }
}

/// Asks once, when the scroller appears, whether the content fits.
struct AsksOnceWhetherItFits: VisibilityPolicy {
    var rule = TravelRule()
    var fits: Bool?

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        let fits = self.fits ?? step.contentFits
        self.fits = fits
        if fits { return .show(because: "content fits") }
        return step.position <= 0 && step.travel != 0 ? .show(because: "at the start") : said
    }
}

/// Reads the viewport once; after a turn of the screen it measures with the old one.
struct RemembersTheOldViewport: VisibilityPolicy {
    var rule = TravelRule()
    var viewport: Double?

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        let viewport = self.viewport ?? step.viewportLength
        self.viewport = viewport
        let limit = max(0, step.contentLength - viewport)
        if limit == 0 { return .show(because: "content fits") }
        return step.position <= 0 && limit == step.limit ? .show(because: "at the start") : said
    }
}

/// Looks at the raw offset, so that content that fits hides the bar when it is pulled.
struct HidesWhatFitsWhenPulled: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        guard step.contentFits, step.phase == .interacting else { return said }
        return step.offset > 20 ? .hide(because: "scrolled down") : nil
    }
}

/// Keeps through a drag, and through what follows it, the answer from where it began.
struct KeepsItsAnswerTooLong: VisibilityPolicy {
    var rule = TravelRule()
    var fits = false

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let said = rule.decide(step)
        if step.beginsDrag || step.isFirst { fits = step.contentFits }
        if fits || (step.isAtStart && !step.contentFits) { return .show(because: "content fits, or at the start") }
        return said
    }
}
