import BarPolicies
import Testing

/// A session in which most things happen: drags both ways, momentum, bounces, the program, layout, a pinch, rest.
let eventfulScript = """
    y=500 T D >600/20 U900 ~700/50 . +1s D >560/20 U . J900 A1000 A950 . W1100 Z1080 . C=2000 V=500 \
    D >1600/50 U ~1500 . T D >1560 U300 ~1500 . +2s D >0/100 >-40 U ~0 . C=300 . C=3000 .
    """

extension Scripted {
    /// Says something on every step: `hide` on travel, `show` otherwise.
    static let talkative = Scripted(
        onTravel: .hide(because: "a step with travel"), onRest: .show(because: "a step without"))
    /// Says `hide` on travel, nothing otherwise.
    static let hiding = Scripted(onTravel: .hide(because: "a step with travel"))
    /// Never says anything.
    static let silent = Scripted()
}

/// States what holds for every modifier: its policy sees every step once, and a copy goes its own way.
func checkModifier<P: VisibilityPolicy & Hashable>(
    _ modifier: (Scripted) -> P, base: KeyPath<P, Scripted>, at location: SourceLocation = #_sourceLocation
) throws {
    let steps = try steps(eventfulScript)
    #expect(steps.count > 70, sourceLocation: location)
    for scripted in [Scripted.talkative, .hiding, .silent] {
        let fresh = modifier(scripted)
        var played = fresh
        let said = steps.map { played.decide($0) }
        #expect(played[keyPath: base].seen == steps.count, sourceLocation: location)
        #expect(fresh == modifier(scripted) && fresh != played, "its memory counts", sourceLocation: location)
        #expect(fresh.hashValue == modifier(scripted).hashValue, sourceLocation: location)
        var copy = fresh
        #expect(steps.map { copy.decide($0) } == said, sourceLocation: location)
    }
}
