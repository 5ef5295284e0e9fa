#if !hasFeature(Embedded)

extension StartZone: CustomStringConvertible {
    /// The guard as an expression, `startZone(60)`; defaults are left out.
    public var description: String {
        let standard = StartZone()
        var call = CallText("startZone")
        call.addNumber(length, unless: standard.length)
        call.add(motion, label: "motion", unless: standard.motion)
        return call.text
    }
}

extension ContentFits: CustomStringConvertible {
    /// The guard as an expression, `contentFits(margin: barLength)`; defaults are left out.
    public var description: String {
        let standard = ContentFits()
        var call = CallText("contentFits")
        call.add(margin, label: "margin", unless: standard.margin)
        call.add(motion, label: "motion", unless: standard.motion)
        return call.text
    }
}

extension ContentFits.Margin: CustomStringConvertible {
    /// The margin as an expression: `60`, `viewports(1.5)` or `barLength`.
    public var description: String {
        switch self {
        case .points(let points): NumberText.write(points)
        case .viewportShare(let share): "viewports(\(NumberText.write(share)))"
        case .barLength: "barLength"
        }
    }
}

#endif
