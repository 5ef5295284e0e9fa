#if !hasFeature(Embedded)

/// Everything that happened to one bar: samples and host calls in order, and what a test expects in between.
///
/// A trace is a recording, a test case, a counterexample and a bug report, all in one. It is read from and written to
/// two forms, CSV (``init(csv:file:)``, ``csv``) and the one-line notation (``init(_:)``, ``notation``), and either
/// gives the same trace back, bit for bit.
public struct ScrollTrace: Sendable, Hashable {
    /// One thing that happened.
    public enum Event: Sendable, Hashable {
        /// The scroller reported.
        case sample(ScrollSample)
        /// The app called the driver.
        case call(HostCall)
        /// Time passed without a sample, in seconds.
        case wait(Double)
        /// Nothing happened; a test states what must be true here.
        case expect(Expectation)
    }

    /// A call that an app makes between samples.
    public enum HostCall: Sendable, Hashable {
        /// ``BarDriver/hold(_:motion:)``: `!hold` (shown) or `!freeze` (as it is).
        case hold(BarHold)
        /// ``BarDriver/release(_:)``: `!release` (shown) or `!thaw` (as it is).
        case release(BarHold)
        /// ``BarDriver/show(_:)``: `!show`.
        case show
        /// ``BarDriver/hide(_:)``: `!hide`.
        case hide
        /// ``BarDriver/expose(_:motion:)``, 0...1: `!expose:0.5`.
        case expose(Double)
        /// ``BarDriver/attach()``: `!attach`.
        case attach
        /// ``BarDriver/barLength`` was set, in points: `!length:60`.
        case barLength(Double)
        /// ``BarDriver/motionEnded()``: `!done`.
        case motionEnded
        /// ``BarDriver/scrollToStart(_:)``: `!tap`.
        case scrollToStart
        /// ``BarDriver/reducesMotion`` was set: `!reduce` (on) or `!reduce:0` (off).
        case reducesMotion(Bool)
    }

    /// What a test states about the bar.
    public enum Expectation: Sendable, Hashable {
        /// The exposure on screen now: `?1`. Exposures are met within 1e-6; one written with three digits or more behind the
        /// point, `?0.667`, within half of its last digit.
        case exposure(Double)
        /// The exposure where the bar goes: `?>0`.
        case target(Double)
        /// The exposure once time has run on and every motion has ended: `?settled:1`.
        case settled(Double)
        /// How many moves the driver has asked for so far: `?moves:2`.
        case moves(Int)
    }

    /// Points that the bar is long, 0 to 1e9; a ``TraceReplay`` takes no other.
    public var barLength: Double
    /// Whether the bar was hidden when its driver was made.
    public var startsHidden: Bool
    /// What happened, in order.
    public var events: [Event]

    /// Makes a trace.
    public init(events: [Event] = [], barLength: Double = 44, startsHidden: Bool = false) {
        self.events = events
        self.barLength = barLength
        self.startsHidden = startsHidden
    }
}

#endif
