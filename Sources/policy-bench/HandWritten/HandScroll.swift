import BarPolicies

/// Scrolling as a hand-written loop with the package's duty sees it: checks the numbers, tells the user's travel from
/// layout and program. It reads the samples and calls nothing of the package.
struct HandScroll {
    /// What to do with a sample that is not simply the next one.
    enum Admission { case ignored, first, leap, step }

    private let samples: UnsafeBufferPointer<ScrollSample>
    /// The last sample taken, by index; -1 = none yet.
    private(set) var last = -1
    /// Its time: infinite before the first sample, so that the first is not simply the next one.
    private(set) var time = Double.infinity
    /// Where the content is, clamped to what can be scrolled.
    private(set) var position = 0.0
    /// The largest position.
    private(set) var limit = 0.0
    /// The content's length if the next sample may simply scroll on, otherwise no number; and the viewport's.
    private var steadyLength = Double.nan
    private var viewport = 0.0
    /// Where the step began, moved along by what was not travel.
    private(set) var origin = 0.0
    /// What the user scrolled.
    private(set) var travel = 0.0
    /// What moved the content besides.
    private(set) var carry = 0.0
    /// What is being done, and was before.
    private(set) var phase = ScrollSample.Phase.idle
    private(set) var previousPhase = ScrollSample.Phase.idle

    private var lastTravel = 0.0
    private var lastElapsed = 0.0
    private var pendingChange = 0.0

    @inline(__always)
    init(_ samples: UnsafeBufferPointer<ScrollSample>) { self.samples = samples }

    /// Whether the user moves the content.
    @inline(__always)
    var userMoves: Bool { phase.rawValue & 6 == 2 }

    /// Whether the user begins to: a drag, or momentum whose drag was not reported.
    @inline(__always)
    var begins: Bool {
        (phase == .interacting && previousPhase != .interacting)
            || (phase == .decelerating && previousPhase.rawValue & 6 != 2)
    }

    /// Whether a drag ends.
    @inline(__always)
    var endsDrag: Bool { previousPhase == .interacting && phase != .interacting }

    /// Whether a drag lasts: it did before, too.
    @inline(__always)
    var dragLasts: Bool { phase == .interacting && previousPhase == .interacting }

    /// Looks at a sample before it is taken. `step` is the answer for nearly all of them.
    @inline(__always)
    func admits(_ index: Int) -> Admission {
        keepsLengths(index) && samples[index].time > time && samples[index].time <= 1e11
            && abs(samples[index].offset) <= 1e9 && abs(samples[index].velocity ?? 0) <= 1e9
            ? .step : Self.admitsUnusual(samples, index, last: last)
    }

    /// Whether the lengths are the last sample's, and so as plausible and with the same limit.
    @inline(__always)
    private func keepsLengths(_ index: Int) -> Bool {
        samples[index].contentLength == steadyLength && samples[index].viewportLength == viewport
    }

    /// Takes the first sample, or the one after a leap of the clock: nothing moved.
    @inline(__always)
    mutating func begin(_ index: Int) {
        last = index
        time = samples[index].time
        takeLengths(index)
        position = clamped(samples[index].offset)
        phase = samples[index].phase
        lastTravel = 0
        lastElapsed = 0
        pendingChange = 0
        steadyLength = samples[index].contentLength
    }

    @inline(__always)
    private mutating func takeLengths(_ index: Int) {
        viewport = samples[index].viewportLength
        limit = max(0, samples[index].contentLength - viewport)
    }

    @inline(__always)
    private func clamped(_ offset: Double) -> Double {
        let offset = offset > 0 ? offset : 0
        return offset < limit ? offset : limit
    }

    /// Takes the next sample.
    @inline(__always)
    mutating func advance(_ index: Int) {
        let now = samples[index].time
        previousPhase = phase
        phase = samples[index].phase
        let newPosition: Double
        if keepsLengths(index) {
            newPosition = clamped(samples[index].offset)
            // The limit stayed, so the last position is what the last offset clamps to. Of the phases' numbers 2 and 3
            // are the user's, 4 and 5 the program's and a pinch's.
            let moved = newPosition - position
            if (phase.rawValue | previousPhase.rawValue) & 6 == 2 {
                travel = moved
                carry = 0
            } else {
                travel = 0
                carry = moved
            }
        } else {
            (travel, pendingChange) = Self.unusualTravel(
                samples, index, last: last, pendingChange: pendingChange, lastTravel: lastTravel,
                lastElapsed: lastElapsed)
            takeLengths(index)
            steadyLength = pendingChange == 0 ? samples[index].contentLength : .nan
            newPosition = clamped(samples[index].offset)
            carry = (newPosition - position) - travel
        }
        if travel != 0 {
            lastTravel = travel
            lastElapsed = now - time
        }
        if !userMoves { lastTravel = 0 }
        origin = position + carry
        position = newPosition
        time = now
        last = index
    }
}

// What is seldom needed, out of line and given plain values, so that the common path stays in registers.
extension HandScroll {
    @inline(__always)
    private static func isPlausible(_ samples: UnsafeBufferPointer<ScrollSample>, _ index: Int) -> Bool {
        abs(samples[index].time) <= 1e11 && abs(samples[index].offset) <= 1e9
            && samples[index].contentLength >= 0 && samples[index].contentLength <= 1e9
            && samples[index].viewportLength > 0 && samples[index].viewportLength <= 1e9
            && abs(samples[index].velocity ?? 0) <= 1e9
    }

    @inline(never)
    private static func admitsUnusual(
        _ samples: UnsafeBufferPointer<ScrollSample>, _ index: Int, last: Int
    ) -> Admission {
        guard isPlausible(samples, index) else { return .ignored }
        guard last >= 0 else { return .first }
        let sample = samples[index]
        let before = samples[last]
        if sample.time < before.time { return .leap }
        let isRepeat =
            sample.time == before.time && sample.offset == before.offset && sample.phase == before.phase
            && sample.contentLength == before.contentLength && sample.viewportLength == before.viewportLength
            && sample.velocity == before.velocity
        return isRepeat ? .ignored : .step
    }

    /// The table of causes, where lengths change or a program or a pinch is at work.
    ///
    /// - Returns: the user's travel, and the change of the content's length that still waits for its displacement.
    @inline(never)
    private static func unusualTravel(
        _ samples: UnsafeBufferPointer<ScrollSample>, _ index: Int, last: Int, pendingChange: Double,
        lastTravel: Double, lastElapsed: Double
    ) -> (travel: Double, pendingChange: Double) {
        let sample = samples[index]
        let before = samples[last]
        let limit = max(0, sample.contentLength - sample.viewportLength)
        let displacement = min(max(sample.offset, 0), limit) - min(max(before.offset, 0), limit)
        let change = sample.contentLength - before.contentLength
        let isUsersMotion = sample.phase == .interacting || sample.phase == .decelerating
        let shift = change + pendingChange - (sample.viewportLength - before.viewportLength)
        let pending = displacement == 0 && isUsersMotion ? shift : 0
        let byProgram = sample.phase == .animating || before.phase == .animating
        if sample.phase == .zooming || before.phase == .zooming || sample.viewportLength != before.viewportLength
            || (byProgram && displacement != 0) || !(isUsersMotion || before.phase.rawValue & 6 == 2)
        {
            return (0, pending)
        }
        let travel = usersPart(
            of: displacement, change: change, whole: change + pendingChange, elapsed: sample.time - before.time,
            lastTravel: lastTravel, lastElapsed: lastElapsed)
        return (travel, travel != 0 ? 0 : pending)
    }

    private static func usersPart(
        of displacement: Double, change: Double, whole: Double, elapsed: Double, lastTravel: Double,
        lastElapsed: Double
    ) -> Double {
        if whole == 0 { return displacement }
        let less = displacement - whole
        if lastTravel == 0 {
            if change != 0 { return 0 }
            return abs(less) < abs(displacement) ? less : displacement
        }
        let expected = lastElapsed > 0 && elapsed > 0 ? lastTravel * (elapsed / lastElapsed) : lastTravel
        var nearest = displacement
        if abs(less - expected) < abs(nearest - expected) { nearest = less }
        if abs(expected) < abs(nearest - expected) { nearest = 0 }
        return nearest
    }
}
