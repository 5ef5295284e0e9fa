import BarPolicies
import BarPoliciesTesting
import Foundation

/// Plays every recording through every setting, on all cores.
///
/// A worker takes some settings at a time and plays all recordings through them; every setting has its own sums, so who
/// worked on what changes nothing.
struct TuneRun {
    /// Settings that go through a recording side by side: enough that reading its events costs little.
    private static let most = 64

    let recordings: [Recording]
    let workers: Int
    /// How many samples all recordings hold.
    let samples: Int

    init(recordings: [Recording], workers: Int) {
        self.recordings = recordings
        self.workers = workers
        samples = recordings.reduce(0) { $0 + $1.samples.count }
    }

    /// Finds how each setting feels.
    func feels(of settings: [Setting], progress: @escaping @Sendable (_ done: Int) -> Void) -> [BarFeel] {
        let policies = settings.map(\.policy.compared)
        let share = max(1, min(Self.most, (policies.count + workers - 1) / workers))
        let slices = stride(from: 0, to: policies.count, by: share).map { $0..<min($0 + share, policies.count) }
        let board = Board(Array(repeating: BarFeel(), count: policies.count))
        let recordings = recordings
        DispatchQueue.concurrentPerform(iterations: min(workers, slices.count)) { _ in
            while let slice = board.next(of: slices) {
                board.put(Self.feels(of: Array(policies[slice]), on: recordings), at: slice, progress)
            }
        }
        return board.feels
    }

    private static func feels(of policies: [ComparedPolicy], on recordings: [Recording]) -> [BarFeel] {
        var feels = policies.map { _ in BarFeel() }
        var comparison = PolicyComparison(policies)
        for recording in recordings {
            comparison.begin(barLength: recording.trace.barLength, startsHidden: recording.trace.startsHidden)
            comparison.play(recording.trace.events)
            for (index, feel) in comparison.end().enumerated() { feels[index].add(feel) }
        }
        return feels
    }
}

/// What is to do and what is done, for several workers.
private final class Board: @unchecked Sendable {
    private let lock = NSLock()
    private var begun = 0
    private var done = 0
    private(set) var feels: [BarFeel]

    init(_ feels: [BarFeel]) { self.feels = feels }

    func next(of slices: [Range<Int>]) -> Range<Int>? {
        lock.withLock {
            defer { begun += 1 }
            return begun < slices.count ? slices[begun] : nil
        }
    }

    func put(_ found: [BarFeel], at slice: Range<Int>, _ progress: (Int) -> Void) {
        lock.withLock {
            feels.replaceSubrange(slice, with: found)
            done += slice.count
            progress(done)
        }
    }
}
