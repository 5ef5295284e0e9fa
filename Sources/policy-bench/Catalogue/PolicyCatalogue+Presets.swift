import BarPolicies

extension PolicyCatalogue {
    static let presets: [PolicyEntry] = [
        PolicyEntry("headroom", .preset, "headroom.js: a web header with an offset and tolerances.") {
            arguments throws(ExpressionError) in
            let offset = try arguments.number("offset", 0)
            return BuiltPolicy(
                Presets.headroom(
                    offset: offset, downOffset: try arguments.number("downOffset", offset, in: .atLeast(offset)),
                    upTolerance: try arguments.number("upTolerance", 0),
                    downTolerance: try arguments.number("downTolerance", 0)))
        },
        PolicyEntry("enterAlways", .preset, "A Material top app bar that follows away and back anywhere, and snaps.") {
            _ throws(ExpressionError) in BuiltPolicy(Presets.enterAlways())
        },
        PolicyEntry("exitUntilCollapsed", .preset, "A Material top app bar that shrinks, and grows at the start only.")
        {
            arguments throws(ExpressionError) in
            BuiltPolicy(Presets.exitUntilCollapsed(try arguments.number(nil, 0, .share, in: .belowOne)))
        },
        PolicyEntry("browserControls", .preset, "A mobile browser's controls.") {
            _ throws(ExpressionError) in BuiltPolicy(Presets.browserControls())
        },
        PolicyEntry("minimising", .preset, "A system bar that minimises and comes back at the start only.") {
            arguments throws(ExpressionError) in
            BuiltPolicy(
                Presets.minimising(
                    to: try arguments.number("to", 0, .share, in: .share), after: try arguments.number("after", 8)))
        },
    ]
}
