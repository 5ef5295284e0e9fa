/// The stops that a bar has at one moment: those it was given, how far it is revealed away from the start, and none above
/// what the place allows.
@usableFromInline
struct PresentStops {
    var stops: RestStops
    /// A further stop: how far the bar is revealed away from the start.
    var revealed: Double
    /// No stop above this one counts, but the lowest.
    var most: Double

    /// The highest stop at or below an exposure; with `strictly` below it, where there is one.
    func below(_ exposure: Double, strictly: Bool = false) -> Double {
        let reach = strictly ? exposure - ScrollStep.tolerance : exposure + ScrollStep.tolerance
        var found = stops.lowest
        func consider(_ stop: Double) {
            if counts(stop), stop <= reach, stop > found { found = stop }
        }
        consider(stops.middle ?? stops.lowest)
        consider(revealed)
        consider(1)
        return found
    }

    /// The lowest stop at or above an exposure; with `strictly` above it. Where there is none, the one below.
    func above(_ exposure: Double, strictly: Bool = false) -> Double {
        let reach = strictly ? exposure + ScrollStep.tolerance : exposure - ScrollStep.tolerance
        var found = stops.lowest >= reach ? stops.lowest : Double.infinity
        func consider(_ stop: Double) {
            if counts(stop), stop >= reach, stop < found { found = stop }
        }
        consider(stops.middle ?? stops.lowest)
        consider(revealed)
        consider(1)
        return found == .infinity ? below(exposure) : found
    }

    /// The stop nearest to an exposure; of two as near the higher.
    func nearest(to exposure: Double) -> Double {
        let low = below(exposure)
        let high = above(exposure)
        return exposure >= (low + high) / 2 - ScrollStep.tolerance ? high : low
    }

    /// Whether an exposure is a stop.
    func contains(_ exposure: Double) -> Bool { abs(below(exposure) - exposure) <= ScrollStep.tolerance }

    private func counts(_ stop: Double) -> Bool {
        stop > stops.lowest && stop <= most + ScrollStep.tolerance
    }
}
