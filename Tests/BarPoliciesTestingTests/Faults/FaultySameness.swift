import BarPolicies
import Foundation

// Policies that are no function of their samples: L1, L2, L4.

// MARK: L1

/// A change within 30 ms of the last one is taken for a tremble; but the 30 ms are those of the wall.
struct ReadsAClock: VisibilityPolicy {
    var rule = StickyHeaderPolicy()
    var lastChange = -Double.infinity

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard let decision = rule.decide(step), decision.exposure != step.bar.target else { return nil }
        let now = ProcessInfo.processInfo.systemUptime
        guard decision.exposure == 1 || now - lastChange > 0.03 else { return nil }
        lastChange = now
        return decision
    }
}

/// Hides one time in two: an experiment on readers, drawn anew each time.
struct ThrowsACoin: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard let decision = rule.decide(step) else { return nil }
        return decision.exposure == 1 || Bool.random() ? decision : nil
    }
}

/// Slides for a random time.
struct SlidesForARandomTime: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard var decision = rule.decide(step) else { return nil }
        decision.motion.duration = .random(in: 0.2...0.4)
        return decision
    }
}

/// A count that all policies of a process share.
final class SharedCount: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
        lock.lock()
        defer { lock.unlock() }
        count += 1
        return count
    }
}

/// Leaves out every third hiding, counted for the whole process.
struct CountsInAGlobal: VisibilityPolicy {
    static let count = SharedCount()
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard let decision = rule.decide(step) else { return nil }
        if decision.exposure == 0, step.bar.target == 1, Self.count.next() % 3 == 0 { return nil }
        return decision
    }
}

/// Every second policy that is made is twice as slow to hide.
struct CountsItsCopies: VisibilityPolicy {
    static let count = SharedCount()
    var rule = StickyHeaderPolicy(hideDistance: count.next() % 2 == 0 ? 8 : 16)

    mutating func decide(_ step: ScrollStep) -> BarDecision? { rule.decide(step) }
}

// MARK: L2

/// Memory that copies share.
final class Shared<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// Its whole memory is an object.
struct SharesItsMemory: VisibilityPolicy {
    let rule = Shared(StickyHeaderPolicy())

    mutating func decide(_ step: ScrollStep) -> BarDecision? { rule.value.decide(step) }
}

/// Only a count is an object: after two hidings it gives up hiding, and so do its copies.
struct SharesACount: VisibilityPolicy {
    var rule = StickyHeaderPolicy()
    let hidings = Shared(0)

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard let decision = rule.decide(step) else { return nil }
        if decision.exposure == 0, step.bar.target == 1 {
            hidings.value += 1
            if hidings.value % 2 == 0 { return nil }
        }
        return decision
    }
}

/// Makes its object when it is first asked: copies made before are independent, those made after are not.
struct SharesLate: VisibilityPolicy {
    var rule: Shared<StickyHeaderPolicy>?

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let rule = self.rule ?? Shared(StickyHeaderPolicy())
        self.rule = rule
        return rule.value.decide(step)
    }
}

// MARK: L4

/// At most one change in half a second; but the first half second begins at time 0.
struct ThrottlesFromZero: VisibilityPolicy {
    var rule = StickyHeaderPolicy()
    var lastChange = 0.0

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard let decision = rule.decide(step), decision.exposure != step.bar.target else { return nil }
        guard decision.exposure == 1 || step.time - lastChange > 0.5 else { return nil }
        lastChange = step.time
        return decision
    }
}

/// Leaves the bar alone until the clock says 3: an app's first seconds.
struct SparesTheFirstSeconds: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard let decision = rule.decide(step) else { return nil }
        return decision.exposure == 1 || step.time > 3 ? decision : nil
    }
}

/// Hides in even seconds only.
struct HidesInEvenSeconds: VisibilityPolicy {
    var rule = StickyHeaderPolicy()

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        guard let decision = rule.decide(step) else { return nil }
        let isEven = step.time.truncatingRemainder(dividingBy: 2) < 1
        return decision.exposure == 1 || isEven ? decision : nil
    }
}

/// Keeps times as `Float`, which after a few hours tells frames apart no more.
struct KeepsTimeInAFloat: VisibilityPolicy {
    var rule = StickyHeaderPolicy()
    var last: Float?

    mutating func decide(_ step: ScrollStep) -> BarDecision? {
        let now = Float(step.time)
        defer { last = now }
        guard let decision = rule.decide(step) else { return nil }
        guard decision.exposure == 0 else { return decision }
        guard let last, now > last else { return nil }
        return decision
    }
}
