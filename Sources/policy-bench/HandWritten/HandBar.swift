/// A two-state bar by hand: one motion at a time, and a change of mind kept until it ends.
struct HandBar {
    private let duration: Double
    private(set) var isShown = true
    private var isMoving = false
    private var start = 0.0
    private var end = 0.0
    /// While a motion runs: go the other way when it ends.
    private var turnsBack = false

    @inline(__always)
    init(duration: Double) { self.duration = duration }

    /// Lets time pass.
    @inline(__always)
    mutating func pass(to time: Double) {
        if isMoving, time >= end { isMoving = false }
    }

    /// Follows a leap of the clock.
    mutating func leap(by seconds: Double) {
        if isMoving { begin(at: start + seconds) }
    }

    /// The rule wants the bar shown or hidden.
    ///
    /// - Returns: whether the bar moves.
    @inline(__always)
    mutating func want(shown: Bool, at time: Double) -> Bool {
        if isMoving {
            turnsBack = shown != isShown
            return false
        }
        turnsBack = false
        if shown == isShown { return false }
        move(at: time)
        return true
    }

    /// The rule wants nothing.
    ///
    /// - Returns: whether the bar moves.
    @inline(__always)
    mutating func wantNothing(at time: Double) -> Bool {
        guard turnsBack, !isMoving else { return false }
        turnsBack = false
        move(at: time)
        return true
    }

    private mutating func move(at time: Double) {
        isShown.toggle()
        isMoving = true
        begin(at: time)
    }

    private mutating func begin(at time: Double) {
        start = time
        end = time + duration
    }
}
