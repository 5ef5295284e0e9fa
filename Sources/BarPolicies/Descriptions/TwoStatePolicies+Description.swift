#if !hasFeature(Embedded)

// A two-state policy is written by its own name as long as its parts are what its initialiser makes; parts that were
// changed one by one are written as the composition that they are.

extension FlickToolbarPolicy: CustomStringConvertible {
    /// The policy as an expression, `flick(hideDistance: 20)`; defaults are left out.
    public var description: String {
        let rule = parts.content.second
        guard rule.start == .drag, parts.content.first == StartZone(motion: rule.motion) else {
            return parts.description
        }
        var call = CallText("flick")
        rule.addParameters(to: &call, unless: FlickToolbarPolicy().parts.content.second)
        return call.text
    }
}

extension StickyHeaderPolicy: CustomStringConvertible {
    /// The policy as an expression, `sticky(hideDistance: 20)`; defaults are left out.
    public var description: String {
        let rule = parts.content.second
        guard rule.start == .turn, parts.content.first == StartZone(motion: rule.motion) else {
            return parts.description
        }
        var call = CallText("sticky")
        rule.addParameters(to: &call, unless: StickyHeaderPolicy().parts.content.second)
        return call.text
    }
}

extension SwipeNavBarPolicy: CustomStringConvertible {
    /// The policy as an expression, `swipe(fitMargin: barLength)`; defaults are left out.
    public var description: String {
        let rule = parts.content.second
        let guards = parts.content.first
        guard rule.start == .turn, guards.first.motion == rule.motion, guards.second == StartZone(motion: rule.motion)
        else { return parts.description }
        let standard = SwipeNavBarPolicy().parts.content
        var call = CallText("swipe")
        rule.addParameters(to: &call, unless: standard.second) { call in
            call.add(guards.first.margin, label: "fitMargin", unless: standard.first.first.margin)
        }
        return call.text
    }
}

extension TravelRule: CustomStringConvertible {
    /// The rule as an expression, `travel(hideDistance: 24, from: drag)`; defaults are left out.
    public var description: String {
        let standard = TravelRule()
        var call = CallText("travel")
        addParameters(to: &call, unless: standard) { call in
            if start != standard.start { call.add(String(describing: start), label: "from") }
        }
        return call.text
    }

    /// Adds the parameters in the order of the initialisers; `between` adds those between distances and velocity.
    fileprivate func addParameters(
        to call: inout CallText, unless standard: TravelRule, between: (inout CallText) -> Void = { _ in }
    ) {
        call.addNumber(hideDistance, label: "hideDistance", unless: standard.hideDistance)
        call.addNumber(showDistance, label: "showDistance", unless: standard.showDistance)
        between(&call)
        call.addNumber(minimumFlickVelocity, label: "minimumFlickVelocity", unless: standard.minimumFlickVelocity)
        call.add(motion, label: "motion", unless: standard.motion)
    }
}

#endif
