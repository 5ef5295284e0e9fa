/// A bar that follows the finger: it goes away point by point as one scrolls down and comes back as one scrolls up, and
/// goes the rest of the way by itself when the finger lets go.
///
/// For bars that should feel attached to the content.
///
/// ```swift
/// var driver = BarDriver(FollowingBarPolicy(), barLength: 44)
/// ```
///
/// Trace, 44 pt: drag 0 → 22 leaves half of the bar; lifting there shows it; 0 → 30 and lifting hides it.
///
/// - Near the start the bar comes back faster where it must, so that it is wholly shown on arrival.
/// - Momentum moves the bar as the finger does. A finger that catches a moving bar takes over from what is on screen.
/// - Once a release rule has answered a lift, the momentum after it moves the bar no more.
/// - A cancelled touch is a lift, and a bar that a hold left half way settles once it is free.
/// - Movements of the program, layout and pinches move nothing; arriving at the start shows.
/// - With reduced motion the bar does not follow; the lift decides, by what would be on screen.
///
/// The release rules, stops and turns are those of the well-known systems; see ``ReleaseRule``.
public struct FollowingBarPolicy: VisibilityPolicy, Hashable {
    /// What happens at a turn after scrolling on with the bar wholly away.
    public enum Turn: UInt8, Sendable, Hashable {
        /// The bar comes back at once.
        case rebases
        /// What was scrolled on in the same drag must be scrolled back first.
        case paysBack
    }

    /// When the bar goes the rest of the way by itself, before the finger lets go.
    public enum Commit: Sendable, Hashable {
        /// Beyond so many points from the drag's beginning.
        case distance(Double)
        /// From this share of the way between shown and the lowest stop on, either way.
        case share(Double)
    }

    /// Points of scrolling that the bar takes from shown to hidden; `nil` = its own length.
    public let travelLength: Double?
    /// Where the bar comes to rest.
    public let stops: RestStops
    /// How far it comes back away from the start: 1 = wholly, anywhere; 0 = only at the start. Also a stop.
    public let revealedAway: Double
    /// What happens at a turn.
    public let turn: Turn
    /// When it goes the rest of the way before the finger lets go; `nil` = never.
    public let commit: Commit?
    /// What decides when the finger lets go.
    public let release: ReleaseRules
    /// How it goes the rest of the way.
    public let motion: BarMotion

    var followed = FollowedExposure()
    var gesture: FollowingGesture

    /// Makes the policy.
    ///
    /// - Precondition: `travelLength` and a commit's amount are finite and above 0, `revealedAway` is in 0...1.
    public init(
        travelLength: Double? = nil, stops: RestStops = RestStops(), revealedAway: Double = 1,
        turn: Turn = .rebases, commit: Commit? = nil, release: ReleaseRules = ReleaseRules(.nearest(0.5)),
        motion: BarMotion = .sliding()
    ) {
        if let travelLength {
            precondition(travelLength > 0 && travelLength < .infinity, "A travel length is above 0 points.")
        }
        precondition(revealedAway >= 0 && revealedAway <= 1, "The bar is revealed by 0 (nothing) to 1 (all of it).")
        switch commit {
        case .distance(let amount), .share(let amount):
            precondition(amount > 0 && amount < .infinity, "A commit's amount is above 0.")
        case nil: break
        }
        self.travelLength = travelLength
        self.stops = stops
        self.revealedAway = revealedAway
        self.turn = turn
        self.commit = commit
        self.release = release
        self.motion = motion
        gesture = FollowingGesture(commit: commit)
    }

    /// Follows travel; settles the bar when the gesture is over; shows it at the start.
    public mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let length = max(travelLength ?? step.bar.length, ScrollStep.tolerance)
        let exceeded = gesture.look(at: step)
        var decision = step.travel != 0 ? follow(step, exceeded, length: length) : nil
        if step.travel == 0, step.carry != 0 { followed.anchor(at: step.position, exposure: followed.now) }
        if let settled = settle(step, isFollowing: decision != nil, length: length) { decision = settled }
        // Said again while a motion runs, it takes back what waits for the motion's end.
        let isShown = decision.map { $0.exposure == 1 } ?? (step.bar.target == 1 && !step.bar.isMoving)
        if step.isAtStart, !isShown {
            followed.anchor(at: step.position, exposure: 1)
            decision = .show(motion, because: "at the start")
        }
        return decision
    }

    /// Whether the bar goes where this policy believes it to; otherwise someone else moved it.
    func isOurs(_ bar: BarState) -> Bool {
        followed.isSet && (bar.target == followed.now || bar.reducesMotion)
    }

    private mutating func follow(
        _ step: ScrollStep, _ exceeded: ScrollDistance.Way?, length: Double
    ) -> BarDecision? {
        let bar = step.bar
        let origin = step.previousPosition + step.carry
        let catches = gesture.isFresh && bar.isMoving
        if gesture.isFresh {
            gesture.isFresh = false
            followed.anchor(at: origin, exposure: bar.exposure)
        } else if bar.isMoving || gesture.ignoresMomentum {
            // The bar goes its own way; the finger goes on from where that ends.
            followed.anchor(at: step.position, exposure: bar.target)
            return nil
        } else if !isOurs(bar) {
            followed.anchor(at: origin, exposure: bar.target)
        } else if step.carry != 0 || length != followed.length {
            followed.anchor(at: origin, exposure: followed.now)
        }
        followed.length = length

        let before = followed.now
        var exposure = min(followed.value(at: step.position), 1)
        if step.travel < 0 {
            let most = max(max(revealedAway, 1 - step.position / length), max(stops.lowest, before))
            if exposure >= most {
                exposure = most
                followed.anchor(at: step.position, exposure: most)
            }
        }
        // A bar that the app put lower is not raised by scrolling down.
        let least = min(stops.lowest, before)
        if exposure <= least {
            exposure = least
            if turn == .rebases { followed.anchor(at: step.position, exposure: exposure) }
        }
        if step.isAtStart {
            exposure = 1
            followed.anchor(at: step.position, exposure: 1)
        }
        followed.now = exposure
        if let end = commitment(step, exceeded, length: length) {
            followed.anchor(at: step.position, exposure: end)
            return BarDecision(exposure: end, motion: motion, reason: "far enough")
        }
        guard exposure != bar.target || catches else { return nil }
        var decision = BarDecision(exposure: exposure, motion: .following, reason: "follows the finger")
        decision.interruptsMotion = catches
        return decision
    }

    /// Where the bar goes by itself before the finger lets go; `nil` = nowhere yet.
    private func commitment(_ step: ScrollStep, _ exceeded: ScrollDistance.Way?, length: Double) -> Double? {
        // Content that shrinks under the finger may be at its start on the way down.
        guard !step.isAtStart else { return nil }
        let goesDown = step.travel > 0
        let end = goesDown ? stops.lowest : presentStops(step, length: length).below(1)
        guard goesDown ? end < followed.now : end > followed.now else { return nil }
        switch commit {
        case .distance: return exceeded == nil ? nil : end
        case .share(let share):
            let gone = (1 - followed.now) / (1 - stops.lowest)
            return (goesDown ? gone : 1 - gone) >= share - ScrollStep.tolerance ? end : nil
        case nil: return nil
        }
    }
}
