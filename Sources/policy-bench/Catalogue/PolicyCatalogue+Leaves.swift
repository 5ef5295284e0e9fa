import BarPolicies

// The policies themselves. Defaults are read off a policy that is made without parameters.

extension PolicyCatalogue {
    static let originals: [PolicyEntry] = [
        PolicyEntry("flick", .policy, "A toolbar that hides below where the drag began and shows above it.") {
            arguments throws(ExpressionError) in
            let rule = FlickToolbarPolicy().parts.content.second
            return BuiltPolicy(
                FlickToolbarPolicy(
                    hideDistance: try arguments.number("hideDistance", rule.hideDistance),
                    showDistance: try arguments.number("showDistance", rule.showDistance),
                    minimumFlickVelocity: try arguments.flickVelocity(rule),
                    motion: try arguments.motion(rule.motion)))
        },
        PolicyEntry("swipe", .policy, "A navigation bar that hides on the way down, never when the content fits.") {
            arguments throws(ExpressionError) in
            let parts = SwipeNavBarPolicy().parts.content
            let rule = parts.second
            return BuiltPolicy(
                SwipeNavBarPolicy(
                    hideDistance: try arguments.number("hideDistance", rule.hideDistance),
                    showDistance: try arguments.number("showDistance", rule.showDistance),
                    fitMargin: try arguments.margin("fitMargin", parts.first.first.margin),
                    minimumFlickVelocity: try arguments.flickVelocity(rule),
                    motion: try arguments.motion(rule.motion)))
        },
        PolicyEntry("sticky", .policy, "A header strip that hops away on the way down and back on the way up.") {
            arguments throws(ExpressionError) in
            let rule = StickyHeaderPolicy().parts.content.second
            return BuiltPolicy(
                StickyHeaderPolicy(
                    hideDistance: try arguments.number("hideDistance", rule.hideDistance),
                    showDistance: try arguments.number("showDistance", rule.showDistance),
                    minimumFlickVelocity: try arguments.flickVelocity(rule),
                    motion: try arguments.motion(rule.motion)))
        },
        following,
        PolicyEntry("fixed", .policy, "The bar stays shown.") { _ throws(ExpressionError) in
            BuiltPolicy(FixedPolicy())
        },
    ]

    static let published: [PolicyEntry] = [
        PolicyEntry("flick.published", .published, "The flick toolbar to the letter, faults included.") {
            _ throws(ExpressionError) in BuiltPolicy(FlickToolbarPolicy.Published())
        },
        PolicyEntry("swipe.published", .published, "The swipe bar to the letter, faults included.") {
            _ throws(ExpressionError) in BuiltPolicy(SwipeNavBarPolicy.Published())
        },
        PolicyEntry("sticky.published", .published, "The sticky header to the letter, faults included.") {
            _ throws(ExpressionError) in BuiltPolicy(StickyHeaderPolicy.Published())
        },
    ]

    static let parts: [PolicyEntry] = [
        PolicyEntry("travel", .part, "Hides after so many points down, shows after so many up.") {
            arguments throws(ExpressionError) in
            let rule = TravelRule()
            return BuiltPolicy(
                TravelRule(
                    hideDistance: try arguments.number("hideDistance", rule.hideDistance),
                    showDistance: try arguments.number("showDistance", rule.showDistance),
                    from: try arguments.word(
                        "from", of: ["turn": ScrollDistance.Start.turn, "drag": .drag], standard: "\(rule.start)")
                        ?? rule.start,
                    minimumFlickVelocity: try arguments.flickVelocity(rule),
                    motion: try arguments.motion(rule.motion)))
        },
        PolicyEntry("startZone", .part, "Shows the bar within so many points of the start.") {
            arguments throws(ExpressionError) in
            let zone = StartZone()
            let length = try arguments.number(nil, zone.length)
            let kept = try arguments.number("keeping", length, in: .atLeast(length))
            return BuiltPolicy(StartZone(length, keeping: kept, motion: try arguments.motion(zone.motion)))
        },
        PolicyEntry("contentFits", .part, "Shows the bar while the content fits, or nearly.") {
            arguments throws(ExpressionError) in
            let fits = ContentFits()
            return BuiltPolicy(
                ContentFits(
                    margin: try arguments.margin("margin", fits.margin), motion: try arguments.motion(fits.motion)))
        },
    ]
}

extension CallArguments {
    fileprivate mutating func flickVelocity(_ standard: TravelRule) throws(ExpressionError) -> Double? {
        try optionalNumber("minimumFlickVelocity", standard.minimumFlickVelocity, .velocity)
    }
}
