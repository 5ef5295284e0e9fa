/// What decides where a part-shown bar goes when the finger lets go.
///
/// Each rule answers "shown" (the next stop up), "hidden" (the next stop down) or nothing; of a ``ReleaseRules`` chain
/// the first answer counts. They are asked at every lift, of a bar at rest too, and when momentum has come to rest, unless
/// the lift was answered already. While momentum goes on only ``velocity(_:)`` and ``projected(seconds:)`` answer. At the
/// start nobody is asked: the bar is shown.
public enum ReleaseRule: Sendable, Hashable {
    /// The nearer stop: shown from this share of the way between two stops on. `nearest(0.5)`: exactly half is shown.
    case nearest(Double)
    /// Hidden up to `low`, shown from `high` on, both shares of the way between two stops; nothing in between.
    case band(low: Double, high: Double)
    /// The way the content went last, if it went more than so many points that way; else nothing.
    case direction(least: Double)
    /// The way of the lift, if it is faster than so many points per second; a velocity that is unknown says nothing.
    case velocity(Double)
    /// The stop nearest to where momentum will carry the bar, from the velocity at the lift and the seconds for which it
    /// lasts at that speed: 0.4995 for a UIKit scroller (its deceleration of 0.998 a millisecond), 0.0995 for its fast
    /// rate. A velocity that is unknown says nothing.
    case projected(seconds: Double)
    /// Back to where the bar was when the gesture began, at the lift already: momentum does not count.
    case previous

    /// Whether the rule can answer while momentum still carries the bar on.
    @usableFromInline var foresees: Bool {
        switch self {
        case .velocity, .projected, .previous: true
        case .nearest, .band, .direction: false
        }
    }
}
