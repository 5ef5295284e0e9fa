/// Where a bar is and where it goes.
///
/// A policy finds it in ``ScrollStep/bar``, a host in ``BarDriver/bar``. Everything that a host shows (offset, opacity,
/// inset) is a function of ``exposure`` and ``length``, so applying a state twice changes nothing.
///
/// ```swift
/// var bar = BarState(exposure: 1, length: 44)
/// bar.begin(.sliding(0.4, .linear), to: 0, at: 10)
/// bar.advance(to: 10.1)
/// bar.exposure        // 0.75
/// bar.target          // 0
/// bar.visibleLength   // 33
/// ```
public struct BarState: Sendable, Hashable {
    /// Where the bar goes, or is when nothing moves: 1 = shown, 0 = hidden.
    public internal(set) var target: Double
    /// Points that the bar takes when it is wholly shown. 0 = there is no bar to see.
    public internal(set) var length: Double
    /// Whether the user asked for less movement.
    public internal(set) var reducesMotion: Bool
    /// Whether a motion runs.
    public internal(set) var isMoving = false

    // The running motion; all 0 when none runs, so that equal states compare equal.
    @usableFromInline var curve = BarMotion.Curve.linear
    @usableFromInline var origin = 0.0
    @usableFromInline var startTime = 0.0
    @usableFromInline var duration = 0.0
    @usableFromInline var now = 0.0

    /// Makes the state of a bar at rest.
    ///
    /// - Parameters:
    ///   - exposure: 1 = shown ... 0 = hidden.
    ///   - length: points, 0 or more; a bar of length 0 is shown.
    ///   - reducesMotion: whether the user asked for less movement.
    /// - Precondition: `exposure` is in 0...1, `length` is finite and not negative.
    public init(exposure: Double = 1, length: Double = 44, reducesMotion: Bool = false) {
        precondition(exposure >= 0 && exposure <= 1, "An exposure is between 0 (hidden) and 1 (shown).")
        precondition(length >= 0 && length <= ScrollSample.largestLength, "A bar's length is 0 points or more.")
        target = length > 0 ? exposure : 1
        self.length = length
        self.reducesMotion = reducesMotion
    }

    /// What is on screen: 1 = shown ... 0 = hidden; on the motion's curve while one runs. Worked out when it is read.
    @inlinable
    public var exposure: Double { isMoving ? exposureInMotion : target }

    /// Points of the bar that are on screen: ``exposure`` times ``length``.
    @inlinable
    public var visibleLength: Double { exposure * length }

    /// Whether nothing moves and the bar is wholly shown.
    @inlinable
    public var isShown: Bool { !isMoving && target == 1 }

    /// Whether nothing moves and the bar is wholly hidden.
    @inlinable
    public var isHidden: Bool { !isMoving && target == 0 }

    /// The time at which the running motion ends; without meaning when none runs.
    @inlinable
    var endTime: Double { startTime + duration }

    @usableFromInline
    var exposureInMotion: Double {
        origin + (target - origin) * curve.progress(at: (now - startTime) / duration)
    }

    /// Starts a motion from what is on screen. A motion that runs already is left where it is.
    ///
    /// The driver does this; a test of a policy can do it too, to ask the policy about a bar in motion.
    ///
    /// - Parameters:
    ///   - motion: a motion without a duration ends at once.
    ///   - exposure: where to, 0...1; clamped. What is not a number changes nothing. A bar of length 0 stays shown.
    ///   - time: seconds.
    public mutating func begin(_ motion: BarMotion, to exposure: Double, at time: Double) {
        begin(motion, from: self.exposure, to: exposure, at: time)
    }

    /// The same with what is on screen worked out already.
    mutating func begin(_ motion: BarMotion, from start: Double, to exposure: Double, at time: Double) {
        guard !exposure.isNaN else { return }
        target = possible(exposure)
        guard motion.duration > 0, motion.duration.isFinite, start != target else { return endMotion() }
        isMoving = true
        origin = start
        startTime = time
        duration = motion.duration
        curve = motion.curve
        now = time
    }

    /// What the bar can do of a wish: within 0...1, and shown where it has no length.
    func possible(_ exposure: Double) -> Double { length > 0 ? min(max(exposure, 0), 1) : 1 }

    /// Lets time pass; a motion whose duration has passed ends.
    ///
    /// - Parameter time: seconds. An earlier time than the last changes nothing.
    @inlinable
    public mutating func advance(to time: Double) {
        guard isMoving, time > now else { return }
        now = time
        if time >= endTime { endMotion() }
    }

    /// Ends the running motion, if any: the bar is at its target.
    @usableFromInline
    mutating func endMotion() {
        isMoving = false
        curve = .linear
        origin = 0
        startTime = 0
        duration = 0
        now = 0
    }

    /// Follows a leap of the clock, so that the running motion has as long to go as before.
    mutating func shiftTime(by seconds: Double) {
        guard isMoving else { return }
        startTime += seconds
        now += seconds
    }

    /// Takes another length: 0 and 1 stay, a part-shown bar keeps its visible points, a bar of length 0 is shown.
    mutating func resize(to newLength: Double) {
        guard newLength != length else { return }
        let scale = newLength > 0 ? length / newLength : 1
        length = newLength
        guard newLength > 0 else {
            target = 1
            return endMotion()
        }
        func kept(_ exposure: Double) -> Double {
            exposure > 0 && exposure < 1 ? min(exposure * scale, 1) : exposure
        }
        if isMoving {
            let rest = endTime - now
            origin = kept(exposure)
            startTime = now
            duration = rest
        }
        target = kept(target)
    }
}
