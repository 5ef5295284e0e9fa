import BarPolicies

extension PolicyCatalogue {
    static let combinators: [PolicyEntry] = [
        PolicyEntry("first", .combinator, "The first of several policies that has an opinion is heard.") {
            arguments throws(ExpressionError) in
            let policies = try arguments.policies()
            return BuiltPolicy(FirstDecision { for policy in policies { policy } })
        },
        PolicyEntry("most", .combinator, "Any may show, all must agree to hide.") {
            arguments throws(ExpressionError) in
            let policies = try arguments.policies()
            return BuiltPolicy(MostExposed { for policy in policies { policy } })
        },
    ]

    static let modifiers: [PolicyEntry] = [
        PolicyEntry("reversed", .modifier, "The content seen the other way round: a chat that rests at its end.") {
            arguments throws(ExpressionError) in
            BuiltPolicy(try arguments.policy().reversed())
        },
        PolicyEntry("countingProgram", .modifier, "What the program scrolls counts as if the user did.") {
            arguments throws(ExpressionError) in
            BuiltPolicy(try arguments.policy().countingProgram())
        },
        PolicyEntry("animated", .modifier, "Another motion: immediate, sliding(0.4, easeIn), fading.") {
            arguments throws(ExpressionError) in
            let motion = try arguments.take(nil, standard: "sliding")?.motion() ?? .sliding()
            return BuiltPolicy(try arguments.policy().animated(motion))
        },
        PolicyEntry("minimumExposure", .modifier, "The bar is condensed instead of hidden.") {
            arguments throws(ExpressionError) in
            let exposure = try arguments.number(nil, 0, .share, in: .share)
            return BuiltPolicy(try arguments.policy().minimumExposure(exposure))
        },
        PolicyEntry("debounced", .modifier, "Decisions take effect if nothing else is said for so long.") {
            arguments throws(ExpressionError) in
            let hiding = try arguments.number("hiding", 0, .seconds)
            let showing = try arguments.number("showing", 0, .seconds)
            return BuiltPolicy(try arguments.policy().debounced(hiding: hiding, showing: showing))
        },
        PolicyEntry("onlyShowing", .modifier, "The part of a policy that shows.") {
            arguments throws(ExpressionError) in
            BuiltPolicy(try arguments.policy().onlyShowing())
        },
        PolicyEntry("onlyHiding", .modifier, "The part of a policy that hides.") {
            arguments throws(ExpressionError) in
            BuiltPolicy(try arguments.policy().onlyHiding())
        },
        PolicyEntry("withoutHiding", .modifier, "Hides nothing when less than so much is left to the end.") {
            arguments throws(ExpressionError) in
            let length = try arguments.number("nearEnd", 0)
            return BuiltPolicy(try arguments.policy().withoutHiding(nearEnd: length))
        },
        PolicyEntry("showing", .modifier, "Shows near the end, on a second pull past it, or after a rest.") {
            arguments throws(ExpressionError) in
            let atEnd = try arguments.take("atEnd", standard: "pt")
            let onPull = try arguments.take("onPullPastEnd", standard: "pt/s")
            let afterIdle = try arguments.take("afterIdle", standard: "s")
            let motion = try arguments.motion(.sliding())
            let policy = try arguments.policy()
            switch (atEnd, onPull, afterIdle) {
            case (let length?, nil, nil):
                return BuiltPolicy(policy.showing(atEnd: try length.number(), motion: motion))
            case (nil, let velocity?, nil):
                return BuiltPolicy(policy.showing(onPullPastEnd: try velocity.number(), motion: motion))
            case (nil, nil, let seconds?):
                return BuiltPolicy(policy.showing(afterIdle: try seconds.number(), motion: motion))
            default:
                throw arguments.missing("one of atEnd, onPullPastEnd, afterIdle")
            }
        },
    ]
}

extension CallArguments {
    /// Every policy that is left.
    fileprivate mutating func policies() throws(ExpressionError) -> [AnyVisibilityPolicy] {
        var policies: [AnyVisibilityPolicy] = []
        for part in takeAll(standard: "policy, ...") { policies.append(try PolicyCatalogue.policy(part).erased) }
        return policies
    }
}
