import Dispatch

/// The line that says how far a run is, and how long it will last.
struct RunProgress {
    private let rounds: Int
    private let start = DispatchTime.now().uptimeNanoseconds

    init(rounds: Int) { self.rounds = rounds }

    /// A round begins.
    func begins(_ round: Int) {
        guard round > 0 else { return Console.progress("round 1 of \(rounds)") }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        let left = Int((seconds / Double(round) * Double(rounds - round)).rounded(.up))
        Console.progress("round \(round + 1) of \(rounds), \(left) s left")
    }
}
